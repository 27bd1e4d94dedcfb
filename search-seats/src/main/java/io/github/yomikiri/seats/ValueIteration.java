package io.github.yomikiri.seats;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.SearchContext;
import java.util.List;

/**
 * Value iteration for games with few positions, which may repeat (Shapley 1953). It lists all
 * positions that can follow the root. Then it goes over them again and again, and computes from the
 * bounds of the next positions the bounds of each: interval iteration (Haddad and Monmege 2018).
 * Both bounds hold at any time. When they meet, the value is proven, however long a game may be.
 *
 * <p>Each depth goes over the positions a few times. Where players could play for ever without an
 * end, the bounds need not meet, and nothing is proven.
 */
final class ValueIteration<P extends SeatedPosition<P>> implements SeatSearch<P> {

  /** How near the bounds must be for a proof, as a part of the greatest payoff. */
  private static final double NEAR = 1e-11;

  private static final int SWEEPS = 4;

  private final Estimates<P> estimates;
  private final int seats;
  private PositionGraph<P> graph;
  private List<Double> payoffs = List.of();

  /**
   * Makes a search.
   *
   * @param estimates the range of the payoffs
   * @param start a position of the game
   * @throws IllegalArgumentException if the game has more than two seats, or does not add up to 0
   */
  ValueIteration(Estimates<P> estimates, P start) {
    if (start.seats() > 2 || start.seats() == 2 && !start.isZeroSum()) {
      throw new IllegalArgumentException("value iteration needs one seat, or two whose payoffs add"
          + " up to 0; the game has " + start.seats());
    }
    this.estimates = estimates;
    seats = start.seats();
    graph = new PositionGraph<>(estimates);
  }

  @Override
  public int search(P root, int depth, int alpha, int beta, SearchContext context) {
    // 1. List the positions, and improve their bounds.
    context.visit(0);
    graph.addAll(root, context);
    for (int i = 0; i < SWEEPS; i++) {
      graph.sweep(context);
    }
    // 2. Bounds that have not met yet prove nothing.
    int sign = root.seat() == 0 ? 1 : -1;
    MoveList moves = new MoveList();
    root.moves(moves);
    context.keepRootMoves(moves);
    if (!areNear(root, moves)) {
      context.countUnprovenCutoff();
    }
    // 3. What is each move worth?
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      double value = sign * middle(root.play(moves.get(i)));
      int score = estimates.score(value);
      if (value > best) {
        best = value;
        context.extendLine(0, moves.get(i));
      }
      context.rootScored(moves.get(i), score, score - 1, score + 1);
    }
    payoffs = seats == 1 ? List.of(best) : List.of(sign * best, -sign * best);
    return estimates.score(best);
  }

  private boolean areNear(P root, MoveList moves) {
    boolean areNear = true;
    for (int i = 0; i < moves.size(); i++) {
      P after = root.play(moves.get(i));
      areNear &= graph.high(after) - graph.low(after) <= NEAR * estimates.max();
    }
    return areNear;
  }

  /** Returns what a position is worth to seat 0, with an error of half of what is not known. */
  private double middle(P position) {
    return (graph.low(position) + graph.high(position)) / 2;
  }

  @Override
  public List<Double> payoffs() {
    return payoffs;
  }

  @Override
  public Unit<P> unit() {
    return estimates.unit();
  }

  @Override
  public void reset() {
    graph = new PositionGraph<>(estimates);
  }
}
