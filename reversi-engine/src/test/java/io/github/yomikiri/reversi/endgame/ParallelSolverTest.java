package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class ParallelSolverTest {

  private static final int THREADS = 4;
  private static final EndgameOptions SMALL = EndgameOptions.exact().withTableLongs(1 << 18);

  private final ThreadPoolExecutor pool =
      (ThreadPoolExecutor) Executors.newFixedThreadPool(THREADS - 1);

  @AfterEach
  void shutDown() {
    pool.shutdownNow();
  }

  private EndgameSolver solver(EndgameOptions options, Executor executor) {
    return new EndgameSolver(options, executor, THREADS);
  }

  @Test
  void scoresAreThoseOfOneThread() {
    EndgameSolver solver = solver(SMALL, pool);
    for (int round = 0; round < 3; round++) {
      for (FfoPosition ffo : FfoPosition.range(8, 23)) {
        solver.reset();
        SearchResult result = solver.search(ffo.position(), Limits.none());
        assertThat(result.score()).as("FFO %d", ffo.number()).isEqualTo(ffo.score());
        assertThat(ffo.bestMoves()).contains(result.bestMove());
        assertThat(result.solved()).isTrue();
        assertThat(Endings.playOut(ffo.position(), result.principalVariation()))
            .isEqualTo(ffo.score());
      }
    }
  }

  @Test
  void rootScoresAreThoseOfOneThread() {
    FfoPosition ffo = FfoPosition.range(13, 13).get(0);
    SearchResult one =
        new EndgameSolver(SMALL.withAllRootMoves()).search(ffo.position(), Limits.none());
    SearchResult many =
        solver(SMALL.withAllRootMoves(), pool).search(ffo.position(), Limits.none());
    assertThat(many.rootMoves()).containsExactlyInAnyOrderElementsOf(one.rootMoves());
    assertThat(many.rootMoves()).extracting(RootMove::bound).containsOnly(Bound.EXACT);
  }

  @Test
  void theStopSignalEndsEveryThread() throws InterruptedException {
    assertThat(StopDelay.of(solver(SMALL, pool))).isLessThan(Duration.ofMillis(250));
    assertNobodyIsLeft();
  }

  @Test
  void aNodeLimitIsExceededByWhatTheThreadsHaveInHandAtMost() {
    Reversi deep = FfoPosition.range(78, 78).get(0).position();
    EndgameSolver solver = solver(SMALL, pool);
    for (long nodes : new long[] {1, 1_000, 100_000, 2_000_000}) {
      SearchResult result = solver.search(deep, Limits.nodes(nodes));
      assertThat(result.completion()).isEqualTo(Completion.NODES);
      assertThat(result.statistics().nodes())
          .isBetween(nodes - 256 * THREADS, nodes + 256 * THREADS);
      assertNobodyIsLeft();
    }
  }

  /** A thread is active until a moment after its task has returned, and a task that came too late returns at once. */
  private void assertNobodyIsLeft() {
    long end = System.nanoTime() + 5_000_000_000L;
    while (pool.getActiveCount() + pool.getQueue().size() > 0 && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    assertThat(pool.getActiveCount()).isZero();
    assertThat(pool.getQueue()).isEmpty();
  }

  @Test
  void anExecutorWithoutThreadsToSpareWillDo() {
    FfoPosition ffo = FfoPosition.range(13, 13).get(0);
    for (Executor none : new Executor[] {Runnable::run, task -> {}}) {
      assertThat(solver(SMALL, none).search(ffo.position(), Limits.none()).score())
          .isEqualTo(ffo.score());
    }
  }

  @Test
  void helpersThatComeTooLateDoNothing() {
    FfoPosition ffo = FfoPosition.range(13, 13).get(0);
    Runnable[] late = new Runnable[THREADS];
    int[] count = new int[1];
    assertThat(solver(SMALL, task -> late[count[0]++] = task)
            .search(ffo.position(), Limits.none())
            .score())
        .isEqualTo(ffo.score());
    for (int i = 0; i < count[0]; i++) {
      late[i].run();
    }
    assertThat(count[0]).isEqualTo(THREADS - 1);
  }

  @Test
  void anExecutorThatIsShutDownIsToldOf() {
    pool.shutdown();
    Reversi node = FfoPosition.range(13, 13).get(0).position();
    assertThatThrownBy(() -> solver(SMALL, pool).search(node, Limits.none()))
        .isInstanceOf(RejectedExecutionException.class);
    assertThatThrownBy(() -> new EndgameSolver(SMALL, pool, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
