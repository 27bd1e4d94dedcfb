package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Move;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Algebraic notation of moves, and PGN of games. */
class NotationTest {

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -, e1g1, O-O",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq -, e8c8, O-O-O",
    "5k2/8/8/8/8/8/8/4K2R w K -, e1g1, O-O+",
    "8/P6k/8/8/8/8/8/K7 w - -, a7a8n, a8=N",
    "1r5k/P7/8/8/8/8/8/K7 w - -, a7b8q, axb8=Q+",
    "7k/8/8/3pP3/8/8/8/K7 w - d6, e5d6, exd6",
    "7k/8/8/8/8/2N5/8/K5N1 w - -, g1e2, Nge2",
    "7k/8/N7/8/N7/8/8/K7 w - -, a4c5, N4c5",
    "2k5/8/8/8/Q6Q/8/8/K6Q w - -, h4e1, Q4e1",
    "2k5/8/8/8/4Q2Q/8/8/K6Q w - -, h4e1, Qh4e1",
    "6k1/5ppp/8/8/8/8/8/K3R3 w - -, e1e8, Re8#"
  })
  void movesAreWrittenAndRead(String fen, String coordinates, String san) {
    Chess position = Fen.read(fen);
    Move move = position.parse(coordinates).orElseThrow();
    assertEquals(coordinates, move.notation());
    assertEquals(san, San.write(position, move.code()));
    assertEquals(Optional.of(move), San.read(position, san));
    assertEquals(Optional.of(move), position.parse(san.replaceAll("[+#=]", "") + "!?"));
  }

  @ParameterizedTest
  @CsvSource({"Nc6", "Ke2", "e5", "O-O", "Nx", "Nxf3", "e4x", "e=4", "e4=", "''", "e9", "Qh5+"})
  void otherTextsAreNoMoves(String text) {
    assertEquals(Optional.empty(), Chess.START.parse(text));
  }

  @Test
  void anAmbiguousTextIsNoMove() {
    Chess position = Fen.read("7k/8/8/8/8/2N5/8/K5N1 w - -");
    assertEquals(Optional.empty(), San.read(position, "Ne2"));
  }

  @Test
  void aGameIsReadWithoutCommentsAndVariations() {
    Pgn read = Pgn.read("""
        [Event "A \\"quoted\\" name"]
        [Result "1-0"]

        1. e4 {the king's pawn (not d4)} e5 2.Bc4 $1 Nc6 ; a line
        (2... Nf6 3. d3 (3. d4 exd4) Bc5) 3. Qh5! Nf6?? 4. Qxf7# 1-0
        [Event "The next game"]
        """);
    assertEquals(Map.of("Event", "A \"quoted\" name", "Result", "1-0"), read.tags());
    assertEquals("e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7", read.game().toString());
    assertEquals("1-0", read.result());
    assertTrue(read.game().isOver());
    assertEquals(read, Pgn.read(read.toString()));
    assertTrue(
        read.toString().endsWith("\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n"),
        read::toString);
  }

  @Test
  void aGameMayBeginElsewhere() {
    Pgn read = Pgn.read("[FEN \"8/P6k/8/8/8/8/8/K7 b - - 0 5\"] 5... Kg7 6. a8=Q *");
    Pgn written = Pgn.of("A", "B", read.game());
    assertEquals(read.game(), Pgn.read(written.toString()).game());
    assertTrue(written.toString().contains("5... Kg7 6. a8=Q *"), written::toString);
  }
}
