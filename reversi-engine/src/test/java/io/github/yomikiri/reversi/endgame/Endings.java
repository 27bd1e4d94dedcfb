package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Positions near the end of random games, and their values from searches other than the solver. */
public final class Endings {

  private Endings() {}

  /**
   * Returns positions of random games that are not over, each with one of the given numbers of
   * empty squares.
   */
  public static List<Reversi> random(
      int size, int minEmpties, int maxEmpties, int count, long seed) {
    Random random = new Random(seed);
    List<Reversi> result = new ArrayList<>();
    MoveList moves = new MoveList();
    while (result.size() < count) {
      int empties = minEmpties + random.nextInt(maxEmpties - minEmpties + 1);
      Reversi node = Reversi.start(size);
      for (moves.clear(), node.moves(moves);
          !moves.isEmpty() && node.emptyCount() > empties;
          moves.clear(), node.moves(moves)) {
        node = node.play(moves.get(random.nextInt(moves.size())));
      }
      if (!moves.isEmpty()) {
        result.add(node);
      }
    }
    return result;
  }

  /** Returns the exact value, from a search without pruning that values each position once. */
  public static int unpruned(Reversi node) {
    return unpruned(node, new HashMap<>());
  }

  private static int unpruned(Reversi node, Map<Reversi, Integer> known) {
    Integer value = known.get(node);
    if (value == null) {
      MoveList moves = new MoveList();
      node.moves(moves);
      value = moves.isEmpty() ? node.terminalScore() : -65;
      for (int i = 0; i < moves.size(); i++) {
        value = Math.max(value, -unpruned(node.play(moves.get(i)), known));
      }
      known.put(node, value);
    }
    return value;
  }

  /**
   * Returns the exact value by a plain alpha-beta search. It shares only the rules with the solver,
   * and is fast enough for 14 empty squares.
   */
  static int alphaBeta(Reversi node) {
    return alphaBeta(node.own(), node.opponent(), node.empties(), -64, 64);
  }

  /** Returns whether a position has a value, by the plain search inside a narrow window. */
  static boolean alphaBetaConfirms(Reversi node, int value) {
    return value == alphaBeta(node.own(), node.opponent(), node.empties(), value - 1, value + 1);
  }

  private static int alphaBeta(long own, long opponent, long empties, int alpha, int beta) {
    long moves = Bitboard.legalMoves(own, opponent) & empties;
    if (moves == 0) {
      return (Bitboard.legalMoves(opponent, own) & empties) == 0
          ? finalScore(own, opponent, empties)
          : -alphaBeta(opponent, own, empties, -beta, -alpha);
    }
    int best = Integer.MIN_VALUE;
    // Moves with few replies come first, because they often cut.
    for (int replies = 0; moves != 0; replies++) {
      for (long rest = moves; rest != 0; rest &= rest - 1) {
        long move = Long.lowestOneBit(rest);
        long flips = Bitboard.flips(own, opponent, Long.numberOfTrailingZeros(move));
        long nextOwn = opponent & ~flips;
        long nextOpponent = own | flips | move;
        long nextMoves = Bitboard.legalMoves(nextOwn, nextOpponent) & empties & ~move;
        if (Long.bitCount(nextMoves) > replies) {
          continue;
        }
        moves &= ~move;
        int floor = Math.max(alpha, best);
        best = Math.max(best, -alphaBeta(nextOwn, nextOpponent, empties & ~move, -beta, -floor));
        if (best >= beta) {
          return best;
        }
      }
    }
    return best;
  }

  private static int finalScore(long own, long opponent, long empties) {
    int difference = Long.bitCount(own) - Long.bitCount(opponent);
    return difference + Integer.signum(difference) * Long.bitCount(empties);
  }

  /**
   * Returns whether a search's result for a window fits the exact value: equal, or a right bound.
   */
  static boolean isHonest(int found, int alpha, int beta, int value) {
    return switch (Bound.of(found, alpha, beta)) {
      case EXACT -> found == value;
      case LOWER -> found <= value;
      case UPPER, ESTIMATE -> found >= value;
    };
  }

  /**
   * Plays a line. Returns the score at its end, from the view of the side to move at its beginning.
   */
  static int playOut(Reversi root, List<Move> line) {
    Reversi node = root;
    for (Move move : line) {
      node = node.play(move).orElseThrow(() -> new AssertionError(move + " is illegal in " + line));
    }
    if (!node.isTerminal()) {
      throw new AssertionError("the game goes on after " + line + "\n" + node);
    }
    return node.sideToMove() == root.sideToMove() ? node.terminalScore() : -node.terminalScore();
  }

  /** Returns a search context without limits. */
  static SearchContext unlimited() {
    return new SearchContext(Limits.none());
  }
}
