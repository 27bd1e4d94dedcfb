package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.learn.linear.Scale;

/** Matches between the weights of two generations, without a search. For one thread. */
final class GenerationMatch<N extends Node<N>> {

  private final N start;
  private final GreedyChoice<N> choice;
  private final TemporalDifferences method;

  GenerationMatch(N start, Features<N> features, Scale scale, TemporalDifferences method) {
    choice = new GreedyChoice<>(features, scale);
    this.start = start;
    this.method = method;
  }

  /**
   * Plays pairs of games from random openings, in which both sides begin once.
   *
   * @return the share of the points that the first weights won
   */
  double play(float[] weights, float[] others, int pairs, long seed) {
    double points = 0;
    for (int pair = 0; pair < pairs; pair++) {
      PortableRandom random = new PortableRandom(Hash64.of(seed, pair));
      N opening = choice.opening(start, 2 + random.nextInt(6), random);
      points += game(opening, weights, others, random);
      points += 1 - game(opening, others, weights, random);
    }
    return points / (2 * pairs);
  }

  /** Plays a game. Returns the points of the side that begins: 1, 0.5 or 0. */
  private double game(N opening, float[] first, float[] second, PortableRandom random) {
    N node = opening;
    choice.start(node);
    boolean isFirst = true;
    for (int plies = 0; !node.isTerminal(); plies++) {
      if (plies == method.maxPlies()) {
        return 0.5;
      }
      node = choice.best(node, isFirst ? first : second, random);
      isFirst = isFirst == node.movesAgain();
    }
    int score = Integer.signum(node.terminalScore());
    return (1 + (isFirst ? score : -score)) / 2.0;
  }
}
