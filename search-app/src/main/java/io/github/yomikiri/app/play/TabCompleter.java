package io.github.yomikiri.app.play;

import io.github.yomikiri.game.Move;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/**
 * Completes what a person types: legal moves and commands, and after a command what may follow it.
 *
 * @param moves returns the legal moves
 * @param levels the number of the strongest level
 */
record TabCompleter(Supplier<List<Move>> moves, int levels) implements Completer {

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    if (line.wordIndex() == 0) {
      moves.get().forEach(move -> candidates.add(candidate(move.notation(), "moves")));
      Typed.WORDS.forEach(word -> candidates.add(candidate(word, "commands")));
      return;
    }
    switch (Typed.of(line.line()).word()) {
      case "save", "load" ->
        FileNames.beginningWith(line.word())
            .forEach(name -> candidates.add(
                new Candidate(name, name, null, null, null, null, !name.endsWith("/"))));
      case "hint" -> List.of("on", "off").forEach(word -> candidates.add(new Candidate(word)));
      case "level" ->
        IntStream.rangeClosed(1, levels)
            .forEach(number -> candidates.add(new Candidate(String.valueOf(number))));
      default -> {}
    }
  }

  private static Candidate candidate(String text, String group) {
    return new Candidate(text, text, group, null, null, null, true);
  }
}
