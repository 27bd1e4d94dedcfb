package io.github.yomikiri.seats;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Max^n (Luckhardt and Irani 1986): each seat chooses the move that is best for itself, and a turn
 * of chance has the mean of its outcomes. Of equally good moves the seat makes the one that the
 * game lists first. So the moves are searched in this order only.
 *
 * <p>In a game whose payoffs add up to 0, a seat that has found much leaves little for the seat
 * that moved before. Then its other moves do not matter: shallow pruning (Korf 1991).
 */
final class MaxN<P extends SeatedPosition<P>> implements SeatSearch<P> {

  private final Estimates<P> estimates;
  private final Plies<P> plies = new Plies<>();
  private final List<double[]> values = new ArrayList<>();

  private SearchContext context = new SearchContext(Limits.none());
  private int seats;
  private boolean isZeroSum;
  private List<Double> payoffs = List.of();

  MaxN(Estimates<P> estimates) {
    this.estimates = estimates;
  }

  @Override
  public int search(P root, int depth, int alpha, int beta, SearchContext newContext) {
    context = newContext;
    seats = root.seats();
    isZeroSum = root.isZeroSum();
    if (seats > 2) {
      context.countUnprovenCutoff();
    }
    context.visit(0);
    MoveList moves = plies.moves(0);
    root.moves(moves);
    context.keepRootMoves(moves);
    int me = root.seat();
    double[] best = at(0);
    Arrays.fill(best, Double.NEGATIVE_INFINITY);
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      double[] value = at(1);
      value(root.play(move), depth - 1, 1, me, best[me], value);
      int score = estimates.score(value[me]);
      boolean isBetter = value[me] > best[me];
      if (isBetter) {
        System.arraycopy(value, 0, best, 0, seats);
        context.extendLine(0, move);
      }
      // A worse move was pruned, so its value is no more than this.
      context.rootScored(move, score, isBetter ? score - 1 : score, score + 1);
    }
    payoffs = Arrays.stream(best, 0, seats).boxed().toList();
    return estimates.score(best[me]);
  }

  /**
   * Finds what each seat gets.
   *
   * @param mover the seat whose move has led to the position, if it was the last turn
   * @param enough what the mover gets by another move: with no more, this position does not matter
   * @param out receives the payoffs
   */
  private void value(P position, int depth, int ply, int mover, double enough, double[] out) {
    if (position.isTerminal()) {
      context.visit(ply);
      context.countTerminal();
      for (int seat = 0; seat < seats; seat++) {
        out[seat] = estimates.payoff(position, seat);
      }
      return;
    }
    if (depth == 0) {
      context.visitEvaluated();
      for (int seat = 0; seat < seats; seat++) {
        out[seat] = estimates.of(position, seat);
      }
      return;
    }
    context.visit(ply);
    if (position.seat() == SeatedPosition.CHANCE) {
      chance(position, depth, ply, out);
    } else {
      decision(position, depth, ply, mover, enough, out);
    }
  }

  private void decision(P position, int depth, int ply, int mover, double enough, double[] out) {
    int seat = position.seat();
    MoveList moves = plies.moves(ply);
    position.moves(moves);
    out[seat] = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      double[] value = at(ply + 1);
      value(position.play(moves.get(i)), depth - 1, ply + 1, seat, out[seat], value);
      if (value[seat] > out[seat]) {
        System.arraycopy(value, 0, out, 0, seats);
        context.extendLine(ply, moves.get(i));
        if (isZeroSum && seat != mover && rest(out[seat]) <= enough) {
          out[mover] = rest(out[seat]);
          context.countCutoff(i == 0);
          return;
        }
      }
    }
  }

  /** Returns the most that a seat can have if another one has this much: the rest have least. */
  private double rest(double found) {
    return (seats - 2) * estimates.max() - found;
  }

  private void chance(P position, int depth, int ply, double[] out) {
    MoveList outcomes = plies.moves(ply);
    position.moves(outcomes);
    double sum = 0;
    double[] mean = new double[seats];
    for (int i = 0; i < outcomes.size(); i++) {
      int weight = Outcomes.weight(position, outcomes.get(i));
      double[] value = at(ply + 1);
      P after = position.play(outcomes.get(i));
      value(after, depth, ply + 1, SeatedPosition.CHANCE, Double.NEGATIVE_INFINITY, value);
      for (int seat = 0; seat < seats; seat++) {
        mean[seat] += weight * value[seat];
      }
      sum += weight;
    }
    for (int seat = 0; seat < seats; seat++) {
      out[seat] = mean[seat] / sum;
    }
    context.clearLine(ply);
  }

  private double[] at(int ply) {
    while (values.size() <= ply) {
      values.add(new double[SeatedPosition.MAX_SEATS]);
    }
    return values.get(ply);
  }

  @Override
  public List<Double> payoffs() {
    return payoffs;
  }

  @Override
  public Unit<P> unit() {
    return estimates.unit();
  }
}
