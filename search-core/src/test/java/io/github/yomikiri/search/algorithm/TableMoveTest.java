package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;
import org.junit.jupiter.api.Test;

/** Which move principal variation search stores, alone and with split nodes. */
class TableMoveTest {

  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();
  private static final int DEPTH = 4;

  private final TranspositionTable table = new LockFreeTable(1 << 16);
  private final Composition<RandomGame> parts =
      Composition.of(RandomGame.class, EVALUATOR).withTable(() -> table);

  @Test
  void whereNoMoveIsBetterTheOldOneStays() {
    check(Algorithm.PVS.create(parts));
  }

  @Test
  void whereNoMoveOfASplitNodeIsBetterTheOldOneStays() {
    check(Algorithm.PVS.create(parts, 2, task -> {}, 0));
  }

  private void check(WindowSearch<RandomGame> search) {
    for (long seed = 0; seed < 20; seed++) {
      RandomGame root = RandomGame.of(new RandomGame.Rules(seed, 10, 5, 300, 50, 0));
      // 1. Without an old move, an upper bound has none.
      search.reset();
      search(search, root, DEPTH, Score.MAX - 1, Score.MAX);
      assertThat(TableEntry.bound(table.probe(root.key()))).isEqualTo(Bound.UPPER);
      assertThat(move(root)).as("seed %d", seed).isEqualTo(TableEntry.NO_MOVE);
      // 2. The exact value has the best move, which a later upper bound keeps.
      int value = search(search, root, DEPTH + 1, -Score.MAX, Score.MAX);
      int best = move(root);
      search(search, root, DEPTH + 2, Score.MAX - 1, Score.MAX);
      assertThat(TableEntry.bound(table.probe(root.key()))).isEqualTo(Bound.UPPER);
      assertThat(move(root)).as("seed %d, value %d", seed, value).isEqualTo(best);
    }
  }

  private int move(RandomGame root) {
    return TableEntry.move(table.probe(root.key()));
  }

  private static int search(
      WindowSearch<RandomGame> search, RandomGame root, int depth, int alpha, int beta) {
    return search.search(root, depth, alpha, beta, new SearchContext(Limits.none()));
  }
}
