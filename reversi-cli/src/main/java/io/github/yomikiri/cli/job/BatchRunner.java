package io.github.yomikiri.cli.job;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.output.Progress;
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
   * Runs a job like {@link #run(Job, String, Console, Progress)}.
   *
   * @param job the job
   * @param output the file
   * @param console receives messages about bad input
   * @param progress shows how far the run is
   * @param lines receives each line after its batch has ended
   * @return how the run ended
   * @throws IOException if an input cannot be read, the file belongs to another job, or the file
   *     cannot be written
   */
  JobOutcome run(Job job, String output, Console console, Progress progress, Lines lines)
      throws IOException;

  @Override
  default JobOutcome run(Job job, String output, Console console, Progress progress)
      throws IOException {
    return run(job, output, console, progress, line -> true);
  }
}
