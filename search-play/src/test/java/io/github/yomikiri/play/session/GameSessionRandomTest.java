package io.github.yomikiri.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * Calls the methods of sessions at random, and compares each session with a plain game after every
 * call. {@code -Dsession.count=...} sets another number of calls. Each run has a seed of its own,
 * which it prints, and {@code -Dtest.args=-Dsession.seed=...} repeats it.
 */
class GameSessionRandomTest {

  private static final int COUNT = Integer.getInteger("session.count", 5_000);
  private static final int CALLS_OF_A_SESSION = 500;

  private final long seed =
      Long.getLong("session.seed", UUID.randomUUID().getMostSignificantBits());

  @Test
  void agreesWithAGame() {
    System.out.println(COUNT + " calls of sessions, with the seed " + seed);
    for (int i = 0; i < COUNT / CALLS_OF_A_SESSION; i++) {
      ManualExecutor searches = new ManualExecutor();
      RandomCalls calls = new RandomCalls(seed + i, searches, false);
      for (int call = 0; call < CALLS_OF_A_SESSION; call++) {
        calls.call();
        calls.maybe(searches::runNext);
      }
      calls.end(searches::runNext);
    }
  }

  /**
   * The players think on threads of their own, until they are stopped and the call that stops them
   * has returned. So a call that waited for a search would never return.
   */
  @Test
  void noCallWaitsForASearch() throws InterruptedException {
    System.out.println(COUNT + " calls while players think, with the seed " + seed);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    for (int i = 0; i < COUNT / CALLS_OF_A_SESSION; i++) {
      RandomCalls calls = new RandomCalls(seed - 1 - i, pool, true);
      for (int call = 0; call < CALLS_OF_A_SESSION; call++) {
        calls.call();
      }
      calls.end(() -> false);
    }
    pool.shutdown();
    assertThat(pool.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
  }
}
