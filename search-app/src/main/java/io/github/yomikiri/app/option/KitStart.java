package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The option for the position to start from, in the texts of the game's kit. */
public final class KitStart<P extends Position<P>> implements StartOptions<P> {

  private static final String START = "start";

  private final GameKit<P> kit;

  @Option(
      names = "--from",
      paramLabel = "POSITION|FILE",
      defaultValue = START,
      description =
          "The position to start from: start, moves from the start, or a position, perhaps with the"
              + " word moves and moves; or a file that holds one of these. Default: start.")
  private String from = START;

  /** Makes the option. */
  public KitStart(GameKit<P> kit) {
    this.kit = kit;
  }

  @Override
  public Game<P> game(Console console) throws IOException {
    if (isUsual()) {
      return Game.of(kit.start());
    }
    if (!isFile(from)) {
      try {
        return kit.text().readGame(from);
      } catch (InvalidInputException e) {
        throw new UserError("--from: no file, and no position: " + e.getMessage());
      }
    }
    List<Game<P>> games = read(Path.of(from), "position");
    if (games.size() != 1) {
      throw new UserError(from + ": holds " + games.size() + " positions, not one");
    }
    return games.get(0);
  }

  private static boolean isFile(String text) {
    try {
      return Files.exists(Path.of(text));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  @Override
  public boolean isUsual() {
    return from.equals(START);
  }

  @Override
  public List<Game<P>> openings(Path file) throws IOException {
    List<Game<P>> openings = read(file, "opening");
    for (Game<P> opening : openings) {
      if (opening.isOver()) {
        throw new UserError(file + ": in the opening [" + opening + "] the game is over");
      }
    }
    return openings;
  }

  /** Reads the lines of a file. What follows the sign # is a comment. */
  private List<Game<P>> read(Path file, String what) throws IOException {
    List<Game<P>> games = new ArrayList<>();
    List<String> lines = TextFile.lines(file);
    for (int i = 0; i < lines.size(); i++) {
      String text = lines.get(i).replaceFirst("(^|\\s)#.*", "").strip();
      if (!text.isEmpty()) {
        try {
          games.add(kit.text().readGame(text.equals(START) ? "" : text));
        } catch (InvalidInputException e) {
          throw new UserError(
              String.valueOf(e.in(file.toString(), "line " + (i + 1)).getMessage()));
        }
      }
    }
    if (games.isEmpty()) {
      throw new UserError(file + ": holds no " + what);
    }
    return games;
  }
}
