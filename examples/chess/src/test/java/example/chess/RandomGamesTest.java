package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.notation.NotationType;
import io.github.wolfraam.chessgame.result.ChessGameResultType;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Plays random games by these rules and by those of another library, and compares all: moves, ends,
 * texts of positions, moves and games. {@code -Dgames=100000} plays more, {@code -Dseed=...}
 * others.
 */
class RandomGamesTest {

  private static final long SEED = Long.getLong("seed", 1851);
  private static final int GAMES = Integer.getInteger("games", 150);

  @Test
  void gamesAreThoseOfAnotherLibrary() {
    System.out.println("seed " + SEED + ", " + GAMES + " games");
    Map<String, Integer> ends = new TreeMap<>();
    for (int number = 0; number < GAMES; number++) {
      int game = number;
      try {
        ends.merge(play(new SplittableRandom(SEED + game)), 1, Integer::sum);
      } catch (Exception | AssertionError e) {
        throw new AssertionError("game " + game + " of seed " + SEED + ": " + e.getMessage(), e);
      }
      if (GAMES > 150 && game % 1000 == 999) {
        System.out.println(game + 1 + " games: " + ends);
      }
    }
    System.out.println(ends);
  }

  private static String play(SplittableRandom random) throws Exception {
    Game<Chess> game = Game.of(Chess.START);
    ChessGame other = new ChessGame();
    Map<Chess, Integer> met = new HashMap<>();
    while (true) {
      Chess position = game.position();
      int times = met.merge(position, 1, Integer::sum);
      checkFen(position, other.getFen());
      Map<String, io.github.wolfraam.chessgame.move.Move> theirs = new TreeMap<>();
      other.getLegalMoves().forEach(move -> theirs.put(text(move), move));
      String end = end(position, times);
      if (!position.isDead()) {
        List<Move> moves = position.legalMoves();
        assertEquals(
            List.copyOf(theirs.keySet()),
            moves.stream().map(Move::notation).sorted().toList(),
            position::toString);
      }
      // The other library does not know that a side's bishops on squares of one color cannot mate.
      int bishops = Math.max(
          Long.bitCount(position.diagonals & position.own),
          Long.bitCount(position.diagonals & position.opponent));
      if (!end.equals("dead") || bishops < 2) {
        assertEquals(
            end.isEmpty() ? null : result(position, end),
            other.getGameResultType(),
            () -> position + " " + end);
      }
      if (!end.isEmpty()) {
        checkPgn(game);
        return end;
      }
      List<Move> moves = position.legalMoves();
      Move move = moves.get(random.nextInt(moves.size()));
      String san = other.getNotation(NotationType.SAN, theirs.get(move.notation()));
      assertEquals(san, San.write(position, move.code()), position::toString);
      assertEquals(move, San.read(position, san).orElseThrow(), position::toString);
      other.playMove(theirs.get(move.notation()));
      game = game.play(move);
    }
  }

  private static String text(io.github.wolfraam.chessgame.move.Move move) {
    String text = (move.from.name + move.to.name).toLowerCase(Locale.ROOT);
    return move.promotion == null
        ? text
        : text
            + switch (move.promotion) {
              case KNIGHT -> "n";
              case BISHOP -> "b";
              case ROOK -> "r";
              default -> "q";
            };
  }

  private static String end(Chess position, int times) {
    if (position.isTerminal()) {
      return position.terminalScore() != 0 ? "mate" : position.isDead() ? "dead" : "stalemate";
    }
    return times >= 3 ? "repetition" : position.quietPliesLeft() == 0 ? "fifty moves" : "";
  }

  private static ChessGameResultType result(Chess position, String end) {
    return !end.equals("mate")
        ? ChessGameResultType.DRAW
        : position.isWhite() ? ChessGameResultType.BLACK_WINS : ChessGameResultType.WHITE_WINS;
  }

  /** The other library names the square behind each double step. */
  private static void checkFen(Chess position, String fen) {
    Chess read = Fen.read(fen);
    assertEquals(position, read);
    assertEquals(position.key(), read.key(), fen);
    assertEquals(position.toString(), read.toString());
    assertEquals(without(fen), without(position.toString()));
  }

  private static List<String> without(String fen) {
    List<String> fields = new java.util.ArrayList<>(List.of(fen.split(" ")));
    fields.set(3, "");
    return Collections.unmodifiableList(fields);
  }

  private static void checkPgn(Game<Chess> game) {
    Pgn written = Pgn.of("A", "B", game);
    Pgn read = Pgn.read(written.toString());
    assertEquals(game, read.game());
    assertEquals(written, read);
  }
}
