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

  private RootMoves() {}

  RootMoves(Reversi root, Forecast forecast) {
    forecast.position(root.own(), root.opponent());
    for (var legal : root.legalMoves()) {
      Reversi child = root.play(legal.code());
      long flips = root.opponent() & ~child.own();
      int value = legal.code() == Reversi.PASS
          ? forecast.afterPass(child.own(), child.opponent(), FORECAST_DEPTH)
          : forecast.after(legal.code(), child.own(), child.opponent(), flips, FORECAST_DEPTH);
      moves.add(new RootMove(legal.code(), child.own(), child.opponent(), -value));
    }
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
