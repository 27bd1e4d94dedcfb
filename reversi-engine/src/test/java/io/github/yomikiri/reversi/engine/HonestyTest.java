package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Solved values of an analysis are true, whatever limit ended the search, and whatever moves the
 * limits exclude.
 */
class HonestyTest {

  private static final int POSITIONS = 120;
  private static final long SEED = 20111;

  private final EndgameSolver solver =
      new EndgameSolver(EndgameOptions.exact().withTableLongs(1 << 16));
  private final Engine engine = Engine.builder().tables(1, 1).build();
  private int solved;
  private int estimated;

  @Test
  @Tag("once")
  void solvedIsTrue() {
    Random random = new Random(SEED);
    for (int i = 0; i < POSITIONS; i++) {
      Reversi position = RandomPositions.withEmpties(6 + random.nextInt(8), random);
      Limits limits = Limits.nodes(1 + (long) Math.pow(10, random.nextDouble() * 5.5));
      List<Move> moves = new ArrayList<>(position.legalMoves());
      while (i % 2 == 1 && moves.size() > 1 && random.nextInt(3) > 0) {
        moves.remove(random.nextInt(moves.size()));
        limits = limits.withRootMoves(moves);
      }
      String what = "seed " + SEED + ", case " + i + ", " + limits + "\n" + position;
      engine.newGame(Game.of(position), i);
      check(position, moves, engine.play(position, limits), what);
      check(position, moves, engine.analyze(position, limits), what);
    }
    // The checks above checked solved values and bounds.
    assertThat(solved).isGreaterThan(POSITIONS / 4);
    assertThat(estimated).isGreaterThan(POSITIONS / 4);
  }

  private void check(Reversi position, List<Move> moves, SearchResult analysis, String what) {
    assertThat(moves).as(what).contains(analysis.bestMove());
    assertThat(analysis.rootMoves().stream().map(RootMove::move))
        .as(what)
        .containsExactlyInAnyOrderElementsOf(moves);
    assertThat(analysis.rootMoves().get(0).move()).as(what).isEqualTo(analysis.bestMove());
    assertThat(analysis.principalVariation().get(0)).as(what).isEqualTo(analysis.bestMove());
    if (analysis.solved()) {
      solved++;
      assertThat(analysis.confidence()).as(what).isEmpty();
      int value = moves.stream().mapToInt(move -> value(position, move)).max().orElseThrow();
      assertClaim(analysis.bound(), analysis.points(), value, what);
      if (analysis.bound() != Bound.UPPER) {
        // The move has the claimed value.
        int kept = value(position, analysis.bestMove());
        assertThat((double) kept).as(what).isGreaterThanOrEqualTo(analysis.points());
      }
    } else {
      estimated++;
    }
    for (RootMove scored : analysis.rootMoves()) {
      if (scored.solved()) {
        assertClaim(scored.bound(), analysis.points(scored), value(position, scored.move()), what);
      }
    }
  }

  private int value(Reversi position, Move move) {
    return -solver.search(position.play(move.code()), Limits.none()).score();
  }

  private static void assertClaim(Bound bound, double discs, int value, String what) {
    switch (bound) {
      case EXACT -> assertThat(discs).as(what).isEqualTo(value);
      case LOWER -> assertThat(discs).as(what).isLessThanOrEqualTo(value);
      case UPPER -> assertThat(discs).as(what).isGreaterThanOrEqualTo(value);
      default -> throw new AssertionError("an estimate is not solved: " + what);
    }
  }
}
