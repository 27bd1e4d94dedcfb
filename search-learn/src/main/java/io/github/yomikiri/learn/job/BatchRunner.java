package io.github.yomikiri.learn.job;

import io.github.yomikiri.search.StopSignal;
import java.io.IOException;

/**
 * A runner on other machines. It does the units in batches, and so it can also run a job whose
 * lines decide when the job ends. The file of such a job does not depend on the size of a batch.
 */
@FunctionalInterface
public interface BatchRunner extends JobRunner {

  /** Receives the lines of a job in the order of the units. */
  @FunctionalInterface
  interface Lines {

    /**
     * Receives a line, which may be from an earlier run.
     *
     * @param line the line, without its end
     * @return whether more lines are wanted; otherwise this line is the last one of the file
     */
    boolean accept(String line);
  }

  /**
   * Runs a job like {@link #run(Job, String, StopSignal, JobListener)}.
   *
   * @param job the job
   * @param output the name of the file
   * @param stop ends the run early
   * @param listener receives messages about bad input, and how far the run is
   * @param lines receives each line after its batch has ended
   * @return how the run ended
   * @throws IOException if an input cannot be read, the file belongs to another job, or the file
   *     cannot be written
   */
  JobOutcome run(Job job, String output, StopSignal stop, JobListener listener, Lines lines)
      throws IOException;

  @Override
  default JobOutcome run(Job job, String output, StopSignal stop, JobListener listener)
      throws IOException {
    return run(job, output, stop, listener, line -> true);
  }
}
