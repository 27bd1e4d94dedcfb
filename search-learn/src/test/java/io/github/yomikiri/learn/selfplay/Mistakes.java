package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.games.TicTacToe;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * How often an evaluator makes a wrong move at one ply, in all positions of tic-tac-toe.
 *
 * @param positions the number of positions whose game is not over
 * @param mistakes in how many of them the move gives away a win or a draw
 */
record Mistakes(int positions, int mistakes) {

  private static final Map<TicTacToe, Integer> VALUES = new HashMap<>();

  static Mistakes of(Evaluator<TicTacToe> evaluator) {
    value(TicTacToe.START);
    Set<TicTacToe> reachable = new HashSet<>();
    collect(TicTacToe.START, reachable);
    int mistakes = 0;
    for (TicTacToe node : reachable) {
      if (-value(best(evaluator, node)) < value(node)) {
        mistakes++;
      }
    }
    return new Mistakes(reachable.size(), mistakes);
  }

  private static void collect(TicTacToe node, Set<TicTacToe> reachable) {
    if (!node.isTerminal() && reachable.add(node)) {
      node.legalMoves().forEach(move -> collect(node.play(move.code()), reachable));
    }
  }

  /** Returns the exact value of a position. */
  private static int value(TicTacToe node) {
    if (node.isTerminal()) {
      return node.terminalScore();
    }
    Integer known = VALUES.get(node);
    if (known == null) {
      known = node.legalMoves().stream()
          .mapToInt(move -> -value(node.play(move.code())))
          .max()
          .orElseThrow();
      VALUES.put(node, known);
    }
    return known;
  }

  /** Returns the position after the first of the moves that look best. */
  private static TicTacToe best(Evaluator<TicTacToe> evaluator, TicTacToe node) {
    return node.legalMoves().stream()
        .map(Move::code)
        .map(node::play)
        .min(Comparator.comparingInt(child ->
            child.isTerminal() ? evaluator.unit().terminalScore(child) : evaluator.evaluate(child)))
        .orElseThrow();
  }

  /** Returns how many games against random moves are lost. Both sides begin in turn. */
  static int losses(Evaluator<TicTacToe> evaluator, int games, long seed) {
    PortableRandom random = new PortableRandom(seed);
    int losses = 0;
    for (int game = 0; game < games; game++) {
      TicTacToe node = TicTacToe.START;
      boolean isOwn = game % 2 == 0;
      for (; !node.isTerminal(); isOwn = !isOwn) {
        node = isOwn
            ? best(evaluator, node)
            : node.play(random.pick(node.legalMoves()).code());
      }
      // A row belongs to the side that is not to move.
      losses += isOwn && node.terminalScore() < 0 ? 1 : 0;
    }
    return losses;
  }
}
