package io.github.yomikiri.reversi.kit;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.reversi.protocol.ReversiText;
import java.util.regex.Pattern;

/**
 * Positions as files have them: whole lines in OBF. A game from the usual start is a transcript.
 *
 * @param text the texts of UCI, which are parts of these lines
 */
record ObfText(ReversiText text) implements PositionText<Reversi> {

  private static final Pattern TRANSCRIPT = Pattern.compile("(?:[a-h][1-8]|--)++");

  @Override
  public Reversi start() {
    return text.start();
  }

  @Override
  public Reversi read(String line) {
    return text.read(line);
  }

  @Override
  public String write(Reversi position) {
    return ObfPosition.of(position).format();
  }

  @Override
  public boolean isFirstToMove(Reversi position) {
    return text.isFirstToMove(position);
  }

  /** Reads a transcript without blanks, too. */
  @Override
  public Game<Reversi> readGame(String line) {
    return TRANSCRIPT.matcher(line).matches()
        ? Transcript.parse(start(), line)
        : PositionText.super.readGame(line);
  }

  @Override
  public String writeGame(Game<Reversi> game) {
    return game.start().equals(start()) && !game.moves().isEmpty()
        ? Transcript.format(game)
        : PositionText.super.writeGame(game);
  }
}
