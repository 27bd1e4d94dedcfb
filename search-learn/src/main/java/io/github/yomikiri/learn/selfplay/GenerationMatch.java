package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.learn.linear.Scale;

/** Matches of weights against other weights or a rival, without a search. For one thread. */
final class GenerationMatch<N extends Node<N>> {

  /** A side of a match. */
  interface Side<N extends Node<N>> {

    /** Returns the position after its move. */
    N move(N node, PortableRandom random);
  }

  private final N start;
  private final GreedyChoice<N> choice;
  private final TemporalDifferences method;
  private final Runnable afterGame;

  GenerationMatch(
      N start, Features<N> features, Scale scale, TemporalDifferences method, Runnable afterGame) {
    choice = new GreedyChoice<>(features, scale);
    this.start = start;
    this.method = method;
    this.afterGame = afterGame;
  }

  /** Returns the side that plays by weights. */
  Side<N> of(float[] weights) {
    return (node, random) -> choice.best(node, weights, random);
  }

  /** Returns the side that plays by an evaluator. */
  Side<N> of(Evaluator<N> evaluator) {
    Unit<N> unit = evaluator.unit();
    return (node, random) -> {
      N child = choice.choice(
          node,
          random,
          each -> each.isTerminal() ? unit.terminalScore(each) : evaluator.evaluate(each));
      choice.play(child);
      return child;
    };
  }

  /**
   * Plays pairs of games from random openings, in which both sides begin once.
   *
   * @return the share of the points that the first side won
   */
  double play(Side<N> side, Side<N> other, int pairs, long seed) {
    double points = 0;
    for (int pair = 0; pair < pairs; pair++) {
      PortableRandom random = new PortableRandom(Hash64.of(seed, pair));
      N opening = choice.opening(start, 2 + random.nextInt(6), random);
      points += game(opening, side, other, random);
      points += 1 - game(opening, other, side, random);
    }
    return points / (2 * pairs);
  }

  /** Plays a game. Returns the points of the side that begins: 1, 0.5 or 0. */
  private double game(N opening, Side<N> first, Side<N> second, PortableRandom random) {
    N node = opening;
    choice.start(node);
    boolean isFirst = true;
    for (int plies = 0; !node.isTerminal() && plies < method.maxPlies(); plies++) {
      node = (isFirst ? first : second).move(node, random);
      isFirst = isFirst == node.movesAgain();
    }
    afterGame.run();
    int score = node.isTerminal() ? Integer.signum(node.terminalScore()) : 0;
    return (1 + (isFirst ? score : -score)) / 2.0;
  }
}
