package io.github.yomikiri.learn.job;

import io.github.yomikiri.search.StopSignal;
import java.io.IOException;

/** Does the units of jobs and writes their lines, in the order of the units, to a file. */
@FunctionalInterface
public interface JobRunner {

  /**
   * Runs a job until its file is complete, or until the signal is raised. If the file has lines of
   * an earlier run, the run resumes after these lines. It rejects such a file if the job is not
   * repeatable.
   *
   * @param job the job
   * @param output the name of the file
   * @param stop ends the run early
   * @param listener receives messages about bad input, and how far the run is
   * @return how the run ended
   * @throws IOException if an input cannot be read, the file belongs to another job, or the file
   *     cannot be written
   */
  JobOutcome run(Job job, String output, StopSignal stop, JobListener listener) throws IOException;
}
