package io.github.yomikiri.cli.output;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;

/** Writes the opening of a game as a file of openings has it. */
final class OpeningText {

  private OpeningText() {}

  /**
   * Returns an opening.
   *
   * @param opening a game that is not over
   * @return its moves; if it has none, {@code start} or its position in OBF
   */
  static String of(Game<Reversi> opening) {
    if (!opening.moves().isEmpty()) {
      return Transcript.format(opening);
    }
    Reversi start = opening.start();
    return start.equals(Reversi.start(start.size()))
        ? "start"
        : ObfPosition.of(start).format();
  }
}
