package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Hash64;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Searches random games with random parts and several threads, while executors, evaluators and
 * signals disturb the searches. Every result is compared with plain minimax. A report of counts is
 * printed.
 */
class ParallelSoakTest {

  private static final int MAX_SECONDS_OF_A_CASE = 60;

  private final Map<String, Long> counts = new TreeMap<>();

  @Test
  void disturbedSearchesAreTrue() throws InterruptedException {
    soak(1975, 100);
  }

  @Test
  @Tag("soak")
  void disturbedSearchesAreTrueForLong() throws InterruptedException {
    // Surefire passes an empty value if the property is not set.
    Long seed = Long.getLong("soak.seed");
    soak(seed == null ? new Random().nextLong() : seed, Integer.getInteger("soak.cases", 80_000));
    assertThat(counts)
        .containsKeys("nodes split", "helped", "exceptions that reached the caller", "STOPPED");
  }

  private void soak(long seed, int cases) throws InterruptedException {
    System.out.println("soak.seed=" + seed);
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    ExecutorService caller = Executors.newSingleThreadExecutor();
    try {
      for (int number = 0; number < cases; number++) {
        Random random = new Random(Hash64.of(seed, number));
        SoakSearch<?> search = random.nextInt(4) == 0
            ? new SoakSearch<>(random, timer, counts, SoakGame.cyclic(random))
            : new SoakSearch<>(random, timer, counts, SoakGame.layered(random));
        run(caller, search, "soak.seed=" + seed + ", case " + number + ": " + search);
      }
    } finally {
      caller.shutdownNow();
      timer.shutdownNow();
      System.out.println(cases + " cases: " + counts);
    }
    assertThat(caller.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
    assertThat(timer.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().matches("soak-helper|pool-.*|yomikiri-search")) {
        // A pool has ended a moment before the last of its threads.
        thread.join(TimeUnit.MINUTES.toMillis(1));
        assertThat(thread.isAlive()).as("%s is left", thread).isFalse();
      }
    }
    assertThat(counts).containsKey("searches");
  }

  /** Runs a case on a thread of its own, so that a search that never ends is reported. */
  private static void run(ExecutorService caller, SoakSearch<?> search, String what)
      throws InterruptedException {
    try {
      caller
          .submit(() -> {
            search.run();
            return search;
          })
          .get(MAX_SECONDS_OF_A_CASE, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new AssertionError(what, e.getCause());
    } catch (TimeoutException e) {
      Map<Thread, StackTraceElement[]> threads = Thread.getAllStackTraces();
      StringBuilder dump = new StringBuilder(what).append(" does not end\n");
      threads.forEach((thread, trace) -> {
        dump.append(thread).append(' ').append(thread.getState()).append('\n');
        for (StackTraceElement each : trace) {
          dump.append("    ").append(each).append('\n');
        }
      });
      throw new AssertionError(dump.toString(), e);
    }
  }
}
