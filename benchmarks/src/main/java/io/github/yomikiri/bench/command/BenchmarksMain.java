package io.github.yomikiri.bench.command;

import io.github.yomikiri.cli.console.Launcher;
import io.github.yomikiri.cli.console.Session;
import io.github.yomikiri.cli.console.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The commands of the benchmarks' jar. */
@Command(
    name = "benchmarks",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    header = "Measures again what was published, and runs the JMH benchmarks.",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  java -jar benchmarks.jar seed-table                      the tables of 2011, published and measured now",
      "  java -cp benchmarks.jar org.openjdk.jmh.Main -l          the list of JMH benchmarks",
      "",
      "'benchmarks COMMAND --help' describes a command.",
      "Exit codes: 0 success; 1 a count differs from the published one; 2 bad arguments or files;",
      "70 a fault of this program; 130 ended by Ctrl-C."
    },
    subcommands = HelpCommand.class)
public final class BenchmarksMain implements Runnable {

  @Spec
  private CommandSpec spec = CommandSpec.create();

  private BenchmarksMain() {}

  /**
   * Runs the command line.
   *
   * @param args what the user typed
   */
  public static void main(String[] args) {
    Launcher.run(args, BenchmarksMain::commands);
  }

  static CommandLine commands(Session session) {
    return new CommandLine(new BenchmarksMain())
        .addSubcommand(new SeedTableCommand(session))
        .addSubcommand(new PiTreeCommand(session))
        .addSubcommand(new NodesPerGameCommand(session))
        .addSubcommand(new KillerTableCommand(session));
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "which command? There are " + String.join(", ", spec.subcommands().keySet()));
  }
}
