package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.SearchContext;

/**
 * Values a leaf of a Monte-Carlo tree by the evaluator, by a roll-out, or by a weighted mean of
 * both. Silver and others (2016) took half of each. A roll-out plays a game from the leaf to its
 * end. A roll-out that reaches its maximum length ends with the evaluator's value (Lorentz 2008).
 */
final class LeafValue<N extends Node<N>> {

  private final MonteCarloParts<N> parts;
  private final Rewards rewards;
  private final SearchContext context;
  private final RolloutRandom random;
  private final MoveList moves = new MoveList();

  LeafValue(
      MonteCarloParts<N> parts, Rewards rewards, SearchContext context, PortableRandom random) {
    this.parts = parts;
    this.rewards = rewards;
    this.context = context;
    this.random = new RolloutRandom(random);
  }

  /** Returns the reward of an unfinished position that was just visited, for its side to move. */
  double of(N leaf) {
    double share = parts.rolloutShare();
    if (share == 0) {
      return evaluate(leaf);
    }
    double rolledOut = rollOut(leaf);
    return share == 1 ? rolledOut : share * rolledOut + (1 - share) * evaluate(leaf);
  }

  private double evaluate(N node) {
    context.countEvaluation();
    return rewards.of(parts.estimate(node));
  }

  private double rollOut(N leaf) {
    N node = leaf;
    double sign = 1;
    for (int ply = 0; ply < parts.tuning().rolloutPlies(); ply++) {
      moves.clear();
      node.moves(moves);
      if (moves.isEmpty()) {
        context.countTerminal();
        return sign * rewards.of(parts.terminalScore(node));
      }
      if (context.isDrawn(node)) {
        context.countTerminal();
        return sign * rewards.of(0);
      }
      node = node.play(moves.get(choose(node)));
      sign = node.movesAgain() ? sign : -sign;
      context.visit(0);
    }
    if (node.isTerminal()) {
      context.countTerminal();
      return sign * rewards.of(parts.terminalScore(node));
    }
    return sign * evaluate(node);
  }

  private int choose(N node) {
    int place = parts.rollouts().choose(node, moves, random);
    if (place < 0 || place >= moves.size()) {
      throw new IllegalStateException("the roll-out policy chose the move at place " + place
          + ", which is outside [0, " + moves.size() + "), in the position\n" + node);
    }
    return place;
  }
}
