package io.github.yomikiri.app.program;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Launcher;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command of a game, which has all other commands as subcommands. */
@Command(
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    header = "The game ${bundle:game.name}: players, matches and protocols.",
    commandListHeading = "%nCommands:%n",
    footer = {
      "",
      "'${COMMAND-FULL-NAME} COMMAND --help' describes a command.",
      "",
      "Exit codes: 0 success; 1 the command found a fault, such as a wrong score or an engine that",
      "failed; 2 bad arguments or files; 70 a fault of this program; 74 a read or a write failed; 130",
      "Ctrl-C; 141 the reader of standard output ended."
    })
final class GameCommand implements Runnable {

  private final Console console;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  GameCommand(Console console) {
    this.console = console;
  }

  /** Refuses a word in the place of a command. */
  @SuppressWarnings("DoNotCallSuggester") // picocli calls it.
  @Parameters(arity = "0..1", hidden = true)
  void refuse(String word) {
    throw Launcher.unknownSubcommand(spec, word, "no command");
  }

  @Override
  public void run() {
    if (!console.stop().isRaised()) {
      throw Launcher.missingSubcommand(spec);
    }
  }
}
