package io.github.yomikiri.cli.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.output.Columns;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The command {@code games}: it lists the other games of the program. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    header = "Lists the other games that this program plays.",
    description = "%nThe name of a game is a command, which has the commands of the game.%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri games",
      "  yomikiri connect-four play",
      "  yomikiri draughts match engine:level=3 random --games 10"
    })
final class GamesCommand implements Callable<Integer> {

  private final Console console;

  GamesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Columns table = new Columns("game", "sides");
    GameKits.all().forEach(kit -> table.row(kit.name(), String.join(", ", kit.seats())));
    table.print(console.out());
    return ExitCode.OK;
  }
}
