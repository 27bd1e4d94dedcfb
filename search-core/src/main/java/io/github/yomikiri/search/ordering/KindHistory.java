package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Arrays;

/**
 * Prefers moves that were often sufficient, by what they are:
 * {@link MoveOrdering#history(MoveOrdering.MoveKind)}.
 */
final class KindHistory<N extends Node<N>> implements MoveOrdering<N> {

  private static final int LIMIT = 1 << 14;
  private static final int MAX_GAIN = 1 << 11;
  private static final int MAX_KINDS = 1 << 20;

  private final MoveKind<N> kind;
  private int[] values = new int[64];

  KindHistory(MoveKind<N> kind) {
    this.kind = kind;
  }

  @Override
  public void score(N node, int ply, int depth, MoveList moves, int[] scores) {
    for (int i = 0; i < moves.size(); i++) {
      int place = kind.of(node, moves.get(i));
      scores[i] += place >= 0 && place < values.length ? values[place] : 0;
    }
  }

  @Override
  public void cutoff(N node, int ply, int depth, MoveList moves, int place) {
    int best = kind.of(node, moves.get(place));
    if (best >= 0) {
      int gain = Math.min(MAX_GAIN, 16 * depth * (depth + 2));
      change(best, gain);
      for (int i = 0; i < place; i++) {
        change(kind.of(node, moves.get(i)), -gain);
      }
    }
  }

  private void change(int place, int gain) {
    if (place < 0) {
      return;
    }
    if (place >= values.length) {
      if (place >= MAX_KINDS) {
        throw new IllegalArgumentException(
            "the kind " + place + " of a move is not less than " + MAX_KINDS);
      }
      values = Arrays.copyOf(values, Math.min(MAX_KINDS, Math.max(place + 1, 2 * values.length)));
    }
    values[place] += gain - (int) ((long) values[place] * Math.abs(gain) / LIMIT);
  }

  @Override
  public void newSearch() {
    for (int i = 0; i < values.length; i++) {
      values[i] /= 2;
    }
  }

  @Override
  public void reset() {
    Arrays.fill(values, 0);
  }
}
