package io.github.yomikiri.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The texts of a game whose positions have none.
 *
 * @param start the start position, the only one that can be written
 */
record StartText<P extends Position<P>>(P start) implements PositionText<P> {

  private static final Pattern BEFORE_MOVES =
      Pattern.compile("\\s*(startpos(?!\\S))?\\s*(moves(?!\\S))?");

  @Override
  public P read(String text) {
    throw new IllegalArgumentException(
        "the game has no texts of positions; expected moves from the start");
  }

  @Override
  public String write(P position) {
    if (position.equals(start)) {
      return GameText.START;
    }
    throw new IllegalArgumentException(
        "the game has no texts of positions, so a game has to begin at its start");
  }

  @Override
  public Game<P> readGame(String text) {
    Matcher words = BEFORE_MOVES.matcher(text);
    return GameText.moves(text, words.lookingAt() ? words.end() : 0, start);
  }

  /** Called for start positions only, because no other ones can be read. */
  @Override
  public boolean isFirstToMove(P position) {
    return true;
  }
}
