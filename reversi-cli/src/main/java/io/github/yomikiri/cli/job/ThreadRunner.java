package io.github.yomikiri.cli.job;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.TextFile;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * Runs jobs with threads of this process. Each line is written as soon as it and all lines before
 * it are known, see {@link ResumableFile}.
 */
public final class ThreadRunner implements JobRunner {

  private final int threads;

  /**
   * Makes a runner.
   *
   * @param threads the number of units at once
   */
  public ThreadRunner(int threads) {
    this.threads = threads;
  }

  @Override
  public JobOutcome run(Job job, String output, Console console, Progress progress)
      throws IOException {
    // The units may take long to count.
    TextFile.checkIsNoStream(Path.of(output));
    List<String> header = job.header();
    progress.update(() -> "counting the " + job.things());
    OptionalLong size = job.size();
    long started = System.nanoTime();
    List<Worker> workers = new ArrayList<>();
    try (Units units = job.units(problem -> progress.aside(() -> console.err().println(problem)));
        ResumableFile file = ResumableFile.open(Path.of(output), header)) {
      long before = file.linesBefore();
      job.checkResumes(output, before);
      for (long i = 0; i < before && units.hasNext(); i++) {
        units.next();
      }
      JobProgress done = new JobProgress(job.things(), before, size, System.nanoTime());
      progress.update(done);
      Function<StopSignal, Function<String, Optional<JobLine>>> worker = stop -> {
        Worker made = job.worker(stop);
        workers.add(made);
        return made::work;
      };
      new OrderedWorkers<>(threads, worker, console.stop()).run(units, line -> {
        file.append(line.text());
        done.add();
        progress.update(done);
      });
      double seconds = (System.nanoTime() - started) / 1e9;
      return new JobOutcome(before, done.count(), seconds, units.errors());
    } finally {
      workers.forEach(Worker::close);
    }
  }
}
