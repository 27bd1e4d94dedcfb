package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.testkit.NodeContract;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The rules keep the library's contract, and their rarer parts. */
class ChessTest implements NodeContract<Chess> {

  @Override
  public List<Chess> positions() {
    return List.of(
        Chess.START,
        Fen.read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        Fen.read("8/P1k5/8/3pP3/8/8/5K1p/6B1 w - d6 0 1"),
        Fen.read("8/8/8/8/8/2k5/7r/K7 b - - 0 1"));
  }

  @Override
  public int walks() {
    return 3;
  }

  @Override
  public int maxPlies() {
    return 40;
  }

  /** Random chess without the draws by counting may be longer than any limit. */
  @Override
  public void everyGameEnds() {}

  @Override
  public OptionalInt sideToMove(Chess node) {
    return OptionalInt.of(node.isWhite() ? 0 : 1);
  }

  /** The board seen from the other side: all colors change. */
  static Chess mirrored(Chess node) {
    String[] fields = node.toString().split(" ");
    List<String> ranks = new java.util.ArrayList<>(List.of(fields[0].split("/")));
    java.util.Collections.reverse(ranks);
    String ep = fields[3].replace('3', '9').replace('6', '3').replace('9', '6');
    return Fen.read(swapCase(String.join("/", ranks)) + (node.isWhite() ? " b " : " w ")
        + swapCase(fields[2]) + " " + ep);
  }

  private static String swapCase(String text) {
    StringBuilder swapped = new StringBuilder();
    for (char sign : text.toCharArray()) {
      swapped.append(
          Character.isUpperCase(sign) ? Character.toLowerCase(sign) : Character.toUpperCase(sign));
    }
    return swapped.toString();
  }

  @Override
  public List<Chess> symmetries(Chess node) {
    return List.of(mirrored(node));
  }

  @Override
  public Optional<Chess> withSidesChanged(Chess node) {
    return node.isCheck() || node.isTerminal() || node.pass().isTerminal()
        ? Optional.empty()
        : Optional.of(node.pass());
  }

  @Override
  public OptionalInt winner(Chess node) {
    boolean mate = node.isTerminal() && node.isCheck() && !node.isDead();
    return OptionalInt.of(mate ? -1 : 0);
  }

  private static int moves(String fen) {
    return Fen.read(fen).legalMoves().size();
  }

  @Test
  void deadPositionsAreOver() {
    assertEquals(0, moves("8/8/4k3/8/8/3K4/8/8 w - - 0 1"));
    assertEquals(0, moves("8/8/4k3/8/8/3KN3/8/8 b - - 0 1"));
    assertEquals(0, moves("8/8/4k3/5b2/8/8/3KB3/8 w - - 0 1"));
    assertNotEquals(0, moves("8/8/4k3/5b2/8/3KB3/8/8 w - - 0 1"));
    assertNotEquals(0, moves("8/8/4k3/5n2/8/3KN3/8/8 w - - 0 1"));
    assertNotEquals(0, moves("8/8/4k3/8/8/3KP3/8/8 w - - 0 1"));
  }

  @Test
  void aMatedSideHasLost() {
    Chess mated = Fen.read("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assertTrue(mated.isTerminal());
    assertEquals(-1, mated.terminalScore());
    Chess stalemate = Fen.read("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assertTrue(stalemate.isTerminal());
    assertEquals(0, stalemate.terminalScore());
  }

  @Test
  void theKeyHasACaptureEnPassantOnlyIfItIsLegal() {
    Chess noPawn = play(Chess.START, "e2e4");
    assertEquals(Fen.read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"), noPawn);
    // The pawn on b5 could capture, but then the rook on h5 would attack the king on a5.
    Chess pinned = play(Fen.read("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1"), "c7c5");
    assertEquals(0, pinned.enPassant);
    Chess legal = play(Fen.read("8/2p5/3p4/1P6/K7/8/8/7k b - - 0 1"), "c7c5");
    assertEquals("c6", Fen.square(legal.enPassant));
    assertNotEquals(Fen.read("8/8/3p4/1Pp5/K7/8/8/7k w - - 0 1").key(), legal.key());
  }

  @Test
  void theClockIsNoPartOfThePosition() {
    Chess once = play(Chess.START, "g1f3", "g8f6", "f3g1", "f6g8");
    assertEquals(Chess.START, once);
    assertEquals(Chess.START.key(), once.key());
    assertEquals(96, once.quietPliesLeft());
    assertEquals(100, play(once, "e2e4").quietPliesLeft());
  }

  /** Otherwise a search that passes would see more moves than the rule of 50 moves leaves. */
  @Test
  void aPassIsAQuietPly() {
    Chess passed = Fen.read("8/8/4k3/8/8/3KP3/8/8 w - - 98 90").pass();
    assertEquals(1, passed.quietPliesLeft());
    assertEquals(0, play(passed, "e6e5").quietPliesLeft());
  }

  @Test
  void castlingRightsAreInTheKey() {
    Chess moved =
        play(Fen.read("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "e1e2", "e8e7", "e2e1", "e7e8");
    assertEquals("r3k2r/8/8/8/8/8/8/R3K2R w - - 4 3", moved.toString());
    assertEquals(Fen.read("r3k2r/8/8/8/8/8/8/R3K2R w - -").key(), moved.key());
  }

  private static Chess play(Chess from, String... moves) {
    Chess at = from;
    for (String move : moves) {
      at = at.play(at.parse(move).orElseThrow()).orElseThrow();
    }
    return at;
  }

  @Test
  void aThirdOccurrenceIsADraw() {
    Game<Chess> game = Game.of(Chess.START);
    for (String move : List.of("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1")) {
      game = game.play(move);
      assertFalse(game.isOver());
    }
    assertEquals(Game.Outcome.DRAWN, game.play("Ng8").outcome());
  }

  @Test
  void aMateComesBeforeTheDrawByFiftyMoves() {
    Game<Chess> game = Game.of(Fen.read("k7/8/1K6/8/8/8/8/7R w - - 99 80"));
    assertEquals(Game.Outcome.DRAWN, game.play("Rh2").outcome());
    assertEquals(Game.Outcome.FIRST_WON, game.play("Rh8").outcome());
  }
}
