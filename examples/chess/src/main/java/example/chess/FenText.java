package example.chess;

import io.github.yomikiri.play.PositionText;

/** The texts of positions in files and in the protocol UCI, which are FEN. */
record FenText() implements PositionText<Chess> {

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
