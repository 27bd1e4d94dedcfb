package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The analysis of all moves of a position. */
class EngineAnalysisTest {

  private static EngineBuilder small() {
    return Engine.builder().tables(1, 1);
  }

  @Test
  void readsEveryMoveOutAsSoonAsThatIsAffordable() {
    Reversi position = RandomPositions.withEmpties(13, new Random(6));
    double all = position.legalMoves().size() * Endgame.nodes(position.emptyCount() - 1);
    SearchResult analysis = small().build().analyze(position, Limits.nodes((long) (2.6 * all)));
    assertThat(analysis.completion()).isEqualTo(Completion.SOLVED);
  }

  /** The limits are less than the solver is expected to need. */
  @Test
  void solvesWithWhatIsLeftAtTheEndOfTheGame() {
    Random random = new Random(21);
    EndgameSolver solver = new EndgameSolver(EndgameOptions.exact());
    int solved = 0;
    for (int i = 0; i < 20; i++) {
      Reversi position = RandomPositions.withEmpties(12, random);
      double all = position.legalMoves().size() * Endgame.nodes(11);
      long nodes = (long) (1.5 * all);
      SearchResult analysis = small().build().analyze(position, Limits.nodes(nodes));
      String what = "case " + i + ", " + analysis + "\n" + position;
      assertThat(analysis.depth()).as(what).isLessThanOrEqualTo(12);
      for (RootMove scored : analysis.rootMoves()) {
        if (scored.solved()) {
          int value =
              -solver.search(position.play(scored.move().code()), Limits.none()).score();
          assertThat(analysis.points(scored)).as(what).isEqualTo(value);
        }
      }
      if (analysis.completion() == Completion.SOLVED) {
        solved++;
      } else {
        assertThat(analysis.statistics().nodes()).as(what).isEqualTo(nodes);
      }
    }
    assertThat(solved).isGreaterThan(5);
  }

  @Test
  void doesNotCompareEstimatesOfTwoDepths() {
    Random random = new Random(14);
    int cut = 0;
    for (int i = 0; i < 60; i++) {
      Reversi position = RandomPositions.withEmpties(20 + random.nextInt(30), random);
      Limits limits = Limits.nodes(500 + random.nextInt(5_000));
      SearchResult analysis = small().build().analyze(position, limits);
      List<RootMove> moves = analysis.rootMoves();
      int deepest = moves.stream().mapToInt(RootMove::depth).max().orElseThrow();
      assertThat(moves.get(0).depth()).as("case " + i).isEqualTo(deepest);
      if (moves.stream().anyMatch(move -> move.depth() < deepest)) {
        cut++;
        assertThat(analysis.bound()).as("case " + i).isEqualTo(Bound.LOWER);
      }
    }
    assertThat(cut).isGreaterThan(10);
  }

  @Test
  void givesEveryMoveItsValue() {
    Random random = new Random(1);
    Reversi position = RandomPositions.withEmpties(11, random);
    SearchResult analysis = small().build().analyze(position, Limits.none());
    EndgameSolver solver = new EndgameSolver(EndgameOptions.exact());
    assertThat(analysis.completion()).isEqualTo(Completion.SOLVED);
    double before = 64;
    for (RootMove scored : analysis.rootMoves()) {
      Reversi after = position.play(scored.move().code());
      assertThat(analysis.points(scored))
          .isEqualTo(-solver.search(after, Limits.none()).score());
      assertThat(analysis.points(scored)).isLessThanOrEqualTo(before);
      before = analysis.points(scored);
      Reversi end = position;
      for (Move move : scored.line()) {
        end = end.play(move).orElseThrow();
      }
      assertThat(end.isTerminal()).isTrue();
    }
  }

  @Test
  void judgesTheMovesOfAGame() {
    Random random = new Random(3);
    Game<Reversi> game = Game.of(RandomPositions.withEmpties(12, random));
    while (!game.isOver()) {
      List<Move> legal = game.position().legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    EndgameSolver solver = new EndgameSolver(EndgameOptions.exact());
    try (Engine engine = small().build()) {
      List<JudgedMove> judged = engine.review(game, Limits.none(), move -> {});
      assertThat(judged).hasSameSizeAs(game.moves()).allMatch(JudgedMove::solved);
      for (JudgedMove move : judged) {
        assertThat(move.points(move.best()))
            .isEqualTo(
                solver.search(game.positions().get(move.ply()), Limits.none()).score());
      }
      assertThat(judged).anyMatch(move -> move.loss() > 0);
    }
  }

  @Test
  void analyzesTheMidgameMoveByMove() {
    List<Integer> depths = new ArrayList<>();
    SearchResult analysis = small()
        .build()
        .analyze(
            Reversi.start(),
            Integer.MAX_VALUE,
            Limits.depth(5),
            soFar -> depths.add(soFar.depth()));
    assertThat(depths).containsExactly(1, 2, 3, 4, 5);
    // The four first moves are images of each other.
    assertThat(analysis.rootMoves()).hasSize(4).allSatisfy(scored -> {
      assertThat(analysis.points(scored)).isEqualTo(analysis.points());
      assertThat(scored.bound()).isEqualTo(Bound.EXACT);
      assertThat(scored.depth()).isEqualTo(5);
    });
  }
}
