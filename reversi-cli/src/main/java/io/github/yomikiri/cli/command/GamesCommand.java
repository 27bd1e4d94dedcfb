package io.github.yomikiri.cli.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.play.kit.GameKit;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/** The command {@code games}: it lists the other games of the program. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    header = "Lists the other games that this program plays.",
    description = {
      "%nThe name of a game is a command, which has the commands of the game.",
      "%n--kits FOLDER, before the command, adds the games of others: of each jar whose file"
          + " META-INF/services/io.github.yomikiri.play.kit.GameKit names a kit. The code of a jar"
          + " has all rights of the person who runs it.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri games",
      "  yomikiri connect-four play",
      "  yomikiri draughts match engine:level=3 random --games 10",
      "  yomikiri --kits my-games morris play"
    })
final class GamesCommand implements Callable<Integer> {

  private final Console console;
  private final List<GameKit<?>> found;

  GamesCommand(Console console, List<GameKit<?>> found) {
    this.console = console;
    this.found = found;
  }

  @Override
  public Integer call() {
    Columns table = new Columns("game", "seats");
    Stream.concat(GameKits.all().stream(), found.stream())
        .forEach(kit -> table.row(kit.name(), String.join(", ", kit.seats())));
    table.print(console.out());
    return ExitCode.OK;
  }
}
