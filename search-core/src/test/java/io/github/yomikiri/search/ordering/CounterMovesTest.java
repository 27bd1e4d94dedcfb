package io.github.yomikiri.search.ordering;

import static io.github.yomikiri.search.ordering.Cutoffs.cutoff;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CounterMovesTest {

  private final CounterMoves<TicTacToe> counters = new CounterMoves<>();

  private int[] scores(int ply, int reachedBy) {
    MoveList moves = new MoveList();
    List.of(3, 700, 5).forEach(moves::add);
    int[] scores = new int[3];
    counters.reached(ply, reachedBy);
    counters.score(TicTacToe.START, ply, 4, moves, scores);
    return scores;
  }

  @Test
  void theAnswerToAMoveIsPreferredAtEveryPly() {
    counters.reached(2, 900);
    cutoff(counters, 2, 5, 700);
    assertThat(scores(2, 900)).containsExactly(0, 1 << 20, 0);
    assertThat(scores(50, 900)).containsExactly(0, 1 << 20, 0);
    assertThat(scores(2, 901)).containsExactly(0, 0, 0);
    assertThat(scores(2, -1)).containsExactly(0, 0, 0);
  }

  @Test
  void theLastAnswerCounts() {
    counters.reached(1, 0);
    cutoff(counters, 1, 5, 3);
    cutoff(counters, 1, 2, 5);
    assertThat(scores(4, 0)).containsExactly(0, 0, 1 << 20);
  }

  @Test
  void answersToNoMoveAreForgotten() {
    cutoff(counters, 0, 5, 3);
    cutoff(counters, 99, 5, 3);
    counters.reached(0, -1);
    cutoff(counters, 0, 5, 3);
    assertThat(scores(0, -1)).containsExactly(0, 0, 0);
  }

  @Test
  void resetForgetsAndANewSearchDoesNot() {
    counters.reached(1, 7);
    cutoff(counters, 1, 5, 3);
    counters.newSearch();
    assertThat(scores(1, 7)).containsExactly(1 << 20, 0, 0);
    counters.reset();
    assertThat(scores(1, 7)).containsExactly(0, 0, 0);
  }

  /** Compares each move that is reported with the position that is ordered next. */
  private static final class Witness implements MoveOrdering<RandomGame> {

    private final List<RandomGame> path = new ArrayList<>();
    private int last;
    private int compared;

    @Override
    public void reached(int ply, int move) {
      last = move;
    }

    @Override
    public void score(RandomGame node, int ply, int depth, MoveList list, int[] scores) {
      path.subList(Math.min(ply, path.size()), path.size()).clear();
      path.add(node);
      if (ply > 0) {
        assertThat(path.get(ply - 1).play(last).key()).isEqualTo(node.key());
        compared++;
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void everyAlgorithmReportsTheMoveThatLedToANode(Algorithm algorithm) {
    int compared = 0;
    // Some have extra turns, and in some the first question of a proof is soon answered.
    for (int seed = 0; seed < 6; seed++) {
      Witness witness = new Witness();
      Searchers.bare(RandomGame.class)
          .algorithm(algorithm)
          .evaluator(RandomGame.evaluator())
          .ordering(() -> witness)
          .compose(old -> old.withOrderingDepth(1))
          .build()
          .search(RandomGame.tree(seed, 9, 5, 50), Limits.depth(5));
      compared += witness.compared;
    }
    assertThat(compared).isGreaterThan(50);
  }

  @Test
  void searchesReportTheMovesThatLedToANode() {
    RandomGame root = RandomGame.tree(6, 9, 5, 50);
    long plain = Searchers.bare(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .build()
        .search(root, Limits.depth(7))
        .statistics()
        .nodes();
    assertThat(Searchers.bare(RandomGame.class)
            .evaluator(RandomGame.evaluator())
            .ordering(CounterMoves::new)
            .compose(old -> old.withOrderingDepth(1))
            .build()
            .search(root, Limits.depth(7))
            .statistics()
            .nodes())
        .isLessThan(plain);
  }
}
