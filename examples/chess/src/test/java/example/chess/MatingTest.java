package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Mates a king that stands alone, at 20,000 nodes a move, against a defense that searches as much.
 * {@code -Dmates=1000} plays from more positions.
 */
class MatingTest {

  private static final int COUNT = Integer.getInteger("mates", 3);
  private static final PlayerSpec<Chess> PLAYER =
      PlayerSpec.parse(new ChessKit(), "engine:nodes=20000:table=16");

  /**
   * The longest mates take 16 moves with a rook and 10 with a queen. The attack may take half as
   * many more, because the table has estimates of earlier searches, which may lead it round.
   */
  @ParameterizedTest
  @CsvSource({"4, 24", "5, 15"})
  void matesInTime(int kind, int moves) {
    SplittableRandom random = new SplittableRandom(kind);
    List<String> failures = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      Game<Chess> game = play(position(random, kind));
      boolean isMate = game.position().isTerminal() && game.position().isCheck();
      int played = (game.moves().size() + 1) / 2;
      if (!isMate || played > moves) {
        failures.add(
            game.start() + ": " + (isMate ? "mate" : "no mate") + " after " + played + " moves");
      }
    }
    assertEquals(List.of(), failures, failures.size() + " of " + COUNT);
  }

  private static Game<Chess> play(Chess start) {
    Game<Chess> game = Game.of(start);
    try (Player<Chess> attack = PLAYER.make();
        Player<Chess> defense = PLAYER.make()) {
      while (!game.isOver()) {
        Player<Chess> mover = game.position().isWhite() ? attack : defense;
        game = game.play(mover.play(game, Limits.none()).bestMove());
      }
    }
    return game;
  }

  /** Returns a random position of White's king and piece, White to move, and Black's king. */
  private static Chess position(SplittableRandom random, int kind) {
    int[] squares = random.ints(0, 64).distinct().limit(3).toArray();
    char[] board = "1".repeat(64).toCharArray();
    board[squares[0] ^ 56] = 'K';
    board[squares[1] ^ 56] = ".PNBRQK".charAt(kind);
    board[squares[2] ^ 56] = 'k';
    long kings = 1L << squares[0] | 1L << squares[2];
    long attacked = Lines.KING[squares[0]] | Lines.attackers(kind, squares[1], kings, true);
    return (attacked >>> squares[2] & 1) != 0
        ? position(random, kind)
        : Fen.read(new String(board).replaceAll("(.{8})(?!$)", "$1/") + " w - -");
  }
}
