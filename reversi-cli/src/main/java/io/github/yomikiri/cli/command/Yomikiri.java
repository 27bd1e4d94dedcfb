package io.github.yomikiri.cli.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.cli.console.Version;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code yomikiri}, which has all other commands as subcommands. */
@Command(
    name = "yomikiri",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    header = "Plays and analyzes Reversi, solves positions, and trains evaluators.",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri play --white time=2s         play Dark against the computer",
      "  yomikiri match alphabeta4 greedy      play 200 games and compare the players",
      "  yomikiri solve FILE                   find exact scores of positions near the end of the game",
      "",
      "'yomikiri COMMAND --help' describes a command.",
      "",
      "Exit codes: 0 success; 1 the command found a fault, such as a wrong score or an engine that",
      "failed; 2 bad arguments or files; 70 a fault of this program; 74 a read or a write failed; 130",
      "Ctrl-C; 141 the reader of standard output ended."
    },
    subcommands = HelpCommand.class)
final class Yomikiri implements Runnable {

  private final Console console;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  Yomikiri(Console console) {
    this.console = console;
  }

  /** Declares the option. {@link FoundKits} has read it before, because kits are commands. */
  @Option(
      names = FoundKits.OPTION,
      paramLabel = "FOLDER",
      description = "Add the games in the jars of a folder, see 'games --help'.")
  void addKits(Path folder) {}

  /** Refuses a word in the place of a command or of a game. */
  @SuppressWarnings("DoNotCallSuggester") // picocli calls it.
  @Parameters(arity = "0..1", hidden = true)
  void refuse(String word) {
    throw Launcher.unknownSubcommand(
        spec,
        word,
        "neither a command nor a game that 'yomikiri games' lists; " + FoundKits.OPTION
            + " FOLDER adds others");
  }

  @Override
  public void run() {
    if (!console.stop().isRaised()) {
      throw Launcher.missingSubcommand(spec);
    }
  }
}
