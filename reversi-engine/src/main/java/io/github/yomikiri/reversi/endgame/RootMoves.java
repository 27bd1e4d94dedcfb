package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.SearchContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * The root's moves in the order of the search. First a shallow search orders the moves. Later, each
 * new best move moves to the front.
 */
final class RootMoves {

  private static final int SHALLOW_DEPTH = 4;

  /**
   * A root move, the discs after it and an estimate of its value. The discs are from the view of
   * the side to move after the move. The estimate is from the view of the side that makes the move.
   */
  record RootMove(int square, long own, long opponent, int guess) {}

  /** An empty list of moves. */
  static final RootMoves NONE = new RootMoves();

  private final List<RootMove> moves = new ArrayList<>();
  private final long own;
  private final long opponent;

  private RootMoves() {
    own = 0;
    opponent = 0;
  }

  /** Lists the moves that the search may choose, in the game's order. */
  RootMoves(Reversi root, SearchContext context) {
    own = root.own();
    opponent = root.opponent();
    MoveList squares = new MoveList();
    root.moves(squares);
    context.keepRootMoves(squares);
    for (int square : squares.toArray()) {
      Reversi child = root.play(square);
      moves.add(new RootMove(square, child.own(), child.opponent(), 0));
    }
  }

  /** Sorts the moves by a shallow search, the best first. */
  void order(ShallowSearch shallow) {
    shallow.position(own, opponent);
    moves.replaceAll(move -> {
      long flips = opponent & ~move.own();
      int value = move.square() == Reversi.PASS
          ? shallow.afterPass(move.own(), move.opponent(), SHALLOW_DEPTH)
          : shallow.after(
              move.square(),
              move.own(),
              move.opponent(),
              flips,
              ShallowSearch.INFINITY,
              SHALLOW_DEPTH);
      return new RootMove(move.square(), move.own(), move.opponent(), -value);
    });
    moves.sort(Comparator.comparingInt(RootMove::guess).reversed());
  }

  int size() {
    return moves.size();
  }

  RootMove get(int i) {
    return moves.get(i);
  }

  /** Returns the best move's estimated value in discs. */
  int guess() {
    return moves.get(0).guess() / 1000;
  }

  void toFront(int i) {
    Collections.rotate(moves.subList(0, i + 1), 1);
  }
}
