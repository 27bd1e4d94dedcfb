package io.github.yomikiri.play;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;

/**
 * Nim for one to six players. A move takes 1 to 3 of the heap. Who takes the last one gets a point
 * from each other player, or one point if there are none.
 *
 * @param heap how many are left
 * @param seat whose turn it is
 * @param seats how many play
 */
public record SeatedNim(int heap, int seat, int seats) implements SeatedPosition<SeatedNim> {

  @Override
  public void moves(MoveList out) {
    for (int taken = 1; taken <= Math.min(3, heap); taken++) {
      out.add(taken);
    }
  }

  @Override
  public SeatedNim play(int move) {
    return new SeatedNim(heap - move, (seat + 1) % seats, seats);
  }

  @Override
  public int payoff(int of) {
    return (of + 1) % seats == seat ? Math.max(1, seats - 1) : -1;
  }

  @Override
  public long key() {
    return Hash64.of(heap, seat, seats);
  }
}
