package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.ArrayList;
import java.util.List;

/** Random openings after which neither side is much better. */
public final class BalancedOpenings {

  /** How many random openings are tried for each one that is wanted. */
  private static final int TRIES = 8;

  private BalancedOpenings() {}

  /**
   * Returns openings whose value is near 0.
   *
   * @param <N> the game's node type
   * @param game the game, with the maximum value of an opening
   * @param judge finds the values
   * @param limits the limits of each search of the judge
   * @param count the maximum number of openings
   * @param seed the seed of the random openings
   * @param stop ends the search for openings when raised
   * @return at least one opening
   * @throws IllegalArgumentException if no opening is balanced
   */
  public static <N extends Node<N>> List<Game<N>> of(
      TunableGame<N> game,
      Searcher<N> judge,
      Limits limits,
      int count,
      long seed,
      StopSignal stop) {
    List<Game<N>> balanced = new ArrayList<>();
    for (Game<N> each : Openings.random(game.start(), game.openingPlies(), TRIES * count, seed)) {
      if (balanced.size() == count || stop.isRaised()) {
        break;
      }
      judge.reset();
      int score = judge.search(each.position(), limits.withStop(stop)).score();
      if (Math.abs(score) <= game.balance()) {
        balanced.add(each);
      }
    }
    if (balanced.isEmpty()) {
      throw new IllegalArgumentException(
          "no random opening of " + game.name() + " is balanced; try another seed");
    }
    return balanced;
  }
}
