package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class TurnsTest {

  @Test
  void aSearchWaitsForItsTurnUntilItIsStopped() throws Exception {
    // The common pool may have one thread only.
    ExecutorService threads = Executors.newFixedThreadPool(2);
    Turns turns = new Turns(1);
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    Future<?> first = threads.submit(() -> turns.run(() -> true, () -> {
      begun.countDown();
      try {
        end.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }));
    begun.await();
    AtomicBoolean isLong = new AtomicBoolean(true);
    AtomicBoolean hasRun = new AtomicBoolean();
    Future<?> second = threads.submit(() -> turns.run(isLong::get, () -> hasRun.set(true)));
    turns.look();
    assertThat(hasRun).isFalse();
    isLong.set(false);
    turns.look();
    second.get();
    assertThat(hasRun).isTrue();
    end.countDown();
    first.get();
    turns.run(() -> true, () -> hasRun.set(false));
    assertThat(hasRun).isFalse();
    threads.shutdown();
  }
}
