package example.chess;

import io.github.yomikiri.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code pgn}: it prints a saved game in portable game notation. */
@Command(
    name = "pgn",
    mixinStandardHelpOptions = true,
    header = "Prints a game that play has saved, in portable game notation (PGN).")
final class PgnCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "A file that save has written.")
  private Path file = Path.of("");

  @Override
  public Integer call() throws IOException {
    Game<Chess> game = new FenText().readGame(Files.readString(file).strip());
    spec.commandLine().getOut().print(Pgn.of("White", "Black", game));
    return 0;
  }
}
