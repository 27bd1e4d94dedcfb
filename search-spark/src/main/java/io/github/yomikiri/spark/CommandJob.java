package io.github.yomikiri.spark;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.cli.command.BulkCommands;
import io.github.yomikiri.learn.job.Job;
import java.util.List;

/**
 * Makes the job of a command of the command line.
 *
 * @param arguments the command and its arguments
 */
record CommandJob(List<String> arguments) implements JobMaker {

  @Override
  public Job make(InputFiles files) {
    // Only the workers of the job are used, so nothing is printed.
    return BulkCommands.job(
        YomikiriSpark.line(Console.silent(), SparkConnection.SUBMITTED, arguments, files),
        arguments);
  }
}
