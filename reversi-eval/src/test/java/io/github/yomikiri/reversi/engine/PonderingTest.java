package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PonderingTest {

  private final Reversi position = RandomPositions.withEmpties(40, new Random(8));

  private static Engine engine() {
    return Engine.builder().tables(1, 1).build();
  }

  /** Runs each task on a thread of its own, and tells when it has begun. */
  private static final class Threads implements Executor {

    private final AtomicReference<Thread> last = new AtomicReference<>(new Thread());
    private final CountDownLatch begun = new CountDownLatch(1);

    @Override
    public void execute(Runnable task) {
      Thread thread = new Thread(() -> {
        begun.countDown();
        task.run();
      });
      last.set(thread);
      thread.start();
    }
  }

  @Test
  void stopsWhenToldTo() throws InterruptedException {
    Engine engine = engine();
    Threads threads = new Threads();
    engine.ponder(position, threads);
    threads.begun.await();
    engine.stopPondering();
    threads.last.get().join();
    assertThat(threads.last.get().isAlive()).isFalse();
  }

  @Test
  void stopsWhenAskedSomethingElseOrClosed() throws InterruptedException {
    Engine engine = engine();
    Threads threads = new Threads();
    engine.ponder(position, threads);
    threads.begun.await();
    assertThat(engine.choose(position, Limits.depth(3)).depth()).isEqualTo(3);
    threads.last.get().join();
    Threads others = new Threads();
    engine.ponder(position, others);
    engine.close();
    others.last.get().join();
    assertThat(others.last.get().isAlive()).isFalse();
  }

  @Test
  void doesNotBeginAfterItWasStopped() {
    Engine engine = engine();
    List<Runnable> waiting = new ArrayList<>();
    engine.ponder(position, waiting::add);
    engine.stopPondering();
    // Would run for ever if it began.
    waiting.forEach(Runnable::run);
    assertThat(waiting).hasSize(1);
  }

  @Test
  void learnsFromIt() {
    Engine engine = Engine.builder().tables(8, 1).level(new Level(1, 9, 0, 0)).build();
    long alone = engine.choose(position, Limits.depth(8)).nodes();
    engine.newGame(0);
    engine.ponder(position, Runnable::run);
    assertThat(engine.choose(position, Limits.depth(8)).nodes()).isLessThan(alone / 2);
  }

  @Test
  void keepsAnInterrupt() throws InterruptedException {
    Engine engine = engine();
    Threads threads = new Threads();
    engine.ponder(position, threads);
    threads.begun.await();
    Thread.currentThread().interrupt();
    engine.stopPondering();
    assertThat(Thread.interrupted()).isTrue();
    threads.last.get().join();
  }
}
