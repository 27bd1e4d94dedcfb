package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExchangeTest {

  @ParameterizedTest
  @CsvSource({
    "a pawn that nobody defends, k7/8/8/3p4/8/8/8/K2R4 w - -, Rxd5, 100",
    "a defended pawn, k7/8/4p3/3p4/8/8/8/K2R4 w - -, Rxd5, -400",
    "a second rook behind the first, k2r4/8/8/3p4/8/8/3R4/K2R4 w - -, Rxd5, 100",
    "a king cannot take back a defended piece, 8/8/8/3pk3/8/3R4/3R4/K7 w - -, Rxd5, 100",
    "pawns first, k7/8/2p1p3/3n4/2P1P3/8/8/K7 w - -, cxd5, 220",
    "en passant, k7/2p5/8/3pP3/8/8/8/K7 w - d6, exd6, 0",
    "a promotion, k7/4P3/8/8/8/8/8/K7 w - -, e8=Q, 850",
    "a promotion that is taken, k2r4/4P3/8/8/8/8/8/K7 w - -, e8=Q, -100",
    "a quiet move to an attacked square, k7/4p3/8/8/8/8/8/KQ6 w - -, Qb6, 0"
  })
  void gains(String what, String fen, String move, int gain) {
    Chess position = Fen.read(fen);
    assertEquals(
        gain, Exchange.gain(position, San.read(position, move).orElseThrow().code()), what);
  }
}
