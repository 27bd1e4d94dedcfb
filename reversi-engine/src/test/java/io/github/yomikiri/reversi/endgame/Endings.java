package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.KillerMoves;
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
   * Returns the exact value, from the library's search for any game, which shares no code with the
   * solver.
   */
  static int generic(Reversi node) {
    return node.isTerminal() ? node.terminalScore() : generic(node, -65, 65);
  }

  /**
   * Returns whether a position has the given value, from the library's search for any game with a
   * narrow window.
   */
  static boolean genericConfirms(Reversi node, int value) {
    return value == generic(node, value - 1, value + 1);
  }

  private static int generic(Reversi node, int alpha, int beta) {
    // No table: it would take longer to make than most of these searches.
    return Searchers.bare(Reversi.class)
        .ordering(() -> new KillerMoves<>(2))
        .buildWindowSearch()
        .search(node, Limits.MAX_DEPTH, alpha, beta, unlimited());
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
