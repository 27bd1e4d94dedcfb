package example.chess;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A game in portable game notation (PGN).
 *
 * @param tags what is known about the game, in the order of the text
 * @param game the moves
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, or {@code *} if it is not known
 */
record Pgn(Map<String, String> tags, Game<Chess> game, String result) {

  private static final int WIDTH = 80;

  /**
   * Reads the first game of a text. Comments and variations are skipped.
   *
   * @throws InvalidInputException if a move is not legal, the text breaks the format, or it has no
   *     game
   */
  static Pgn read(String text) {
    return new PgnReader(text)
        .next()
        .orElseThrow(() -> new InvalidInputException(text, "the text", "it has no game"));
  }

  /**
   * Reads the games of a file, except those with faults. A byte that is not UTF-8 is replaced,
   * because it is hardly ever outside a name.
   *
   * @param faults is given what is wrong with each game that is left out
   */
  static List<Pgn> readAll(Path file, Consumer<InvalidInputException> faults) throws IOException {
    PgnReader reader = new PgnReader(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    List<Pgn> games = new ArrayList<>();
    while (true) {
      try {
        Optional<Pgn> next = reader.next();
        if (next.isEmpty()) {
          return games;
        }
        games.add(next.get());
      } catch (InvalidInputException e) {
        faults.accept(e.inSource(file.toString()));
      }
    }
  }

  /** Returns a game of this program, with the tags that each game must have. */
  static Pgn of(String white, String black, Game<Chess> game) {
    String winner = game.position().isWhite() ? "0-1" : "1-0";
    boolean isDrawn = game.outcome() == Game.Outcome.DRAWN;
    String result = !game.isOver() ? "*" : isDrawn ? "1/2-1/2" : winner;
    Map<String, String> tags = new LinkedHashMap<>();
    List.of("Event", "Site", "Date", "Round").forEach(tag -> tags.put(tag, "?"));
    tags.put("White", white);
    tags.put("Black", black);
    tags.put("Result", result);
    if (!game.start().equals(Chess.START)) {
      tags.put("SetUp", "1");
      tags.put("FEN", game.start().toString());
    }
    return new Pgn(tags, game, result);
  }

  /** Returns the game as text. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    tags.forEach((name, value) ->
        text.append("[" + name + " \"" + value.replaceAll("[\"\\\\]", "\\\\$0") + "\"]\n"));
    StringBuilder line = new StringBuilder();
    for (int ply = 0; ply <= game.moves().size(); ply++) {
      String word = ply == game.moves().size() ? result : word(ply);
      if (line.length() + word.length() >= WIDTH) {
        text.append(line).append('\n');
        line.setLength(0);
      }
      line.append(ply == 0 ? "\n" : line.length() == 0 ? "" : " ").append(word);
    }
    return text.append(line).append('\n').toString();
  }

  private String word(int ply) {
    Chess position = game.positions().get(ply);
    String number = position.plies / 2 + 1 + (position.isWhite() ? ". " : "... ");
    String san = San.write(position, game.moves().get(ply).code());
    return position.isWhite() || ply == 0 ? number + san : san;
  }
}
