package io.github.yomikiri.bench.command;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.Launcher;
import io.github.yomikiri.cli.console.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The commands of the benchmarks' jar. */
@Command(
    name = "benchmarks",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    header = "Measures searches: again what was published in 2011, and what their parts are worth.",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  java -jar benchmarks.jar seed-table                      the node counts of 2011, published and measured",
      "  java -jar benchmarks.jar tune connect4                   which parts of a search win matches",
      "  java -cp benchmarks.jar org.openjdk.jmh.Main -l          the list of JMH benchmarks",
      "",
      "'benchmarks COMMAND --help' describes a command.",
      "Exit codes: 0 success; 1 a count differs from the published one; 2 bad arguments or files;",
      "70 a fault of this program; 74 a read or a write failed; 130 Ctrl-C; 141 the reader of standard",
      "output ended."
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

  static CommandLine commands(Console console) {
    return new CommandLine(new BenchmarksMain())
        .addSubcommand(new SeedTableCommand(console))
        .addSubcommand(new PiTreeCommand(console))
        .addSubcommand(new NodesPerGameCommand(console))
        .addSubcommand(new KillerTableCommand(console))
        .addSubcommand(new ConnectFourCommand(console))
        .addSubcommand(new TuneCommand(console))
        .addSubcommand(new LearnCommand(console))
        .addSubcommand(new PositionsCommand(console))
        .addSubcommand(new JudgeCommand(console))
        .addSubcommand(new ChallengeCommand(console))
        .addSubcommand(new AttributeCommand(console))
        .addSubcommand(new PredictCommand(console))
        .addSubcommand(new PictureCommand(console))
        .addSubcommand(new MonteCarloCommand(console));
  }

  @Override
  public void run() {
    throw Launcher.missingSubcommand(spec);
  }
}
