package io.github.yomikiri.app.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InterruptTest {

  private int seconds;

  /** Returns after how many seconds the wait ends for a process with a share of a processor. */
  private int wait(int percent, int needed) throws InterruptedException {
    Interrupt interrupt = new Interrupt(() -> Duration.ofMillis(7_000 + 10L * percent * seconds));
    return interrupt.awaitEnd(() -> ++seconds == needed);
  }

  @ParameterizedTest
  @CsvSource({
    // A command that does not look at the signal, alone or with eight threads.
    "100, 1000, 5",
    "800, 1000, 5",
    // It waits for something.
    "0, 1000, 5",
    "1, 1000, 5",
    // A tenth of a processor: five times as long as with a half, but not forever.
    "10, 1000, 25",
    "2, 1000, 60",
    // It ends.
    "100, 4, 0",
    "10, 20, 0"
  })
  void waitsTheLongerTheLessOfAProcessorThereIs(int percent, int needed, int givenUp)
      throws InterruptedException {
    assertThat(wait(percent, needed)).isEqualTo(givenUp);
  }

  /** A command that is still reading its weights does not see the signal. */
  @Test
  void aCommandThatHasNotBegunIsNotAwaited() {
    Interrupt interrupt = new Interrupt(() -> {
      throw new AssertionError("waits");
    });
    interrupt.shutDown();
    assertThat(interrupt.stop().isRaised()).isTrue();
  }

  @Test
  void aCommandThatHasEndedIsNotStopped() {
    Interrupt interrupt = new Interrupt();
    interrupt.begin();
    interrupt.finished();
    interrupt.shutDown();
    assertThat(interrupt.stop().isRaised()).isFalse();
  }
}
