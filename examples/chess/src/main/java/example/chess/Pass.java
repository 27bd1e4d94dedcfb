package example.chess;

import io.github.yomikiri.game.NullMove;

/**
 * Lets a search pass where to move is hardly ever a burden: not in check, and only with two pieces
 * besides pawns.
 */
final class Pass implements NullMove<Chess> {

  @Override
  public boolean isAllowed(Chess node) {
    long pieces = node.own & ~node.pawns & ~node.kings;
    return !node.isCheck() && (pieces & pieces - 1) != 0;
  }

  @Override
  public Chess play(Chess node) {
    return node.pass();
  }
}
