package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.play.PositionText;

/**
 * Games of Connect Four by their moves. Public test positions have them without spaces, such as
 * {@code 4453}.
 *
 * @param moves the texts of moves with spaces between
 */
record ConnectFourText(PositionText<ConnectFour> moves) implements PositionText<ConnectFour> {

  @Override
  public ConnectFour start() {
    return moves.start();
  }

  @Override
  public ConnectFour read(String text) {
    return moves.read(text);
  }

  @Override
  public String write(ConnectFour position) {
    return moves.write(position);
  }

  @Override
  public boolean isFirstToMove(ConnectFour position) {
    return moves.isFirstToMove(position);
  }

  @Override
  public Game<ConnectFour> readGame(String text) {
    boolean areDigits = text.chars().allMatch(c -> c >= '1' && c <= '7');
    return moves.readGame(areDigits ? String.join(" ", text.split("")) : text);
  }
}
