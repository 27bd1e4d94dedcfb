package io.github.yomikiri.learn.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThreadRunnerTest {

  private static final int UNITS = 200;

  @TempDir
  Path folder;

  private Path path;

  @BeforeEach
  void nameTheFile() {
    path = folder.resolve("squares.txt");
  }

  /** Squares numbers. The input has one piece that is no number. */
  private static class Squares implements Job {

    private final AtomicInteger open = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();

    @Override
    public String things() {
      return "squares";
    }

    @Override
    public List<String> header() {
      return List.of("# squares");
    }

    @Override
    public OptionalLong size() {
      return OptionalLong.of(UNITS);
    }

    @Override
    public Units units(Consumer<String> bad) {
      bad.accept("line 7: \"x\" is no number");
      return Units.of(
          IntStream.range(0, UNITS).mapToObj(Integer::toString).iterator(), List.of("line 7"));
    }

    @Override
    public Worker worker(StopSignal stop) {
      open.incrementAndGet();
      return new Worker() {

        @Override
        public Optional<JobLine> work(String unit) {
          done.incrementAndGet();
          int number = Integer.parseInt(unit);
          return Optional.of(new JobLine(Integer.toString(number * number), 1, 0));
        }

        @Override
        public void close() {
          open.decrementAndGet();
        }
      };
    }
  }

  /** Keeps what it receives. */
  private static final class Notes implements JobListener {

    private final List<String> bad = new ArrayList<>();
    private final List<String> states = new ArrayList<>();

    @Override
    public void badInput(String message) {
      bad.add(message);
    }

    @Override
    public void progress(Supplier<String> state) {
      states.add(state.get());
    }
  }

  private JobOutcome run(Job job, int threads, JobListener listener) throws IOException {
    return new ThreadRunner(threads).run(job, path.toString(), StopSignal.NEVER, listener);
  }

  @Test
  void writesTheSameFileWithAnyNumberOfThreads() throws IOException {
    run(new Squares(), 1, JobListener.NONE);
    String alone = Files.readString(path);
    assertThat(alone).startsWith("# squares\n0\n1\n4\n9\n").endsWith("39601\n");
    Files.delete(path);
    JobOutcome outcome = run(new Squares(), 5, JobListener.NONE);
    assertThat(Files.readString(path)).isEqualTo(alone);
    assertThat(outcome.before()).isZero();
    assertThat(outcome.total()).isEqualTo(UNITS);
    assertThat(outcome.errors()).isEqualTo(1);
  }

  @Test
  void reportsBadInputAndProgress() throws IOException {
    Notes notes = new Notes();
    run(new Squares(), 2, notes);
    assertThat(notes.bad).containsExactly("line 7: \"x\" is no number");
    assertThat(notes.states).startsWith("counting the squares", "0 of 200 squares");
    assertThat(notes.states.get(notes.states.size() - 1)).startsWith("200 of 200 squares, ");
  }

  @Test
  void resumesAfterAStop() throws IOException {
    run(new Squares(), 1, JobListener.NONE);
    String whole = Files.readString(path);
    Files.delete(path);
    StopSignal stop = new StopSignal();
    JobListener stopper = new JobListener() {
      @Override
      public void badInput(String message) {}

      @Override
      public void progress(Supplier<String> state) {
        if (state.get().startsWith("50 of")) {
          stop.raise();
        }
      }
    };
    JobOutcome first = new ThreadRunner(3).run(new Squares(), path.toString(), stop, stopper);
    assertThat(first.total()).isEqualTo(50);
    assertThat(whole).startsWith(Files.readString(path));
    Squares rest = new Squares();
    JobOutcome second = run(rest, 3, JobListener.NONE);
    assertThat(second.before()).isEqualTo(50);
    assertThat(second.total()).isEqualTo(UNITS);
    assertThat(rest.done).hasValue(UNITS - 50);
    assertThat(Files.readString(path)).isEqualTo(whole);
  }

  @Test
  void doesNotResumeWhatCannotBeRepeated() throws IOException {
    run(new Squares(), 1, JobListener.NONE);
    String whole = Files.readString(path);
    Job job = new Squares() {
      @Override
      public boolean isRepeatable() {
        return false;
      }
    };
    assertThatThrownBy(() -> run(job, 1, JobListener.NONE))
        .isInstanceOf(FileSystemException.class)
        .hasMessage(path + ": has 200 squares already, and a run with standard input cannot resume,"
            + " because the input may be different; name another file, or read the squares from a"
            + " file");
    assertThat(Files.readString(path)).isEqualTo(whole);
  }

  @Test
  void closesItsWorkers() throws IOException {
    Squares job = new Squares();
    run(job, 4, JobListener.NONE);
    assertThat(job.open).hasValue(0);
    Job failing = new Squares() {
      @Override
      public Worker worker(StopSignal stop) {
        Worker made = super.worker(stop);
        return new Worker() {
          @Override
          public Optional<JobLine> work(String unit) {
            throw new IllegalArgumentException("unit " + unit);
          }

          @Override
          public void close() {
            made.close();
          }
        };
      }
    };
    Files.delete(path);
    assertThatThrownBy(() -> run(failing, 2, JobListener.NONE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("unit 0");
    assertThat(((Squares) failing).open).hasValue(0);
  }
}
