package io.github.yomikiri.spark;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.learn.job.Job;
import java.io.Serializable;

/**
 * Makes a job. The driver makes it once, and so does each process that does units of it: the maker
 * is sent there by Java's serialization. All jobs that a maker makes are equal.
 */
@FunctionalInterface
public interface JobMaker extends Serializable {

  /**
   * Makes the job.
   *
   * @param files finds the files that workers need, by their names on the driver's machine; the
   *     files that are asked for here are sent to the other machines
   * @return the job
   */
  Job make(InputFiles files);
}
