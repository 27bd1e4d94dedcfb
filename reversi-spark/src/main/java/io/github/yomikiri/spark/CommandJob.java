package io.github.yomikiri.spark;

import io.github.yomikiri.cli.command.BulkCommands;
import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.InputFiles;
import io.github.yomikiri.cli.console.Interrupt;
import io.github.yomikiri.learn.job.Job;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
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
    Console console = new Console(
        new BufferedReader(Reader.nullReader()),
        new PrintWriter(Writer.nullWriter()),
        new PrintWriter(Writer.nullWriter()),
        false,
        false,
        false,
        StandardCharsets.UTF_8,
        new Interrupt(),
        System::nanoTime);
    return BulkCommands.job(
        YomikiriSpark.line(console, SparkConnection.SUBMITTED, arguments, files), arguments);
  }
}
