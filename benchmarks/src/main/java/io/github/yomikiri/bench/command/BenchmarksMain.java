package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.app.console.Subcommands;
import io.github.yomikiri.app.program.GameCommands;
import io.github.yomikiri.bench.learn.LearningKits;
import io.github.yomikiri.cli.console.Version;
import java.util.List;
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
      "  java -jar benchmarks.jar yardstick draughts              what the library's search lacks",
      "  java -jar benchmarks.jar connect-four learn --folder c4  what any game's program can do",
      "  java -cp benchmarks.jar org.openjdk.jmh.Main -l          the list of JMH benchmarks",
      "",
      "'benchmarks COMMAND --help' describes a command. The games connect-four, breakthrough-6x6,",
      "breakthrough, kalah, domineering, dodgem, reversi-6x6 and reversi-8x8 are commands, too:",
      "'benchmarks connect-four --help' describes the program of a game.",
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
    Launcher.run(args, console -> commands(console, args));
  }

  static CommandLine commands(Console console, String... args) {
    CommandLine line = new CommandLine(new BenchmarksMain());
    List.of(
            new SeedTableCommand(console),
            new PiTreeCommand(console),
            new NodesPerGameCommand(console),
            new KillerTableCommand(console),
            new TuneCommand(console),
            new YardstickCommand(console))
        .forEach(command -> add(line, command, args));
    LearningKits.all().stream()
        .filter(kit -> Subcommands.isNeeded(kit.name(), args))
        .forEach(
            kit -> addGame(line, GameCommands.of(GameContext.of(console, kit), List.of(), args)));
    return line;
  }

  private static void addGame(CommandLine line, CommandLine game) {
    game.getCommandSpec().usageMessage().hidden(true);
    line.addSubcommand(game);
  }

  private static void add(CommandLine line, Object command, String... args) {
    String name = command.getClass().getAnnotation(Command.class).name();
    line.addSubcommand(name, Subcommands.line(command, Subcommands.isNeeded(name, args)));
  }

  @Override
  public void run() {
    throw Launcher.missingSubcommand(spec);
  }
}
