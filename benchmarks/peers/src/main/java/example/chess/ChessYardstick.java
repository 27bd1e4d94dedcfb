package example.chess;

import io.github.yomikiri.bench.tune.Yardstick;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Plays the search of the chess example against that of the textbook. */
public final class ChessYardstick {

  private ChessYardstick() {}

  /**
   * Plays a match, and prints its games and its result from the view of the library's search.
   *
   * @param args a file with the moves of an opening on each line, the number of games, and the
   *     milliseconds of processor time for each move
   * @throws IOException if the file cannot be read
   */
  public static void main(String[] args) throws IOException {
    List<Game<Chess>> openings = Files.readAllLines(Path.of(args[0])).stream()
        .map(line -> Pgn.read(line).game())
        .toList();
    Yardstick<Chess> yardstick = new Yardstick<>(new ChessKit(), new ChessTactics());
    System.out.println(yardstick.play(
        openings,
        Integer.parseInt(args[1]),
        Limits.time(Duration.ofMillis(Long.parseLong(args[2]))),
        StopSignal.NEVER,
        (game, soFar) -> System.out.printf(
            Locale.ROOT,
            "%d: %s, library %.1f%n",
            soFar.total().games(),
            game.outcome(),
            soFar.total().points())));
  }
}
