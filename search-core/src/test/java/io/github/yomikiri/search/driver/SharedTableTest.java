package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SharedTableTest {

  @Test
  void searchersOfSeveralThreadsMayShareALockFreeTable() throws Exception {
    // Different algorithms share a small table. Each finds entries of the others but gives the same
    // answer as alone.
    LockFreeTable table = new LockFreeTable(1 << 12);
    ExecutorService pool = Executors.newFixedThreadPool(3);
    try {
      List<Future<Integer>> searches = new ArrayList<>();
      for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.SCOUT, Algorithm.MTDF)) {
        searches.add(pool.submit(searchMany(algorithm, table)));
      }
      for (Future<Integer> each : searches) {
        assertThat(each.get()).isEqualTo(60);
      }
    } finally {
      pool.shutdown();
    }
  }

  private static Callable<Integer> searchMany(Algorithm algorithm, LockFreeTable table) {
    return () -> {
      Searcher<RandomGame> searcher = Searchers.bare(RandomGame.class)
          .evaluator(RandomGame.evaluator())
          .algorithm(algorithm)
          .table(table)
          .compose(old -> old.withTableDepth(1).withDepthRule(DepthRule.EXACT))
          .build();
      int searches = 0;
      for (int seed = 0; seed < 60; seed++) {
        RandomGame root = RandomGame.graph(seed, 8, 4, 30);
        Checks.assertHonest(searcher.search(root, Limits.depth(6)), root, RandomGame.evaluator());
        searches++;
      }
      return searches;
    };
  }
}
