package io.github.yomikiri.spark;

import io.github.yomikiri.learn.job.Job;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/**
 * All that an executor needs to do units of a job. It is sent once to each executor.
 *
 * @param id identifies the job within the process of an executor
 * @param maker makes the job
 * @param files the contents of the files that workers need, by their names
 * @param configuration the settings of Hadoop
 */
record JobDescription(
    UUID id, JobMaker maker, Map<String, byte[]> files, Map<String, String> configuration)
    implements Serializable {

  /** The jobs of this process, so that its tasks share the weights. */
  private static final Map<UUID, Job> MADE = new HashMap<>();

  /** Returns the job, which all tasks of a process share. */
  Job job() {
    synchronized (MADE) {
      return MADE.computeIfAbsent(id, unknown -> maker.make(SharedFiles.unpack(files)));
    }
  }
}
