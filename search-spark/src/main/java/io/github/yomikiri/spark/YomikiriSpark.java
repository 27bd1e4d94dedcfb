package io.github.yomikiri.spark;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.app.job.BulkCommand;
import io.github.yomikiri.cli.command.BulkCommands;
import io.github.yomikiri.cli.console.Version;
import java.io.IOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The bulk commands on Apache Spark, for {@code spark-submit}. */
@Command(
    name = "yomikiri-spark",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "JOB",
    header = "Plays, labels and solves on a cluster, and writes the files of one machine.",
    description = {
      "%nThe jobs have the options of the command line. Those of another game follow its name, as"
          + " in 'connect-four match'. Inputs and --output are paths or URIs of"
          + " any file system of Hadoop, such as hdfs: or s3a:. The options --threads have no"
          + " effect: each task slot of the cluster does one unit at a time.",
      "%nWhile a job runs, its parts are in the folder FILE.parts beside the output. The same"
          + " command resumes from the parts that are complete."
    },
    commandListHeading = "%nJobs:%n",
    subcommands = HelpCommand.class)
public final class YomikiriSpark implements Runnable {

  @Spec
  private CommandSpec spec = CommandSpec.create();

  private YomikiriSpark() {}

  /**
   * Runs a job.
   *
   * @param args the job and its arguments
   */
  public static void main(String[] args) {
    List<String> arguments;
    try {
      arguments = new RemoteInputs(new Configuration()).fetch(List.of(args));
    } catch (IOException e) {
      System.err.println("yomikiri-spark: " + Launcher.describe(e));
      System.exit(2);
      return;
    }
    Launcher.run(
        arguments.toArray(String[]::new),
        console -> line(console, SparkConnection.SUBMITTED, arguments, InputFiles.LOCAL));
  }

  /**
   * Returns the command line.
   *
   * @param connection connects the driver with Spark
   * @param arguments the job and its arguments, from which executors make the job again
   * @param files finds the files that workers need
   */
  static CommandLine line(
      Console console, SparkConnection connection, List<String> arguments, InputFiles files) {
    SparkOptions options = new SparkOptions();
    CommandLine line = new CommandLine(new YomikiriSpark());
    String title = arguments.isEmpty() ? "yomikiri" : "yomikiri " + arguments.get(0);
    SparkRunner runner = new SparkRunner(connection, options, title, new CommandJob(arguments));
    BulkCommands.addTo(line, console, runner, files);
    CommandSpec mixin = CommandSpec.forAnnotatedObject(options);
    addToJobs(line, mixin);
    return line;
  }

  private static void addToJobs(CommandLine line, CommandSpec options) {
    for (CommandLine command : line.getSubcommands().values()) {
      if (command.getCommand() instanceof BulkCommand) {
        command.getCommandSpec().addMixin("spark", options);
      }
      addToJobs(command, options);
    }
  }

  @Override
  public void run() {
    throw Launcher.missingSubcommand(spec);
  }
}
