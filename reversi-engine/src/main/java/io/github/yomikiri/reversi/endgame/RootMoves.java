package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The root's moves in the order they are tried: by forecast at first, then whatever was best comes to the front. */
final class RootMoves {

  private static final int FORECAST_DEPTH = 4;

  /** A move, the discs after it from the view of the side to move then, and its forecast for the side that makes it. */
  record RootMove(int square, long own, long opponent, int forecast) {}

  /** No moves. */
  static final RootMoves NONE = new RootMoves();

  private final List<RootMove> moves = new ArrayList<>();
  private final long own;
  private final long opponent;

  private RootMoves() {
    own = 0;
    opponent = 0;
  }

  /** Lists the moves in the game's order. */
  RootMoves(Reversi root) {
    own = root.own();
    opponent = root.opponent();
    for (var legal : root.legalMoves()) {
      Reversi child = root.play(legal.code());
      moves.add(new RootMove(legal.code(), child.own(), child.opponent(), 0));
    }
  }

  /** Puts those first that look best. */
  void order(Forecast forecast) {
    forecast.position(own, opponent);
    moves.replaceAll(move -> {
      long flips = opponent & ~move.own();
      int value = move.square() == Reversi.PASS
          ? forecast.afterPass(move.own(), move.opponent(), FORECAST_DEPTH)
          : forecast.after(move.square(), move.own(), move.opponent(), flips, FORECAST_DEPTH);
      return new RootMove(move.square(), move.own(), move.opponent(), -value);
    });
    moves.sort(Comparator.comparingInt(RootMove::forecast).reversed());
  }

  int size() {
    return moves.size();
  }

  RootMove get(int i) {
    return moves.get(i);
  }

  /** Returns the best forecast in discs. */
  int guess() {
    return moves.get(0).forecast() / 1000;
  }

  void toFront(int i) {
    Collections.rotate(moves.subList(0, i + 1), 1);
  }
}
