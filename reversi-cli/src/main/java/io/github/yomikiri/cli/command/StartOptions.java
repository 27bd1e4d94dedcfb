package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where a game starts. */
final class StartOptions {

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "Squares along an edge of the board: 4, 6 or 8. Default: 8.")
  private Optional<Integer> size = Optional.empty();

  @Option(
      names = "--from",
      paramLabel = "POSITION",
      defaultValue = "",
      description = {
        "Start from this position: a transcript, or in OBF, its squares row by row (X Dark, O Light,"
            + " - empty) and the side to move, such as 'O--X-XXX-OXX--O- X' for 4x4."
      })
  private String from = "";

  /** Returns the position. */
  Reversi position() {
    int edge = checkSize(size.orElse(8));
    if (from.isBlank()) {
      return Reversi.start(edge);
    }
    Reversi position = PositionInput.parse("--from \"" + from + '"', from, edge).position();
    if (size.isPresent() && position.size() != edge) {
      throw new UserError("--size " + edge + ": the position of --from is one of " + position.size()
          + "x" + position.size());
    }
    return position;
  }

  /** Returns the size of a board, if there are such boards. */
  static int checkSize(int size) {
    if (!Board.isSize(size)) {
      throw new UserError("--size " + size + ": there are boards of 4, 6 and 8");
    }
    return size;
  }
}
