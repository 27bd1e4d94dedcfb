package io.github.yomikiri.app.job;

import io.github.yomikiri.learn.job.Job;

/** A command whose work is a {@link Job}. */
public interface BulkCommand {

  /** Returns the job that the command's arguments describe. */
  Job job();
}
