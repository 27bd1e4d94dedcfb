package example.chess;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.bench.textbook.TextbookSearch;
import io.github.yomikiri.bench.tune.Yardstick;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChessYardstickTest {

  private static final Path TASKS =
      Path.of("../../examples/chess/src/test/resources/example/chess/tactics.epd");
  private static final Yardstick<Chess> YARDSTICK =
      new Yardstick<>(new ChessKit(), new ChessTactics());

  @Test
  void theTextbookSolvesTacticsWithFewNodes() throws IOException {
    List<Tactics.Task> tasks = Tactics.read(TASKS.toString(), Files.readAllLines(TASKS));
    StringWriter out = new StringWriter();
    Player<Chess> player = Player.of("textbook", YARDSTICK.textbook(), Limits.nodes(20_000));
    int solved = Tactics.solve(tasks, player, new PrintWriter(out));
    assertThat(solved).as(out.toString()).isEqualTo(10);
  }

  @Test
  void movesAreLegal() {
    MatchResult result = YARDSTICK.play(
        Openings.random(Chess.START, 4, 2, 1),
        4,
        Limits.nodes(500),
        StopSignal.NEVER,
        (game, soFar) -> {});
    assertThat(result.total().games()).isEqualTo(4);
    assertThat(result.illegalMoves()).isEmpty();
    assertThat(result.failures()).isEmpty();
  }

  @Test
  void capturesAndPromotionsAreNotQuiet() {
    ChessTactics tactics = new ChessTactics();
    for (Game<Chess> game : Openings.random(Chess.START, 60, 10, 1)) {
      for (Chess node : game.positions()) {
        MoveList noisy = new MoveList();
        if (!node.isCheck()) {
          Moves.noisy(node, noisy);
        }
        for (int move : legal(node)) {
          assertThat(tactics.cell(node, move)).isBetween(0, TextbookSearch.CELLS - 1);
          assertThat(node.isCheck() || noisy.contains(move) != tactics.isQuiet(node, move))
              .isTrue();
        }
      }
    }
  }

  private static int[] legal(Chess node) {
    MoveList moves = new MoveList();
    node.moves(moves);
    return moves.toArray();
  }
}
