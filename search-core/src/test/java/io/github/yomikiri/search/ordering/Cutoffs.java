package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.games.TicTacToe;

/** Reports cutoffs to orderings. */
final class Cutoffs {

  private Cutoffs() {}

  /** Reports to an ordering that the first move of a node has reached beta. */
  static void cutoff(MoveOrdering<TicTacToe> ordering, int ply, int depth, int move) {
    MoveList moves = new MoveList();
    moves.add(move);
    ordering.cutoff(TicTacToe.START, ply, depth, moves, 0);
  }
}
