package io.github.yomikiri.bench.textbook;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Arrays;

/**
 * The order in which moves are tried: the table's move, captures that gain, killers, quiet moves by
 * their history, and captures that lose.
 */
final class MoveOrder<N extends Node<N>> {

  private static final int NO_MOVE = -1;
  private static final int FULL_HISTORY = 1 << 14;
  private static final int FROM_TABLE = 1 << 30;
  private static final int WINNING = 1 << 28;
  private static final int KILLER = 1 << 26;
  private static final int LOSING = -(1 << 28);
  private static final int[] REDUCTIONS = new int[64 * 64]; // By depth and place.

  static {
    for (int depth = 1; depth < 64; depth++) {
      for (int place = 1; place < 64; place++) {
        REDUCTIONS[64 * depth + place] = (int) (0.75 + Math.log(depth) * Math.log(place) / 2.25);
      }
    }
  }

  private final Tactics<N> tactics;
  private final int[] history = new int[TextbookSearch.CELLS];
  private final int[] killers;
  private final long[][] orders;

  MoveOrder(Tactics<N> tactics, int maxPly) {
    this.tactics = tactics;
    killers = new int[2 * (maxPly + 1)];
    orders = new long[maxPly + 1][64];
  }

  void newSearch() {
    Arrays.fill(killers, NO_MOVE);
    for (int cell = 0; cell < history.length; cell++) {
      history[cell] /= 2;
    }
  }

  void reset() {
    Arrays.fill(killers, NO_MOVE);
    Arrays.fill(history, 0);
  }

  /** Orders the moves of a position. */
  void order(N node, MoveList moves, int ply, int first) {
    int count = moves.size();
    if (count > orders[ply].length) {
      orders[ply] = new long[2 * count];
    }
    for (int i = 0; i < count; i++) {
      int move = moves.get(i);
      int value;
      if (move == first) {
        value = FROM_TABLE;
      } else if (!tactics.isQuiet(node, move)) {
        int gain = tactics.gain(node, move);
        value = gain + (gain < 0 ? LOSING : WINNING);
      } else if (isKiller(move, ply)) {
        value = KILLER + (move == killers[2 * ply] ? 1 : 0);
      } else {
        value = history[tactics.cell(node, move)];
      }
      orders[ply][i] = (long) value << 32 | (long) (0xFFF - i) << 20 | move;
    }
  }

  /** Moves the best of the moves from a place on to this place, and returns it. */
  int pick(int ply, int place, int count) {
    long[] order = orders[ply];
    int best = place;
    for (int i = place + 1; i < count; i++) {
      best = order[i] > order[best] ? i : best;
    }
    long picked = order[best];
    order[best] = order[place];
    order[place] = picked;
    return move(picked);
  }

  private static int move(long ordered) {
    return (int) ordered & Node.MOVE_LIMIT;
  }

  private boolean isKiller(int move, int ply) {
    return move == killers[2 * ply] || move == killers[2 * ply + 1];
  }

  /** Returns how many plies less deep a late quiet move is searched. */
  int reduction(N node, int depth, int tried, int move, int ply, boolean isWide) {
    int plies = REDUCTIONS[64 * Math.min(depth, 63) + Math.min(tried + 1, 63)];
    plies -= history[tactics.cell(node, move)] / (FULL_HISTORY / 2);
    return plies - (isWide ? 1 : 0) - (isKiller(move, ply) ? 1 : 0);
  }

  /** Learns that a quiet move was good enough, and that the quiet moves before it were not. */
  void learn(N node, int depth, int ply, int place) {
    int move = move(orders[ply][place]);
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int bonus = Math.min(32 * depth * depth, 2048);
    for (int i = 0; i <= place; i++) {
      int tried = move(orders[ply][i]);
      if (tactics.isQuiet(node, tried)) {
        int cell = tactics.cell(node, tried);
        int change = i == place ? bonus : -bonus;
        history[cell] += change - history[cell] * bonus / FULL_HISTORY;
      }
    }
  }
}
