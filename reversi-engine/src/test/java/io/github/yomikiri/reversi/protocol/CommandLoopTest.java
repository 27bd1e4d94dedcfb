package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.play.protocol.LineReader;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class CommandLoopTest {

  private static CommandLoop loop(BiConsumer<String, StopSignal> obey) {
    return new CommandLoop(obey, "stop"::equals, "quit"::equals);
  }

  private static LineReader lines(String... lines) {
    return new LineReader(new StringReader(String.join("\n", lines)));
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
    Reader broken = new StringReader("think\n") {
      @Override
      public int read(char[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, length);
        if (count < 0) {
          awaitUninterruptibly(thinking);
          throw new IOException("the pipe is broken");
        }
        return count;
      }
    };
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> loop((line, stop) -> {
              thinking.countDown();
              while (!stop.isRaised()) {
                Thread.onSpinWait();
              }
              // Simulates work after the stop.
              for (int i = 0; i < 1_000_000; i++) {
                Thread.onSpinWait();
              }
              ended.set(true);
            })
            .run(new LineReader(broken)))
        .withMessage("the pipe is broken");
    assertThat(ended).isTrue();
  }

  @Test
  void saysThatAnAnswerCannotBeWritten() {
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> loop((line, stop) -> {
              throw new UncheckedIOException(new IOException("no space left"));
            })
            .run(lines("a", "b")))
        .withMessageContaining("no space left");
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
