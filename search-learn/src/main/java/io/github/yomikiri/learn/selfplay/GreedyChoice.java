package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.learn.linear.FeatureTrace;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.learn.linear.Scale;
import java.util.function.ToDoubleFunction;

/**
 * Follows a game whose moves are chosen without a search: it makes the move after which the weights
 * value the position of the other side least. For one thread.
 */
final class GreedyChoice<N extends Node<N>> {

  private final Features<N> features;
  private final Scale scale;
  private final FeatureTrace<N> trace;
  private final MoveList moves = new MoveList();

  GreedyChoice(Features<N> features, Scale scale) {
    this.features = features;
    this.scale = scale;
    trace = features.trace();
  }

  /** Begins at a position. */
  void start(N node) {
    trace.start(node);
  }

  /** Returns the numbers of the current position, until the next call. */
  int[] numbers() {
    return trace.numbers();
  }

  /** Returns the number of the first weight of a position's stage. */
  int base(N node) {
    return features.stage(node) * features.count();
  }

  /**
   * Returns a position after some random moves, the game not over. The choice stays where it is.
   */
  N opening(N start, int plies, PortableRandom random) {
    N node = start;
    for (int ply = 0; ply < plies; ply++) {
      N next = afterRandomMove(node, random);
      if (next.isTerminal()) {
        return node;
      }
      node = next;
    }
    return node;
  }

  private N afterRandomMove(N node, PortableRandom random) {
    moves.clear();
    node.moves(moves);
    return node.play(moves.get(random.nextInt(moves.size())));
  }

  /** Makes a random move. */
  N random(N node, PortableRandom random) {
    N child = afterRandomMove(node, random);
    play(child);
    return child;
  }

  /** Makes the move that the weights like best. */
  N best(N node, float[] weights, PortableRandom random) {
    N child = choice(node, random, each -> value(each, weights));
    play(child);
    return child;
  }

  /** Makes a move that somebody else has chosen. */
  void play(N child) {
    if (!child.isTerminal()) {
      trace.play(child);
    }
  }

  private double value(N child, float[] weights) {
    return child.isTerminal()
        ? scale.toSum(child.terminalScore())
        : trace.sumAfter(child, weights, base(child), features.length());
  }

  /**
   * Returns the position after the best move.
   *
   * @param value what a position is worth to the side to move there
   */
  N choice(N node, PortableRandom random, ToDoubleFunction<N> value) {
    moves.clear();
    node.moves(moves);
    int count = moves.size();
    // Moves of equal value have their chance, because the first one that is tried is random.
    int at = random.nextInt(count);
    N best = node;
    double least = 0;
    for (int i = 0; i < count; i++) {
      N child = node.play(moves.get(at));
      at = at + 1 == count ? 0 : at + 1;
      double after = value.applyAsDouble(child);
      double loss = child.movesAgain() ? -after : after;
      // The first move is the best one so far even if its value is no number.
      if (i == 0 || loss < least) {
        least = loss;
        best = child;
      }
    }
    return best;
  }
}
