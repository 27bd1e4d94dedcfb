package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.input.InvalidInputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 12 99",
        "8/8/8/K2pP2k/8/8/8/8 w - d6 0 70",
        "8/8/8/8/8/5k2/7p/7K w - - 99 150"
      })
  void whatIsReadIsWritten(String fen) {
    assertEquals(fen, Fen.read(fen).toString());
  }

  @Test
  void countsMayBeMissing() {
    assertEquals(
        "8/8/8/8/8/5k2/7p/7K w - - 0 1",
        Fen.read(" 8/8/8/8/8/5k2/7p/7K  w - - ").toString());
  }

  @Test
  void aCaptureThatIsNotLegalIsLeftOut() {
    assertEquals(
        "8/8/8/3pP3/8/8/8/K6k w - - 0 1",
        Fen.read("8/8/8/3pP3/8/8/8/K6k w - - 0 1").toString());
    // No pawn of White stands beside the pawn on d5.
    assertEquals(
        "8/8/8/3p4/8/8/P7/K6k w - - 0 1",
        Fen.read("8/8/8/3p4/8/8/P7/K6k w - d6 0 1").toString());
    // The capture would clear the rank between the rook and the king.
    assertEquals(
        "8/8/8/K2pP2r/8/8/8/7k w - - 0 1",
        Fen.read("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1").toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8/8/8/8/8/8/8/8 | the FEN: 1 fields instead of 6",
        "8/8/8/8/8/8/8 w - - | field 1 (pieces): 7 ranks instead of 8",
        "k7/8/8/8/8/8/8/K8 w - - | rank 1: 9 squares instead of 8",
        "k7/7/8/8/8/8/8/K7 w - - | rank 7: 7 squares instead of 8",
        "kppppppppp/8/8/8/8/8/8/K7 w - - | rank 8: a pawn cannot stand there",
        "kqqqqqqqqq/8/8/8/8/8/8/K7 w - - | rank 8: 10 squares instead of 8",
        "kx6/8/8/8/8/8/8/K7 w - - | rank 8: \"x\" is no piece and no count",
        "k7/8/8/8/8/8/8/8 w - - | field 1 (pieces): a side has 0 kings instead of 1",
        "k7/8/8/8/8/8/8/KK6 w - - | field 1 (pieces): a side has 2 kings",
        "k7/8/8/8/8/N7/NNNNNNNN/NNNNNNNK w - - | field 1 (pieces): a side has 17 men",
        "k7/8/8/8/8/8/8/K6r b - - | field 1 (pieces): the side not to move is in check",
        "k7/8/8/8/8/8/8/K7 x - - | field 2 (side to move): it is neither",
        "k7/8/8/8/8/8/8/K7 w K - | field 3 (castling): \"K\" without king and rook in place",
        "r3k3/8/8/8/8/8/8/4K3 w qq - | field 3 (castling): it is not \"-\" or of the letters",
        "k7/8/8/8/8/8/8/K7 w - e6 | field 4 (en passant): no pawn can have passed e6",
        "k7/8/8/8/8/8/8/K7 w - e3 | field 4 (en passant): it is no square",
        "k7/8/8/8/8/8/8/K7 w - - x 1 | field 5 (half-move clock): it is not a number from 0",
        "k7/8/8/8/8/8/8/K7 w - - 0 0 | field 6 (move number): it is not a number from 1"
      })
  void faultsAreNamed(String fen, String message) {
    InvalidInputException e = assertThrows(InvalidInputException.class, () -> Fen.read(fen));
    assertTrue(e.getMessage().startsWith(message), e::getMessage);
    assertTrue(e.getMessage().contains(fen), e::getMessage);
  }
}
