package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Arrays;

/** Prefers moves that were often sufficient anywhere in the tree: {@link MoveOrdering#history}. */
final class HistoryHeuristic<N extends Node<N>> implements MoveOrdering<N> {

  private static final int MIN_DEPTH = 2;
  // A gain is at most 2^MAX_GAIN_SHIFT, and all values are halved when one reaches LIMIT. So the
  // scores stay far below those of killers.
  private static final int MAX_GAIN_SHIFT = 14;
  private static final int LIMIT = 1 << 18;

  private int[] values = new int[64];

  @Override
  public void score(N node, int ply, int depth, MoveList moves, int[] scores) {
    for (int i = 0; i < moves.size(); i++) {
      scores[i] += value(moves.get(i));
    }
  }

  /** Returns the history value of a move, at least 0 and less than {@code LIMIT}. */
  int value(int move) {
    return move < values.length ? values[move] : 0;
  }

  @Override
  public void cutoff(N node, int ply, int depth, MoveList moves, int place) {
    gain(moves.get(place), depth);
  }

  @Override
  public void best(int ply, int depth, int move) {
    gain(move, depth);
  }

  private void gain(int move, int depth) {
    if (depth < MIN_DEPTH) {
      return;
    }
    if (move >= values.length) {
      values = Arrays.copyOf(values, Math.max(move + 1, 2 * values.length));
    }
    values[move] += 1 << Math.min(depth - MIN_DEPTH, MAX_GAIN_SHIFT);
    if (values[move] >= LIMIT) {
      halve();
    }
  }

  private void halve() {
    for (int move = 0; move < values.length; move++) {
      values[move] /= 2;
    }
  }

  @Override
  public void newSearch() {
    halve();
  }

  @Override
  public void reset() {
    Arrays.fill(values, 0);
  }
}
