package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.Composition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds out how an expander answered a node whose moves were not searched. The expander returns
 * only a value, so the parts of the search are asked again, in the order in which it asks them.
 */
final class Answers<N extends Node<N>> {

  private final Optional<Knowledge<N>> knowledge;
  private final boolean repetition;
  private boolean countsDraws;
  // The keys of the nodes from the root on.
  private final List<Long> path = new ArrayList<>();

  Answers(Composition<N> parts) {
    knowledge = parts.knowledge();
    repetition = parts.repetition();
  }

  /** Notes a node that is entered. */
  void enter(N node, int ply) {
    if (ply == 0) {
      countsDraws = repetition || Game.hasDrawRules(node);
    }
    if (countsDraws) {
      path.subList(Math.min(ply, path.size()), path.size()).clear();
      path.add(node.key());
    }
  }

  /**
   * Returns the kind of a node that was just entered and answered at once.
   *
   * @param valued whether the evaluator was asked; above the horizon it valued the node's children
   */
  TreeNode.Kind kind(N node, int depth, int alpha, int beta, boolean valued) {
    if (node.isTerminal()) {
      return TreeNode.Kind.TERMINAL;
    }
    if (depth <= 0) {
      return TreeNode.Kind.HORIZON;
    }
    if (valued) {
      return TreeNode.Kind.INNER;
    }
    if (countsDraws && path.indexOf(node.key()) < path.size() - 1) {
      return TreeNode.Kind.REPETITION;
    }
    return knowledge.isPresent() && isKnown(knowledge.get(), node, alpha, beta)
        ? TreeNode.Kind.KNOWLEDGE
        : TreeNode.Kind.TABLE;
  }

  private static <N extends Node<N>> boolean isKnown(
      Knowledge<N> game, N node, int alpha, int beta) {
    int upper = game.upperBound(node);
    int lower = game.lowerBound(node);
    return upper <= alpha || lower >= beta || lower == upper;
  }

  /** Returns the moves that are searched below the root, or nothing if these are all moves. */
  Optional<MoveList> candidates(N node, int ply) {
    return ply == 0
        ? Optional.empty()
        : knowledge.map(game -> {
          MoveList moves = new MoveList();
          game.candidates(node, moves);
          return moves;
        });
  }
}
