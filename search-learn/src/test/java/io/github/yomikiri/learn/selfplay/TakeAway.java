package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.linear.Features;

/**
 * A game in which each move takes some matches, and the side that faces none has lost.
 *
 * @param left the number of matches
 * @param most how many a move can take
 */
record TakeAway(int left, int most) implements Node<TakeAway> {

  /** What decides who wins, if a move can take three: the rest of a division by four. */
  record Rest() implements Features<TakeAway> {

    @Override
    public int count() {
      return 4;
    }

    @Override
    public int length() {
      return 1;
    }

    @Override
    public void numbers(TakeAway node, int[] out) {
      out[0] = node.left % 4;
    }

    @Override
    public String form() {
      return "rest of a division by 4";
    }
  }

  @Override
  public void moves(MoveList out) {
    for (int move = 1; move <= Math.min(left, most); move++) {
      out.add(move);
    }
  }

  @Override
  public TakeAway play(int move) {
    return new TakeAway(left - move, most);
  }

  @Override
  public int terminalScore() {
    return -1;
  }

  @Override
  public long key() {
    return left;
  }
}
