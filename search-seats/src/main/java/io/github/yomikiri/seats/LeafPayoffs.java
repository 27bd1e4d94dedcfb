package io.github.yomikiri.seats;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.SearchContext;
import java.util.Arrays;

/**
 * What a leaf of a Monte-Carlo tree is worth to each seat: by the evaluator, or by a roll-out. A
 * roll-out plays random moves to the end of the game, and draws what chance decides.
 */
final class LeafPayoffs<P extends SeatedPosition<P>> {

  private final Estimates<P> estimates;
  private final boolean rollsOut;
  private final int seats;
  private final MoveList moves = new MoveList();

  /**
   * Makes the values of leaves.
   *
   * @param estimates the values of evaluated positions and finished games
   * @param rollsOut whether leaves are valued by roll-outs, and not by the evaluator
   */
  LeafPayoffs(Estimates<P> estimates, boolean rollsOut, int seats) {
    this.estimates = estimates;
    this.rollsOut = rollsOut;
    this.seats = seats;
  }

  /**
   * Values a position that was just visited. Returns whether the game is over there, so that the
   * values are proven.
   *
   * @param turns how many turns a roll-out may take
   * @param out receives the payoffs by seat
   */
  boolean value(P leaf, int turns, SearchContext context, PortableRandom random, double[] out) {
    if (isOver(leaf, context, out)) {
      return true;
    }
    if (rollsOut) {
      rollOut(leaf, turns, context, random, out);
    } else {
      context.countEvaluation();
      for (int seat = 0; seat < seats; seat++) {
        out[seat] = estimates.of(leaf, seat);
      }
    }
    return false;
  }

  private boolean isOver(P position, SearchContext context, double[] out) {
    if (position.isTerminal()) {
      for (int seat = 0; seat < seats; seat++) {
        out[seat] = estimates.payoff(position, seat);
      }
    } else if (context.isDrawn(position)) {
      Arrays.fill(out, 0);
    } else {
      return false;
    }
    context.countTerminal();
    return true;
  }

  private void rollOut(
      P leaf, int turns, SearchContext context, PortableRandom random, double[] out) {
    P position = leaf;
    for (int turn = 0; turn < turns; turn++) {
      moves.clear();
      position.moves(moves);
      int place = position.seat() == SeatedPosition.CHANCE
          ? Outcomes.draw(position, moves, random)
          : random.nextInt(moves.size());
      position = position.play(moves.get(place));
      context.visit(0);
      if (isOver(position, context, out)) {
        return;
      }
    }
    context.countEvaluation();
    Arrays.fill(out, 0);
  }
}
