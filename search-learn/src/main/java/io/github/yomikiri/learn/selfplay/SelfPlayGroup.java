package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.learn.linear.Scale;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Games that are played with the same weights, which learn from them afterwards. The first game is
 * held out. It shows how well the weights know a new game.
 */
final class SelfPlayGroup<N extends Node<N>> {

  /** The number of games. */
  static final int SIZE = 64;

  private final List<SelfPlayGame<N>> games;
  private final long seed;
  private final GameThreads threads;
  private final LearningWarnings warnings;

  SelfPlayGroup(
      N start,
      Features<N> features,
      Scale scale,
      TemporalDifferences method,
      long seed,
      GameThreads threads,
      LearningWarnings warnings) {
    games = IntStream.range(0, SIZE)
        .mapToObj(i -> new SelfPlayGame<>(start, features, scale, method))
        .toList();
    games.get(0).observe();
    this.seed = seed;
    this.threads = threads;
    this.warnings = warnings;
  }

  /**
   * Plays the games, and learns from them.
   *
   * @param finished gets the number of finished games now and then, in the calling thread
   */
  void learn(LearningState state, IntConsumer finished) {
    long first = state.games;
    threads.forEach(
        SIZE,
        i -> games.get(i).play(state.weights, new PortableRandom(Hash64.of(seed, first + i))),
        finished);
    SelfPlayGame<N> heldOut = games.get(0);
    state.heldOut += heldOut.positions();
    state.squaredErrors += heldOut.squaredErrors(state.weights);
    double[] before = heldOut.values(state.weights);
    for (SelfPlayGame<N> game : games.subList(1, SIZE)) {
      state.moves += game.learn(state.weights);
    }
    state.games += SIZE;
    warnings.add(heldOut, before, heldOut.values(state.weights));
  }
}
