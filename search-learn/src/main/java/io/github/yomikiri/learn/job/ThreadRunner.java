package io.github.yomikiri.learn.job;

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
  public JobOutcome run(Job job, String output, StopSignal stop, JobListener listener)
      throws IOException {
    List<String> header = job.header();
    listener.progress(() -> "counting the " + job.things());
    OptionalLong size = job.size();
    long started = System.nanoTime();
    List<Worker> workers = new ArrayList<>();
    try (Units units = job.units(listener::badInput);
        ResumableFile file = ResumableFile.open(Path.of(output), header)) {
      long before = file.linesBefore();
      job.checkResumes(output, before);
      for (long i = 0; i < before && units.hasNext(); i++) {
        units.next();
      }
      JobProgress done = new JobProgress(job.things(), before, size, System.nanoTime());
      listener.progress(done);
      Function<StopSignal, Function<String, Optional<JobLine>>> worker = end -> {
        Worker made = job.worker(end);
        workers.add(made);
        return made::work;
      };
      new OrderedWorkers<>(threads, worker, stop).run(units, line -> {
        file.append(line.text());
        done.add();
        listener.progress(done);
      });
      double seconds = (System.nanoTime() - started) / 1e9;
      return new JobOutcome(before, done.count(), seconds, units.errors());
    } finally {
      workers.forEach(Worker::close);
    }
  }
}
