package io.github.yomikiri.spark;

import io.github.yomikiri.cli.command.BulkCommands;
import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.InputFiles;
import io.github.yomikiri.cli.console.Interrupt;
import io.github.yomikiri.learn.job.Job;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Serializable;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * All that an executor needs to do units of a job. It is sent once to each executor.
 *
 * @param id identifies the job within the process of an executor
 * @param arguments the command and its arguments
 * @param files the contents of the files that workers need, by their names
 * @param configuration the settings of Hadoop
 */
record JobDescription(
    UUID id, List<String> arguments, Map<String, byte[]> files, Map<String, String> configuration)
    implements Serializable {

  /** The jobs of this process, so that its tasks share the weights. */
  private static final Map<UUID, Job> MADE = new HashMap<>();

  /** Returns the job, which all tasks of a process share. */
  Job job() {
    synchronized (MADE) {
      return MADE.computeIfAbsent(id, unknown -> make(arguments, SharedFiles.unpack(files)));
    }
  }

  /** Makes a job of which only the workers are used. */
  static Job make(List<String> arguments, InputFiles files) {
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
