package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Session;
import io.github.yomikiri.cli.console.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command that the others are below. */
@Command(
    name = "yomikiri",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    header = "Reversi in the terminal: games, matches, analysis, exact values, training.",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri play --white time=2s         play Dark against the computer",
      "  yomikiri match alphabeta4 greedy      200 games, and who is stronger",
      "  yomikiri solve FILE                   exact values of positions near the end of the game",
      "",
      "'yomikiri COMMAND --help' tells about a command.",
      "Exit codes: 0 all well; 1 something was found to be wrong; 2 bad arguments or files; 70 a fault of",
      "this program; 130 ended by Ctrl-C."
    },
    subcommands = HelpCommand.class)
final class Yomikiri implements Runnable {

  private final Session session;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  Yomikiri(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    if (!session.stop().isRaised()) {
      throw new CommandLine.ParameterException(
          spec.commandLine(), "which command? There are " + commands());
    }
  }

  private String commands() {
    return String.join(", ", spec.subcommands().keySet());
  }
}
