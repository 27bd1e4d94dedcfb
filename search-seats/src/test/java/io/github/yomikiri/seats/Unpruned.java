package io.github.yomikiri.seats;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.SeatedPosition;
import java.util.List;

/** The searches without pruning, tables and orders: as short as their definitions. */
final class Unpruned<P extends SeatedPosition<P>> {

  private final Estimates<P> estimates;
  private final Replies replies;
  private final int me;
  private boolean hasEstimated;

  Unpruned(Estimates<P> estimates, Replies replies, int me) {
    this.estimates = estimates;
    this.replies = replies;
    this.me = me;
  }

  /** Returns whether an estimate has contributed to any value so far. */
  boolean hasEstimated() {
    return hasEstimated;
  }

  /** Returns the value for the root's seat if the others want it to be small. */
  double value(P position, int depth, boolean free) {
    if (position.isTerminal()) {
      return position.payoff(me);
    }
    if (depth == 0) {
      hasEstimated = true;
      return estimates.of(position, me);
    }
    int seat = position.seat();
    List<Move> moves = position.legalMoves();
    if (seat == SeatedPosition.CHANCE) {
      double total = 0;
      double weights = 0;
      for (Move move : moves) {
        total += position.weight(move.code()) * value(position.play(move.code()), depth, free);
        weights += position.weight(move.code());
      }
      return total / weights;
    }
    if (seat == me) {
      return moves.stream()
          .mapToDouble(move -> value(position.play(move.code()), depth - 1, true))
          .max()
          .getAsDouble();
    }
    if (replies == Replies.ALL) {
      return moves.stream()
          .mapToDouble(move -> value(position.play(move.code()), depth - 1, free))
          .min()
          .getAsDouble();
    }
    int ordinary = ordinary(position, moves);
    double worst = value(position.play(ordinary), depth - 1, free);
    for (Move move : moves) {
      if (free && move.code() != ordinary) {
        worst = Math.min(worst, value(position.play(move.code()), depth - 1, false));
      }
    }
    return worst;
  }

  private int ordinary(P position, List<Move> moves) {
    int best = moves.get(0).code();
    for (Move move : moves) {
      if (seen(position, move.code()) > seen(position, best)) {
        best = move.code();
      }
    }
    return best;
  }

  private double seen(P position, int move) {
    P after = position.play(move);
    int seat = position.seat();
    return after.isTerminal() ? after.payoff(seat) : estimates.of(after, seat);
  }

  /** Returns what each seat gets if each wants much for itself. */
  double[] maxN(P position, int depth) {
    double[] result = new double[position.seats()];
    if (position.isTerminal() || depth == 0) {
      for (int seat = 0; seat < result.length; seat++) {
        result[seat] = position.isTerminal() ? position.payoff(seat) : estimates.of(position, seat);
      }
      return result;
    }
    int mover = position.seat();
    if (mover == SeatedPosition.CHANCE) {
      double weights = 0;
      for (Move move : position.legalMoves()) {
        double[] after = maxN(position.play(move.code()), depth);
        for (int seat = 0; seat < result.length; seat++) {
          result[seat] += position.weight(move.code()) * after[seat];
        }
        weights += position.weight(move.code());
      }
      for (int seat = 0; seat < result.length; seat++) {
        result[seat] /= weights;
      }
      return result;
    }
    result[mover] = Double.NEGATIVE_INFINITY;
    for (Move move : position.legalMoves()) {
      double[] after = maxN(position.play(move.code()), depth - 1);
      if (after[mover] > result[mover]) {
        result = after;
      }
    }
    return result;
  }
}
