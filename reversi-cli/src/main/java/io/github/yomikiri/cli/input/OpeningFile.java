package io.github.yomikiri.cli.input;

import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Reads files of openings: a transcript or a position in OBF on each line. */
public final class OpeningFile {

  private OpeningFile() {}

  /**
   * Reads a file.
   *
   * @param size of the board that all openings are for
   * @return at least one opening; no game is over
   * @throws UserError if a line is not such an opening, or there are none
   * @throws IOException if the file cannot be read
   */
  public static List<Game<Reversi>> read(Path file, int size) throws IOException {
    return ReversiLine.read(
            file.toString(), TextFile.lines(file), (number, line) -> parse(line, size))
        .required(file.toString(), "opening");
  }

  private static Game<Reversi> parse(String line, int size) {
    Game<Reversi> opening = PositionLine.parseGame(line, size);
    int edge = opening.start().size();
    if (edge != size) {
      throw new InvalidInputException(
          line,
          "field 1",
          "the board has " + edge + "x" + edge + " squares, not " + size + "x" + size);
    }
    if (opening.isOver()) {
      throw new InvalidInputException(line, "end", "the game is over");
    }
    return opening;
  }
}
