package example.chess;

import io.github.yomikiri.bench.textbook.Yardstick;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.table.CachedEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Plays the search of the chess example against that of the textbook. */
public final class ChessYardstick {

  private static final int CACHE = 1 << 14;

  private ChessYardstick() {}

  /**
   * Plays a match.
   *
   * @param args a file with a line of moves for each opening, the number of games, and milliseconds
   *     for each move
   * @throws IOException if the file cannot be read
   */
  public static void main(String[] args) throws IOException {
    Yardstick<Chess> yardstick = new Yardstick<>(
        "chess",
        () -> new ChessKit().search(),
        () -> CachedEvaluator.of(Learned.read(), CACHE),
        new ChessTactics());
    List<Game<Chess>> openings =
        Files.readAllLines(Path.of(args[0])).stream().map(line -> Pgn.read(line).game()).toList();
    Limits warm = Limits.time(Duration.ofSeconds(8));
    for (var each : List.of(yardstick.library(), yardstick.textbook())) {
      System.out.println(each.search(Chess.START, warm));
    }
    Limits limits = Limits.time(Duration.ofMillis(Long.parseLong(args[2])));
    MatchResult result = yardstick.play(
        openings,
        Integer.parseInt(args[1]),
        limits,
        (game, soFar) -> System.out.printf(
            Locale.ROOT, "%d: %s %s, %.1f%n", soFar.total().games(), game.outcome(), game.ending(), soFar.total().points()));
    System.out.println(result);
  }
}
