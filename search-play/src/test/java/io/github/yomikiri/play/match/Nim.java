package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Nim with one heap. A move takes 1 to 3 objects, and the player who takes the last object wins.
 * The side to move loses at multiples of 4.
 */
record Nim(int heap) implements Node<Nim> {

  @Override
  public void moves(MoveList out) {
    for (int taken = 1; taken <= Math.min(3, heap); taken++) {
      out.add(taken);
    }
  }

  @Override
  public Nim play(int move) {
    return new Nim(heap - move);
  }

  @Override
  public int terminalScore() {
    return -1;
  }

  @Override
  public long key() {
    return Hash64.mix(heap);
  }

  @Override
  public String notation(int move) {
    return "take " + move;
  }
}
