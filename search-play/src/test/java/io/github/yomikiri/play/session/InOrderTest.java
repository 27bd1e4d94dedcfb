package io.github.yomikiri.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InOrderTest {

  private final List<Integer> done = new ArrayList<>();

  @Test
  void keepsTheOrderOnManyThreads() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(4);
    InOrder inOrder = new InOrder(pool);
    CountDownLatch end = new CountDownLatch(1);
    List<Integer> numbers = IntStream.range(0, 10_000).boxed().toList();
    numbers.forEach(i -> inOrder.execute(() -> done.add(i)));
    inOrder.execute(end::countDown);
    end.await();
    assertThat(done).isEqualTo(numbers);
    pool.shutdown();
  }

  @Test
  void aTaskFromATaskRunsAfterIt() {
    InOrder inOrder = new InOrder(Runnable::run);
    inOrder.execute(() -> {
      inOrder.execute(() -> done.add(2));
      done.add(1);
    });
    inOrder.execute(() -> done.add(3));
    assertThat(done).containsExactly(1, 2, 3);
  }

  @Test
  void aTaskThatThrowsKeepsNoOtherFromRunning() {
    ManualExecutor manual = new ManualExecutor();
    InOrder inOrder = new InOrder(manual);
    inOrder.execute(() -> {
      throw new IllegalStateException("planted");
    });
    inOrder.execute(() -> done.add(1));
    assertThatExceptionOfType(IllegalStateException.class).isThrownBy(manual::runNext);
    inOrder.execute(() -> done.add(2));
    manual.runAll();
    assertThat(done).containsExactly(1, 2);
  }

  @Test
  void aRejectedTaskDoesNotRunLater() {
    List<Runnable> accepted = new ArrayList<>();
    InOrder inOrder = new InOrder(task -> {
      if (done.isEmpty()) {
        throw new RejectedExecutionException("busy");
      }
      accepted.add(task);
    });
    assertThatExceptionOfType(RejectedExecutionException.class)
        .isThrownBy(() -> inOrder.execute(() -> done.add(1)));
    done.add(0);
    inOrder.execute(() -> done.add(2));
    accepted.forEach(Runnable::run);
    assertThat(done).containsExactly(0, 2);
  }
}
