package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.search.StopSignal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class CommandLoopTest {

  private static CommandLoop loop(BiConsumer<String, StopSignal> obey) {
    return new CommandLoop(obey, "stop"::equals, "quit"::equals);
  }

  private static BufferedReader lines(String... lines) {
    return new BufferedReader(new StringReader(String.join("\n", lines)));
  }

  @Test
  void obeysInOrderUntilOneQuits() throws IOException {
    List<String> obeyed = Collections.synchronizedList(new ArrayList<>());
    loop((line, stop) -> obeyed.add(line)).run(lines("a", "b", "quit", "c"));
    assertThat(obeyed).containsExactly("a", "b", "quit");
  }

  @Test
  void aLineStopsThoseBeforeIt() throws IOException {
    List<String> obeyed = Collections.synchronizedList(new ArrayList<>());
    loop((line, stop) -> {
          while (line.equals("think") && !stop.isRaised()) {
            Thread.onSpinWait();
          }
          obeyed.add(line);
        })
        .run(lines("think", "think", "stop", "a", "b", "c"));
    assertThat(obeyed).containsExactly("think", "think", "stop", "a", "b", "c");
  }

  @Test
  void tellsOfACommandThatFailedWhateverFollows() {
    for (String[] commands : List.of(
        new String[] {"bad"}, new String[] {"bad", "a", "b", "c"}, new String[] {"a", "bad", "quit"
        })) {
      assertThatIllegalStateException()
          .isThrownBy(() -> loop((line, stop) -> {
                if (line.equals("bad")) {
                  throw new ArithmeticException("by zero");
                }
              })
              .run(lines(commands)))
          .withMessage("a command failed")
          .withCauseInstanceOf(ArithmeticException.class);
    }
  }

  @Test
  void nothingRunsAnyMoreWhenTheInputFails() throws InterruptedException {
    CountDownLatch thinking = new CountDownLatch(1);
    AtomicBoolean ended = new AtomicBoolean();
    BufferedReader broken = new BufferedReader(new StringReader("")) {
      private boolean told;

      @Override
      public String readLine() throws IOException {
        if (told) {
          awaitUninterruptibly(thinking);
          throw new IOException("the pipe is broken");
        }
        told = true;
        return "think";
      }
    };
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> loop((line, stop) -> {
              thinking.countDown();
              while (!stop.isRaised()) {
                Thread.onSpinWait();
              }
              // Tidies up.
              for (int i = 0; i < 1_000_000; i++) {
                Thread.onSpinWait();
              }
              ended.set(true);
            })
            .run(broken))
        .withMessage("the pipe is broken");
    assertThat(ended).isTrue();
  }

  private static void awaitUninterruptibly(CountDownLatch latch) throws IOException {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }
}
