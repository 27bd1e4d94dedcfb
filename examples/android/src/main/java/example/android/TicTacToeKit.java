package example.android;

import io.github.yomikiri.play.kit.NodeKit;

/** The game for programs: its opponents have names, such as {@code engine:level=3}. */
public final class TicTacToeKit implements NodeKit<TicTacToe> {

  @Override
  public String name() {
    return "tic-tac-toe";
  }

  @Override
  public TicTacToe start() {
    return new TicTacToe(0, 0);
  }
}
