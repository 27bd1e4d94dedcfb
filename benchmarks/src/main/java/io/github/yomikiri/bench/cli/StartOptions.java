package io.github.yomikiri.bench.cli;

import io.github.yomikiri.reversi.NotationException;
import io.github.yomikiri.reversi.ObfPosition;
import io.github.yomikiri.reversi.Reversi;
import picocli.CommandLine.Option;

/** Where a game starts. */
final class StartOptions {

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "8",
      description = "Squares along an edge of the board: 4, 6 or 8. Default: 8.")
  private int size = 8;

  @Option(
      names = "--from",
      paramLabel = "OBF",
      defaultValue = "",
      description = {
        "Start from this position: its squares row by row (X Dark, O Light, - empty) and the side to"
            + " move, such as 'O--X-XXX-OXX--O- X' for 4x4."
      })
  private String from = "";

  /** Returns the position. */
  Reversi position() {
    if (!from.isBlank()) {
      try {
        return ObfPosition.parse(from).position();
      } catch (NotationException e) {
        throw new UserError("--from: " + e.getMessage());
      }
    }
    if (size != 4 && size != 6 && size != 8) {
      throw new UserError("--size " + size + ": there are boards of 4, 6 and 8");
    }
    return Reversi.start(size);
  }
}
