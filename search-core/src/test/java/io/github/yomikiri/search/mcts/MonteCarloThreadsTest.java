package io.github.yomikiri.search.mcts;

import static io.github.yomikiri.search.fixture.Checks.assertSame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import io.github.yomikiri.search.fixture.Reference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MonteCarloThreadsTest {

  private static final int THREADS = 3;
  private static final int LENGTH = 6;
  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  private final List<Thread> threads = new ArrayList<>();

  private void onNewThread(Runnable task) {
    Thread thread = new Thread(task);
    threads.add(thread);
    thread.start();
  }

  private void assertNobodyIsLeft() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static MonteCarloBuilder<RandomGame> builder() {
    return builder(EVALUATOR);
  }

  private static MonteCarloBuilder<RandomGame> builder(Evaluator<RandomGame> evaluator) {
    return Searchers.monteCarlo(RandomGame.class).evaluator(evaluator).memoryNodes(100_000);
  }

  private static RandomGame endless() {
    return RandomGame.of(new Rules(1, 200, 6, 100_000, 50, 0));
  }

  private static long visits(SearchResult result) {
    return result.rootMoves().stream().mapToLong(RootMove::visits).sum();
  }

  /** Waits in the evaluator until several threads are in it, so that the test means something. */
  private static Evaluator<RandomGame> togetherAtFirst(Set<Thread> seen) {
    CountDownLatch several = new CountDownLatch(2);
    return node -> {
      if (seen.add(Thread.currentThread())) {
        several.countDown();
        try {
          several.await();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
      return EVALUATOR.evaluate(node);
    };
  }

  @Test
  void nothingFalseIsCalledProven() throws InterruptedException {
    int together = 0;
    for (long seed = 0; seed < 40; seed++) {
      Set<Thread> seen = Collections.synchronizedSet(new HashSet<>());
      RandomGame root = RandomGame.of(new Rules(seed, LENGTH, 5, 300, 20, 11));
      SearchResult result = builder(togetherAtFirst(seen))
          .tuning(Tunings.scale(10))
          .visits(seed % 2 == 0 ? 300 : 100_000)
          .threads(THREADS, this::onNewThread)
          .build()
          .search(root, Limits.none());
      together += seen.size() > 1 ? 1 : 0;
      MonteCarloChecks.assertHonest(result, root, node -> Reference.value(node, LENGTH, EVALUATOR));
      if (seed % 2 == 1) {
        assertThat(result.completion()).isEqualTo(Completion.SOLVED);
      } else if (result.completion() == Completion.DEPTH) {
        assertThat(visits(result)).as("no visit is lost").isEqualTo(300);
      }
    }
    assertThat(together).as("searches by several threads").isGreaterThan(20);
    assertNobodyIsLeft();
  }

  @Test
  void withoutHelpersTheTreeIsThatOfOneThread() {
    SearchResult alone = builder().visits(2000).build().search(endless(), Limits.none());
    for (Executor none : new Executor[] {
      Runnable::run,
      task -> {},
      task -> {
        throw new RejectedExecutionException("busy");
      }
    }) {
      SearchResult result =
          builder().visits(2000).threads(THREADS, none).build().search(endless(), Limits.none());
      assertSame(result, alone);
    }
  }

  @Test
  void helpersThatComeTooLateDoNothing() throws InterruptedException {
    List<Runnable> late = new ArrayList<>();
    SearchResult result =
        builder().visits(500).threads(THREADS, late::add).build().search(endless(), Limits.none());
    late.forEach(this::onNewThread);
    assertNobodyIsLeft();
    assertThat(visits(result)).isEqualTo(500);
    assertThat(late).hasSize(THREADS - 1);
  }

  /** Counts what all threads visit after the signal. */
  @Test
  void theStopSignalEndsEveryThread() throws InterruptedException {
    StopSignal stop = new StopSignal();
    AtomicInteger evaluations = new AtomicInteger();
    Evaluator<RandomGame> raising = node -> {
      if (evaluations.incrementAndGet() == 5_000) {
        stop.raise();
      }
      return EVALUATOR.evaluate(node);
    };
    SearchResult result = builder(raising)
        .threads(THREADS, this::onNewThread)
        .build()
        .search(endless(), Limits.none().withStop(stop));
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    assertThat(evaluations.get()).isLessThan(5_000 + 100 * THREADS);
    assertNobodyIsLeft();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 1_000, 30_000})
  void aNodeLimitIsMissedByWhatTheThreadsHaveInHandAtMost(long nodes) throws InterruptedException {
    SearchResult result = builder()
        .threads(THREADS, this::onNewThread)
        .build()
        .search(endless(), Limits.nodes(nodes));
    assertThat(result.completion()).isEqualTo(Completion.NODES);
    assertThat(result.statistics().nodes()).isBetween(nodes - 256 * THREADS, nodes);
    assertNobodyIsLeft();
  }

  /** The exception of any thread reaches the caller, and no visit stays under way. */
  @Test
  void aFaultOfTheEvaluatorReachesTheCaller() throws InterruptedException {
    AtomicInteger evaluations = new AtomicInteger();
    Evaluator<RandomGame> failing = node -> {
      if (evaluations.incrementAndGet() == 300) {
        throw new IllegalStateException("planted");
      }
      return EVALUATOR.evaluate(node);
    };
    var searcher = builder(failing)
        .tuning(Tunings.scale(10))
        .visits(1000)
        .threads(THREADS, this::onNewThread)
        .build();
    assertThatThrownBy(() -> searcher.search(endless(), Limits.none()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("planted");
    long before = evaluations.get() - 1;
    SearchResult next = searcher.search(endless(), Limits.none());
    assertThat(visits(next)).isBetween(1000 + before - THREADS, 1000 + before);
    assertNobodyIsLeft();
  }
}
