package io.github.yomikiri.search.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProcessorTimeTest {

  private static final long NANOS = Duration.ofMillis(5).toNanos();

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static void work() {
    long end = now() + NANOS;
    while (now() < end) {
      Thread.onSpinWait();
    }
  }

  private static void onAnotherThread(Runnable task) {
    Thread thread = new Thread(task);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void isThatOfTheCall() {
    assertThat(ProcessorTime.of(ProcessorTimeTest::work).orElseThrow())
        .isGreaterThanOrEqualTo(NANOS);
  }

  @Test
  void countsThreadsThatHelp() {
    long nanos = ProcessorTime.of(() -> {
          Runnable help = ProcessorTime.counted(ProcessorTimeTest::work);
          onAnotherThread(help);
          onAnotherThread(help);
        })
        .orElseThrow();
    assertThat(nanos).isGreaterThanOrEqualTo(2 * NANOS);
  }

  @Test
  void countsHelpersOfAnInnerMeasurementToo() {
    long nanos = ProcessorTime.of(() ->
            ProcessorTime.of(() -> onAnotherThread(ProcessorTime.counted(ProcessorTimeTest::work))))
        .orElseThrow();
    assertThat(nanos).isGreaterThanOrEqualTo(NANOS);
  }

  @Test
  void isNotMeasuredOutsideOfACall() {
    Runnable task = () -> {};
    assertThat(ProcessorTime.counted(task)).isSameAs(task);
    assertThatThrownBy(() -> ProcessorTime.of(() -> {
          throw new IllegalStateException("a fault");
        }))
        .hasMessage("a fault");
    assertThat(ProcessorTime.counted(task)).isSameAs(task);
  }
}
