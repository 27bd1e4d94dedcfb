package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class PonderingTest {

  private final Reversi position = RandomPositions.withEmpties(40, new Random(8));

  private final Thread asking = Thread.currentThread();
  private final CountDownLatch thinking = new CountDownLatch(1);
  private final AtomicInteger looks = new AtomicInteger();
  private final AtomicReference<Thread> pondering = new AtomicReference<>(asking);

  /**
   * An engine with a clock that stands still, which counts how often the pondering engine reads it.
   */
  private Engine engine() {
    return Engine.builder().tables(1, 1).clock(this::look).build();
  }

  private long look() {
    if (Thread.currentThread() != asking) {
      looks.incrementAndGet();
      thinking.countDown();
    }
    return 0;
  }

  private void onItsOwnThread(Runnable task) {
    Thread thread = new Thread(task);
    pondering.set(thread);
    thread.start();
  }

  /** Checks that the pondering had ended before this call. */
  private void assertEnded() throws InterruptedException {
    int before = looks.get();
    pondering.get().join();
    assertThat(looks.get()).isEqualTo(before);
  }

  @Test
  void stopsWhenToldTo() throws InterruptedException {
    Engine engine = engine();
    engine.ponder(position, this::onItsOwnThread);
    thinking.await();
    engine.stopPondering();
    assertEnded();
  }

  @Test
  void stopsWhenAskedSomethingElse() throws InterruptedException {
    Engine engine = engine();
    engine.ponder(position, this::onItsOwnThread);
    thinking.await();
    assertThat(engine.play(position, Limits.depth(3)).depth()).isEqualTo(3);
    assertEnded();
  }

  @Test
  void stopsWhenClosed() throws InterruptedException {
    Engine engine = engine();
    engine.ponder(position, this::onItsOwnThread);
    thinking.await();
    engine.close();
    assertEnded();
  }

  @Test
  void doesNotBeginAfterItWasStopped() {
    Engine engine = engine();
    List<Runnable> waiting = new ArrayList<>();
    engine.ponder(position, waiting::add);
    engine.stopPondering();
    // If this pondering began, it would never end.
    waiting.forEach(Runnable::run);
    assertThat(waiting).hasSize(1);
  }

  @Test
  void learnsFromIt() {
    Engine engine = Engine.builder().tables(8, 1).level(new Level(1, 9, 0, 0)).build();
    long alone = engine.play(position, Limits.depth(8)).statistics().nodes();
    engine.newGame(Game.of(Reversi.start()), 0);
    engine.ponder(position, Runnable::run);
    assertThat(engine.play(position, Limits.depth(8)).statistics().nodes()).isLessThan(alone / 2);
  }

  @Test
  void keepsAnInterrupt() throws InterruptedException {
    Engine engine = engine();
    engine.ponder(position, this::onItsOwnThread);
    thinking.await();
    Thread.currentThread().interrupt();
    engine.stopPondering();
    assertThat(Thread.interrupted()).isTrue();
    assertEnded();
  }
}
