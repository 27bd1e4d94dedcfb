package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.KitPositions;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The option for the position to start from, in the texts of the game's kit. */
public final class KitStart<P extends Position<P>> implements StartOptions<P> {

  private final GameKit<P> kit;

  @Option(
      names = "--from",
      paramLabel = "POSITION|FILE",
      defaultValue = KitPositions.START,
      description = "The position to start from: " + KitPositions.ONE + " Default: start.")
  private String from = KitPositions.START;

  /** Makes the option. */
  public KitStart(GameKit<P> kit) {
    this.kit = kit;
  }

  @Override
  public Game<P> game(Console console) throws IOException {
    try {
      return new KitPositions<>(kit).one(console, from);
    } catch (UserError e) {
      throw new UserError("--from " + e.getMessage());
    }
  }

  @Override
  public boolean isUsual() {
    return from.equals(KitPositions.START);
  }

  @Override
  public List<Game<P>> openings(Path file) throws IOException {
    List<Game<P>> openings = new KitPositions<>(kit)
        .read(file.toString(), TextFile.lines(file))
        .required(file.toString(), "opening");
    for (Game<P> opening : openings) {
      if (opening.isOver()) {
        throw new UserError(file + ": in the opening [" + opening + "] the game is over");
      }
    }
    return openings;
  }
}
