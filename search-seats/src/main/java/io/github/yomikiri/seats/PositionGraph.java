package io.github.yomikiri.seats;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.search.SearchContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All positions that can follow some positions, each with bounds of what it is worth to seat 0.
 * Positions with equal keys are the same.
 */
final class PositionGraph<P extends SeatedPosition<P>> {

  /** Chance, or a seat, or the end of the game. */
  private static final int END = -2;

  /** Bounds as near as this, as a part of the greatest payoff, stay as they are. */
  private static final double KNOWN = 1e-13;

  private final Estimates<P> estimates;
  private final KeyNumbers numbers = new KeyNumbers();
  private final List<int[]> next = new ArrayList<>();
  private final List<int[]> weights = new ArrayList<>();
  private final ArrayDeque<P> open = new ArrayDeque<>();
  private final MoveList moves = new MoveList();
  private byte[] turns = new byte[16];
  private double[] low = new double[16];
  private double[] high = new double[16];
  private int[] unknown = new int[0];
  private int listed;

  PositionGraph(Estimates<P> estimates) {
    this.estimates = estimates;
  }

  /** Adds a position and all that can follow. If a limit ends this, the next call continues. */
  void addAll(P root, SearchContext context) {
    number(root);
    while (!open.isEmpty()) {
      context.visit(0);
      P position = open.peek();
      if (position.isTerminal()) {
        context.countTerminal();
        next.add(new int[0]);
        weights.add(new int[0]);
      } else {
        expand(position);
      }
      open.remove();
    }
    if (listed < next.size()) {
      listed = next.size();
      unknown = IntStream.range(0, listed).map(i -> listed - 1 - i).toArray();
    }
  }

  private void expand(P position) {
    moves.clear();
    position.moves(moves);
    int[] after = new int[moves.size()];
    for (int i = 0; i < after.length; i++) {
      after[i] = number(position.play(moves.get(i)));
    }
    int[] likely = new int[position.seat() == SeatedPosition.CHANCE ? after.length : 0];
    for (int i = 0; i < likely.length; i++) {
      likely[i] = Outcomes.weight(position, moves.get(i));
    }
    next.add(after);
    weights.add(likely);
  }

  /** Returns the number of a position, which is added if it is new. */
  private int number(P position) {
    int known = numbers.find(position.key());
    if (known != KeyNumbers.NONE) {
      return known;
    }
    int number = numbers.size();
    numbers.add(position.key());
    if (number == low.length) {
      turns = Arrays.copyOf(turns, 2 * number);
      low = Arrays.copyOf(low, 2 * number);
      high = Arrays.copyOf(high, 2 * number);
    }
    boolean isOver = position.isTerminal();
    turns[number] = (byte) (isOver ? END : position.seat());
    low[number] = isOver ? estimates.payoff(position, 0) : -estimates.max();
    high[number] = isOver ? low[number] : estimates.max();
    open.add(position);
    return number;
  }

  /** Improves the bounds of each position that is not known, the last one first. */
  void sweep(SearchContext context) {
    int kept = 0;
    for (int i = 0; i < unknown.length; i++) {
      int number = unknown[i];
      context.visit(0);
      improve(number);
      if (high[number] - low[number] > KNOWN * estimates.max()) {
        unknown[kept] = number;
        kept++;
      }
    }
    unknown = Arrays.copyOf(unknown, kept);
  }

  private void improve(int number) {
    int[] after = next.get(number);
    switch (turns[number]) {
      case END -> {
        // Its value is known.
      }
      case SeatedPosition.CHANCE -> {
        int[] likely = weights.get(number);
        double least = 0;
        double most = 0;
        double sum = 0;
        for (int i = 0; i < after.length; i++) {
          least += likely[i] * low[after[i]];
          most += likely[i] * high[after[i]];
          sum += likely[i];
        }
        low[number] = least / sum;
        high[number] = most / sum;
      }
      default -> {
        boolean isFirst = turns[number] == 0;
        double least = low[after[0]];
        double most = high[after[0]];
        for (int each : after) {
          least = isFirst ? Math.max(least, low[each]) : Math.min(least, low[each]);
          most = isFirst ? Math.max(most, high[each]) : Math.min(most, high[each]);
        }
        low[number] = least;
        high[number] = most;
      }
    }
  }

  /** Returns a lower bound of what a position that was added is worth to seat 0. */
  double low(P position) {
    return low[numbers.find(position.key())];
  }

  /** Returns an upper bound. */
  double high(P position) {
    return high[numbers.find(position.key())];
  }
}
