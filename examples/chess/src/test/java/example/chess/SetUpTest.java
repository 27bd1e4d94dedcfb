package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Drawing.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Positions from pieces that a person has set up. */
class SetUpTest {

  private static final ChessDrawing DRAWING = new ChessDrawing();

  private static List<Optional<Piece>> pieces(Chess position) {
    return IntStream.range(0, 64)
        .mapToObj(cell -> DRAWING.piece(position, cell, 0))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  @Test
  void kingsAndRooksInPlaceMayCastle() {
    assertEquals(Chess.START, DRAWING.position(pieces(Chess.START), 0));
    List<Optional<Piece>> pieces = pieces(Fen.read("r3k2r/8/8/8/8/8/8/R3K2R w - -"));
    assertEquals(
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", DRAWING.position(pieces, 1).toString());
    pieces.set(0, Optional.empty());
    pieces.set(63, Optional.empty());
    assertEquals("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", DRAWING.position(pieces, 0).toString());
    pieces.set(5, pieces.set(4, Optional.empty()));
    assertEquals("r3k3/8/8/8/8/8/8/5K1R w q - 0 1", DRAWING.position(pieces, 0).toString());
  }

  @Test
  void whatIsNoPositionIsRefused() {
    List<Optional<Piece>> pieces = pieces(Fen.read("4k3/8/8/8/8/8/8/4R1K1 b - -"));
    String check = assertThrows(
            IllegalArgumentException.class, () -> DRAWING.position(pieces, 0))
        .getMessage();
    assertTrue(check.contains("the side not to move is in check"), check);
    pieces.set(60, Optional.empty());
    String kings = assertThrows(
            IllegalArgumentException.class, () -> DRAWING.position(pieces, 0))
        .getMessage();
    assertTrue(kings.contains("a side has 0 kings"), kings);
  }
}
