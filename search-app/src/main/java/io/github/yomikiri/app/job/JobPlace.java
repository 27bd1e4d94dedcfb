package io.github.yomikiri.app.job;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.learn.job.BatchRunner;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobListener;
import io.github.yomikiri.learn.job.JobOutcome;
import io.github.yomikiri.learn.job.JobRunner;
import io.github.yomikiri.learn.job.ThreadRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Where the jobs of the bulk commands run: in this process, or on a cluster.
 *
 * @param files finds the files that workers need
 * @param cluster runs the jobs on a cluster; empty if they run in this process
 */
public record JobPlace(InputFiles files, Optional<BatchRunner> cluster) {

  public static final JobPlace LOCAL = new JobPlace(InputFiles.LOCAL, Optional.empty());

  /**
   * Runs a job until its file is complete, or until Ctrl-C.
   *
   * @param output the file
   * @param threads how many threads a run in this process uses
   * @throws UserError if the file stands for standard output
   */
  public JobOutcome run(Job job, String output, int threads, Console console) throws IOException {
    if (cluster.isEmpty()) {
      // The units may take long to count.
      TextFile.checkIsNoStream(output);
    }
    JobRunner runner =
        cluster.<JobRunner>map(found -> found).orElseGet(() -> new ThreadRunner(threads));
    try (Progress progress = console.progress()) {
      return runner.run(job, output, console.stop(), listener(console, progress));
    }
  }

  /** Returns a listener that writes to standard error. */
  public static JobListener listener(Console console, Progress progress) {
    return new JobListener() {
      @Override
      public void badInput(String message) {
        progress.aside(() -> console.warn(message));
      }

      @Override
      public void progress(Supplier<String> state) {
        progress.update(state);
      }
    };
  }

  /** Returns the name of an output file for messages. */
  public String name(String output) {
    return cluster.isPresent() ? output : Path.of(output).toString();
  }
}
