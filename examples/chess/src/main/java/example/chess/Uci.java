package example.chess;

import io.github.yomikiri.play.PositionText;

/** The positions of the protocol UCI, which are FEN. */
final class Uci implements PositionText<Chess> {

  @Override
  public Chess start() {
    return Chess.START;
  }

  @Override
  public Chess read(String text) {
    return Fen.read(text);
  }

  @Override
  public String write(Chess position) {
    return position.toString();
  }

  @Override
  public boolean isFirstToMove(Chess position) {
    return position.isWhite();
  }
}
