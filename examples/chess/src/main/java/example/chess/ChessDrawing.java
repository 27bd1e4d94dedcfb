package example.chess;

import io.github.yomikiri.game.Drawing;
import java.util.List;
import java.util.Optional;

/** The board, with the letters of FEN. Numbers of cells are those of squares. */
record ChessDrawing() implements Drawing<Chess> {

  private static final List<Cell> CELLS = Cell.grid(8, 8, Shape.SQUARE);
  private static final List<String> NAMES =
      List.of("none", "pawn", "knight", "bishop", "rook", "queen", "king");

  @Override
  public List<Cell> cells() {
    return CELLS;
  }

  @Override
  public Optional<Piece> piece(Chess position, int cell, int toMove) {
    int kind = position.kind(1L << cell);
    char sign = Fen.sign(position, cell);
    int owner = Character.isUpperCase(sign) ? 0 : 1;
    return kind == 0
        ? Optional.empty()
        : Optional.of(new Piece(NAMES.get(kind), owner, String.valueOf(sign)));
  }

  @Override
  public List<Integer> clicks(Chess position, int move, int toMove) {
    return List.of(Moves.from(move), Moves.to(move));
  }
}
