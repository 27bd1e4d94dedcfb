package io.github.yomikiri.cli.job;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.output.Progress;
import java.io.IOException;

/** Does the units of jobs and writes their lines, in the order of the units, to a file. */
@FunctionalInterface
public interface JobRunner {

  /**
   * Runs a job until its file is complete, or until the console's stop signal is raised. If the
   * file has lines of an earlier run, the run resumes after these lines. It rejects such a file if
   * the job is not repeatable.
   *
   * @param job the job
   * @param output the file
   * @param console receives messages about bad input
   * @param progress shows how far the run is
   * @return how the run ended
   * @throws IOException if an input cannot be read, the file belongs to another job, or the file
   *     cannot be written
   */
  JobOutcome run(Job job, String output, Console console, Progress progress) throws IOException;
}
