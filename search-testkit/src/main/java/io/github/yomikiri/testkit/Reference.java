package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.Ranges;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Full-width minimax, with which every search of this library is compared. It has no pruning, no
 * ordering, no table and no state, and is so short that one can see that it is correct.
 *
 * <p>Leaves are valued as everywhere in this library. A finished game is valued by its
 * {@link Evaluator#unit}, at any depth, and an unfinished position at the horizon by
 * {@link Evaluator#evaluate}. All values are from the view of the side to move.
 *
 * <p>Safe for use by several threads, if the evaluator is.
 *
 * @param <N> the game's node type
 */
public final class Reference<N extends Node<N>> {

  private final Evaluator<N> evaluator;

  /**
   * Makes a reference.
   *
   * @param evaluator values the leaves
   */
  public Reference(Evaluator<N> evaluator) {
    this.evaluator = evaluator;
  }

  /**
   * Returns the minimax value at a depth. The time is exponential in the depth.
   *
   * @param node any position
   * @param depth in plies, at least 0
   * @return the value, from the view of the side to move
   * @throws IllegalArgumentException if {@code depth} is negative
   */
  public int value(N node, int depth) {
    Ranges.notNegative("depth", depth);
    int[] moves = Walk.legalMoves(node);
    if (moves.length == 0) {
      return evaluator.unit().terminalScore(node);
    }
    if (depth == 0) {
      return evaluator.evaluate(node);
    }
    int best = -Score.INFINITY;
    for (int move : moves) {
      best = Math.max(best, valueOfMove(node, move, depth));
    }
    return best;
  }

  private int valueOfMove(N node, int move, int depth) {
    N after = node.play(move);
    return Score.ofMove(after, value(after, depth - 1));
  }

  /**
   * Returns the exact value of every move, for the side that plays the move.
   *
   * @param root any position
   * @param depth in plies from the root, at least 1
   * @return the moves in the game's own order; empty when the game is over
   * @throws IllegalArgumentException if {@code depth} is less than 1
   */
  public Map<Move, Integer> moveValues(N root, int depth) {
    Ranges.atLeast("depth", depth, 1);
    Map<Move, Integer> values = new LinkedHashMap<>();
    for (Move move : root.legalMoves()) {
      values.put(move, valueOfMove(root, move.code(), depth));
    }
    return values;
  }

  /**
   * Returns all moves that have the position's value. Each of these moves is a correct answer.
   *
   * @param root any position
   * @param depth in plies from the root, at least 1
   * @return the best moves in the game's own order; empty when the game is over
   * @throws IllegalArgumentException if {@code depth} is less than 1
   */
  public List<Move> bestMoves(N root, int depth) {
    int best = value(root, depth);
    return moveValues(root, depth).entrySet().stream()
        .filter(move -> move.getValue() == best)
        .map(Map.Entry::getKey)
        .toList();
  }

  /**
   * Returns whether no line of play is longer than a depth, so that the value at that depth
   * contains no estimate.
   */
  boolean endsWithin(N node, int depth) {
    int[] moves = Walk.legalMoves(node);
    if (depth == 0) {
      return moves.length == 0;
    }
    for (int move : moves) {
      if (!endsWithin(node.play(move), depth - 1)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the game's true value, with every line played to its end. Each position is valued once
   * and found again by its key, which {@link NodeContract} checks. So small games can be solved
   * completely, with time and memory proportional to the number of different positions.
   *
   * @param node any position of a small game
   * @return the value, from the view of the side to move
   */
  public int gameValue(N node) {
    return gameValue(node, new HashMap<>());
  }

  private int gameValue(N node, Map<Long, Integer> known) {
    int[] moves = Walk.legalMoves(node);
    if (moves.length == 0) {
      return evaluator.unit().terminalScore(node);
    }
    Integer value = known.get(node.key());
    if (value != null) {
      return value;
    }
    int best = -Score.INFINITY;
    for (int move : moves) {
      N after = node.play(move);
      best = Math.max(best, Score.ofMove(after, gameValue(after, known)));
    }
    known.put(node.key(), best);
    return best;
  }
}
