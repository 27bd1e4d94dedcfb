package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import java.util.Arrays;

/** Prefers the moves that recently caused cutoffs at the same ply: {@link MoveOrdering#killers}. */
final class KillerMoves<N extends Node<N>> implements MoveOrdering<N> {

  // The scores of neighbors in a list differ by more than any history value.
  private static final int STEP = 1 << 18;

  private final int kept;
  // killers[p][0 .. count[p]) are the killers of ply p, the most recent first.
  private int[][] killers = new int[0][];
  private int[] count = new int[0];

  KillerMoves(int kept) {
    Ranges.between("number of killer moves", kept, 1, MAX_KILLERS);
    this.kept = kept;
  }

  @Override
  public void score(N node, int ply, int depth, MoveList moves, int[] scores) {
    if (ply >= count.length) {
      return;
    }
    int[] here = killers[ply];
    for (int i = 0; i < count[ply]; i++) {
      int place = moves.indexOf(here[i]);
      if (place >= 0) {
        scores[place] += KILLER + (kept - i) * STEP;
      }
    }
  }

  @Override
  public void cutoff(N node, int ply, int depth, MoveList moves, int tried) {
    int move = moves.get(tried);
    if (ply >= count.length) {
      grow(2 * ply + 1);
    }
    int[] here = killers[ply];
    // 1. Find the move's place. A new move gets a new place, or the last place if the list is full.
    int place = 0;
    while (place < count[ply] && here[place] != move) {
      place++;
    }
    if (place == count[ply]) {
      if (place < kept) {
        count[ply]++;
      } else {
        place--;
      }
    }
    // 2. Move it to the front.
    System.arraycopy(here, 0, here, 1, place);
    here[0] = move;
  }

  private void grow(int plies) {
    int known = killers.length;
    killers = Arrays.copyOf(killers, plies);
    for (int ply = known; ply < plies; ply++) {
      killers[ply] = new int[kept];
    }
    count = Arrays.copyOf(count, plies);
  }

  @Override
  public void newSearch() {
    Arrays.fill(count, 0);
  }

  @Override
  public void reset() {
    Arrays.fill(count, 0);
  }
}
