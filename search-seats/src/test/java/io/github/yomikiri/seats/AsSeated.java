package io.github.yomikiri.seats;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.SeatedPosition;

/**
 * A game of two sides without chance, as one of two seats.
 *
 * @param node the position
 * @param seat whose turn it is
 */
record AsSeated<N extends Node<N>>(N node, int seat) implements SeatedPosition<AsSeated<N>> {

  @Override
  public void moves(MoveList out) {
    node.moves(out);
  }

  @Override
  public AsSeated<N> play(int move) {
    N after = node.play(move);
    return new AsSeated<>(after, after.movesAgain() ? seat : 1 - seat);
  }

  @Override
  public boolean isTerminal() {
    return node.isTerminal();
  }

  @Override
  public int payoff(int of) {
    return of == seat ? node.terminalScore() : -node.terminalScore();
  }

  @Override
  public int maxScore() {
    return node.maxScore();
  }

  @Override
  public long key() {
    return Hash64.of(node.key(), seat);
  }
}
