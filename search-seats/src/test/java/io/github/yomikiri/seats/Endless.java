package io.github.yomikiri.seats;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;

/**
 * A game that never ends by its moves.
 *
 * @param quietPliesLeft after how many turns it is a draw
 */
record Endless(int quietPliesLeft) implements SeatedPosition<Endless> {

  @Override
  public void moves(MoveList out) {
    out.add(0);
  }

  @Override
  public Endless play(int move) {
    return quietPliesLeft == Integer.MAX_VALUE ? this : new Endless(quietPliesLeft - 1);
  }

  @Override
  public int seat() {
    return 0;
  }

  @Override
  public int payoff(int seat) {
    throw new AssertionError("the game never ends");
  }

  @Override
  public long key() {
    return 1;
  }
}
