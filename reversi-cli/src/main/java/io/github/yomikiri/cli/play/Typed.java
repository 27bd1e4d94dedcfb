package io.github.yomikiri.cli.play;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A typed line: a command and what follows it, or a move.
 *
 * @param text the line without white space around it
 * @param word its first word in lower case, if the line can be a command; else the whole line
 * @param argument the rest of the line
 */
record Typed(String text, String word, String argument) {

  /** The commands, as completion offers them. */
  static final List<String> WORDS = List.of(
      "undo", "hint", "moves", "save", "load", "switch", "level", "review", "resign", "help",
      "quit");

  static final String HELP = """
      f5         place a disc on f5 (any square marked as legal)
      pass       pass, when there is no square to play
      undo       take back your last move, and what followed it
      hint       ask for a move
      hint 3     ask for the values of the 3 best moves, or of another number
      hint on    show the value of each legal move on its square, until hint off
      moves      list the legal moves and the moves so far
      switch     change sides with your opponent
      level 3    set the computer's level, from 1 (a child wins) to 12
      save FILE  write the game: a transcript, or GGF if the name ends with .ggf;
                 if the name ends with .html, a page with a review
      load FILE  play on from a transcript, GGF, SGF, or a position in OBF; a game
                 can also be typed or pasted here in place of the file
      review     judge the moves so far, which takes up to 15 seconds
      resign     give the game up
      help       this list
      quit       end the game here
      """;

  private static final List<String> WITH_ARGUMENT = List.of("hint", "save", "load", "level");

  static Typed of(String line) {
    String text = line.strip();
    String[] parts = text.split("\\s+", 2);
    String word = parts[0].toLowerCase(Locale.ROOT);
    if (parts.length == 1) {
      return new Typed(text, word, "");
    }
    return WITH_ARGUMENT.contains(word)
        ? new Typed(text, word, parts[1])
        : new Typed(text, text.toLowerCase(Locale.ROOT), "");
  }

  /** Returns the legal move that the line is, in a spelling of {@link Transcript}. */
  Optional<Move> move(Reversi position) {
    try {
      List<Move> moves = Transcript.parse(position, text).moves();
      boolean isOne = moves.size() == 1 || moves.size() == 2 && moves.get(1).code() == Reversi.PASS;
      return isOne ? Optional.of(moves.get(0)) : Optional.empty();
    } catch (InvalidInputException e) {
      // The line is no move, whatever the reason.
      return Optional.empty();
    }
  }
}
