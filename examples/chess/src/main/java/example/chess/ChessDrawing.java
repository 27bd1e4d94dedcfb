package example.chess;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The board, with the letters of FEN. Numbers of cells are those of squares. */
record ChessDrawing() implements Drawing<Chess>, SetUp<Chess> {

  private static final List<Cell> CELLS = Cell.grid(8, 8, Shape.SQUARE);
  private static final List<String> NAMES =
      List.of("none", "pawn", "knight", "bishop", "rook", "queen", "king");

  /** Boards with king and rook in place, by the right to castle. */
  private static final Map<String, String> IN_PLACE = Map.of(
      "K", ".*/....K..R",
      "Q", ".*/R...K...",
      "k", "....k..r/.*",
      "q", "r...k.../.*");

  @Override
  public List<Cell> cells() {
    return CELLS;
  }

  @Override
  public Optional<Piece> piece(Chess position, int cell, int toMove) {
    int kind = position.kind(cell);
    int owner = Character.isUpperCase(Fen.sign(position, cell)) ? 0 : 1;
    return kind == 0 ? Optional.empty() : Optional.of(piece(kind, owner));
  }

  private static Piece piece(int kind, int owner) {
    String sign = String.valueOf(Fen.sign(kind, owner == 0));
    return new Piece(NAMES.get(kind), owner, sign);
  }

  @Override
  public List<Integer> clicks(Chess position, int move, int toMove) {
    return List.of(Moves.from(move), Moves.to(move));
  }

  @Override
  public Optional<SetUp<Chess>> setUp() {
    return Optional.of(this);
  }

  @Override
  public List<Piece> pieces() {
    return Stream.of(0, 1)
        .flatMap(owner -> IntStream.rangeClosed(Chess.PAWN, Chess.KING)
            .mapToObj(kind -> piece(kind, owner)))
        .toList();
  }

  @Override
  public int toMove(Chess position) {
    return position.isWhite() ? 0 : 1;
  }

  @Override
  public boolean isComplete() {
    return false;
  }

  /** A king and a rook that stand as at the start may castle. No pawn can be taken in passing. */
  @Override
  public Chess position(List<Optional<Piece>> cells, int toMove) {
    String board = IntStream.range(0, 64)
        .mapToObj(i -> (i > 0 && i % 8 == 0 ? "/" : "")
            + cells.get(i ^ 56).map(Piece::symbol).orElse("1"))
        .collect(Collectors.joining());
    String castling = IN_PLACE.entrySet().stream()
        .filter(right -> board.matches(right.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.joining());
    return Fen.read(board + (toMove == 0 ? " w " : " b ")
        + (castling.isEmpty() ? "-" : castling) + " -");
  }
}
