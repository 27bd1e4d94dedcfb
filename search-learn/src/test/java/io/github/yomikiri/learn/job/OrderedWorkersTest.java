package io.github.yomikiri.learn.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderedWorkersTest {

  private static final List<Integer> TASKS = IntStream.range(0, 500).boxed().toList();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void keepsTheOrder(int threads) throws IOException {
    List<Integer> squares = new ArrayList<>();
    new OrderedWorkers<Integer, Integer>(threads, stop -> n -> Optional.of(n * n), StopSignal.NEVER)
        .run(TASKS.iterator(), squares::add);
    assertThat(squares).isEqualTo(TASKS.stream().map(n -> n * n).toList());
  }

  @Test
  void keepsTheOrderWhenTheFirstTaskEndsLast() throws IOException {
    CountDownLatch others = new CountDownLatch(20);
    List<Integer> results = new ArrayList<>();
    new OrderedWorkers<Integer, Integer>(
            2,
            stop -> n -> {
              if (n > 0) {
                others.countDown();
              } else {
                await(others);
              }
              return Optional.of(n);
            },
            StopSignal.NEVER)
        .run(TASKS.iterator(), results::add);
    assertThat(results).isEqualTo(TASKS);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aWorkerDoesOneTaskAtATime() throws IOException {
    AtomicInteger made = new AtomicInteger();
    List<Boolean> alone = new ArrayList<>();
    new OrderedWorkers<Integer, Boolean>(
            3,
            stop -> {
              made.incrementAndGet();
              AtomicInteger busy = new AtomicInteger();
              return n -> {
                boolean first = busy.incrementAndGet() == 1;
                Thread.yield();
                return Optional.of(busy.decrementAndGet() == 0 && first);
              };
            },
            StopSignal.NEVER)
        .run(TASKS.iterator(), alone::add);
    assertThat(made).hasValue(3);
    assertThat(alone).hasSize(500).doesNotContain(false);
  }

  @Test
  void doesNotAskForTasksLongBeforeTheirTurn() throws IOException {
    Iterator<Integer> endless = IntStream.iterate(0, n -> n + 1).iterator();
    StopSignal stop = new StopSignal();
    List<Integer> results = new ArrayList<>();
    new OrderedWorkers<Integer, Integer>(2, end -> Optional::of, stop).run(endless, n -> {
      results.add(n);
      if (n == 99) {
        stop.raise();
      }
    });
    assertThat(results).hasSize(100);
    assertThat(endless.next()).isLessThanOrEqualTo(100 + 64);
  }

  @Test
  void endsWhenAWorkerWasStopped() throws IOException {
    List<Integer> results = new ArrayList<>();
    new OrderedWorkers<Integer, Integer>(
            2, stop -> n -> n == 10 ? Optional.empty() : Optional.of(n), StopSignal.NEVER)
        .run(TASKS.iterator(), results::add);
    assertThat(results).isEqualTo(TASKS.subList(0, 10));
  }

  @Test
  void handsOnWhatAWorkerThrows() {
    OrderedWorkers<Integer, Integer> work = new OrderedWorkers<>(
        2,
        stop -> n -> {
          throw new IllegalArgumentException("task " + n);
        },
        StopSignal.NEVER);
    assertThatThrownBy(() -> work.run(TASKS.iterator(), n -> {}))
        .hasMessageContaining("task 0")
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void noThreadGoesOnWhenTheSinkFails() {
    AtomicInteger working = new AtomicInteger();
    OrderedWorkers<Integer, Integer> work = new OrderedWorkers<>(
        3,
        stop -> n -> {
          working.incrementAndGet();
          while (n > 0 && !stop.isRaised()) {
            Thread.onSpinWait();
          }
          working.decrementAndGet();
          return Optional.of(n);
        },
        StopSignal.NEVER);
    assertThatThrownBy(() -> work.run(TASKS.iterator(), n -> {
          throw new IOException("disk full");
        }))
        .hasMessage("disk full");
    assertThat(working).hasValue(0);
  }

  @Test
  void stopsWorkersThatAreBusy() throws IOException {
    StopSignal stop = new StopSignal();
    List<Integer> results = new ArrayList<>();
    new OrderedWorkers<Integer, Integer>(
            2,
            end -> n -> {
              if (n == 1) {
                stop.raise();
              }
              while (n > 0 && !end.isRaised()) {
                Thread.onSpinWait();
              }
              return n == 0 ? Optional.of(n) : Optional.empty();
            },
            stop)
        .run(TASKS.iterator(), results::add);
    assertThat(results).hasSizeLessThanOrEqualTo(1);
  }

  @Test
  void tellsOfAnInterrupt() {
    OrderedWorkers<Integer, Integer> work = new OrderedWorkers<>(
        2,
        stop -> n -> {
          while (!stop.isRaised()) {
            Thread.onSpinWait();
          }
          return Optional.empty();
        },
        StopSignal.NEVER);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> work.run(TASKS.iterator(), n -> {}))
        .isInstanceOf(InterruptedIOException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
