package io.github.yomikiri.cli.command;

import io.github.yomikiri.learn.job.Job;

/** A command whose work is a {@link Job}. */
interface BulkCommand {

  /** Returns the job that the command's arguments describe. */
  Job job();
}
