package io.github.yomikiri.bench.tune;

import io.github.yomikiri.app.console.CommandStopped;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.ArrayList;
import java.util.List;

/**
 * Random openings after which neither side is much better.
 *
 * @param start the position from which they are played
 * @param plies how many moves an opening has
 * @param balance the maximum value for either side, in the unit of the judge's evaluator
 * @param <N> the game's node type
 */
public record BalancedOpenings<N extends Node<N>>(N start, int plies, int balance) {

  /** How many random openings are tried for each one that is wanted. */
  private static final int TRIES = 8;

  /**
   * Looks for openings whose value is near 0.
   *
   * @param judge finds the values
   * @param limits the limits of each search of the judge
   * @param count the maximum number of openings
   * @param seed the seed of the random openings
   * @param stop ends the search for openings when raised
   * @return at least one opening
   * @throws IllegalArgumentException if no opening is balanced
   * @throws CommandStopped if the signal is raised
   */
  public List<Game<N>> find(
      Searcher<N> judge, Limits limits, int count, long seed, StopSignal stop) {
    List<Game<N>> balanced = new ArrayList<>();
    for (Game<N> each : Openings.random(start, plies, TRIES * count, seed)) {
      if (balanced.size() == count) {
        break;
      }
      judge.reset();
      int score = judge.search(each.position(), limits.withStop(stop)).score();
      if (stop.isRaised()) {
        throw CommandStopped.forGood();
      }
      if (Math.abs(score) <= balance) {
        balanced.add(each);
      }
    }
    if (balanced.isEmpty()) {
      throw new IllegalArgumentException(
          "no random opening from " + start + " is balanced; try another seed");
    }
    return balanced;
  }
}
