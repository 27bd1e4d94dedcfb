package io.github.yomikiri.bench.solver;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.testkit.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Positions near the end of random games, and their exact values. */
final class RandomEndings {

  private RandomEndings() {}

  /**
   * Returns positions of random games that are not over, with 1 to {@code maxEmpties} empty
   * squares.
   */
  static List<Reversi> of(int size, int maxEmpties, int count, long seed) {
    Random random = new Random(seed);
    List<Reversi> result = new ArrayList<>();
    while (result.size() < count) {
      int empties = 1 + random.nextInt(maxEmpties);
      Reversi node = Reversi.start(size);
      List<Move> moves = node.legalMoves();
      while (!moves.isEmpty() && node.emptyCount() > empties) {
        node = node.play(moves.get(random.nextInt(moves.size())).code());
        moves = node.legalMoves();
      }
      if (!moves.isEmpty()) {
        result.add(node);
      }
    }
    return result;
  }

  /** Returns the exact value by a search without any pruning. */
  static int unpruned(Reversi node) {
    Evaluator<Reversi> never = unfinished -> {
      throw new AssertionError("the game is not over: " + unfinished);
    };
    return new Reference<>(never).value(node, 2 * node.emptyCount() + 2);
  }

  /** Returns the score at the end of a line, from the view of the side to move at its beginning. */
  static int playOut(Reversi root, List<Move> line) {
    Reversi node = root;
    for (Move move : line) {
      node = node.play(move).orElseThrow(() -> new AssertionError(move + " is illegal in " + line));
    }
    return node.sideToMove() == root.sideToMove() ? node.terminalScore() : -node.terminalScore();
  }
}
