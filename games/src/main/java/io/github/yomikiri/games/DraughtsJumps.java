package io.github.yomikiri.games;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NoisyMoves;

/** The jumps, which nobody may decline. */
record DraughtsJumps() implements NoisyMoves<Draughts> {

  @Override
  public void list(Draughts node, MoveList out) {
    if (node.mustJump()) {
      node.moves(out);
    }
  }

  @Override
  public boolean mayDecline(Draughts node) {
    return !node.mustJump();
  }

  @Override
  public boolean isNoisy(Draughts node, int move) {
    return Draughts.isJump(move);
  }
}
