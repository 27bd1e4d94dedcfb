package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import java.util.List;

/** The endings that solvers are measured on, by their number of empty squares. */
final class Endings {

  /** The start of the perfect game, with 20 empty squares. */
  private static final FfoPosition GAME = FfoPosition.of(29);

  private static final String BEST_PLAY =
      "g2 g1 h1 h2 f8 d8 g6 f7 g8 c8 a1 e8 b8 a2 g7 a8 b7 h8 h7 -- b2";

  private Endings() {}

  /** Returns positions from games of random moves. In each position, a disc can be placed. */
  static List<Reversi> random(int empties, int count) {
    List<Reversi> endings = Positions.random(count * 128).stream()
        .filter(position -> position.emptyCount() == empties)
        .limit(count)
        .toList();
    Check.equal(endings.size(), count, "endings with " + empties + " empty squares");
    return endings;
  }

  /** Returns the positions of the FFO suite with a number of empty squares. */
  static List<FfoPosition> ffo(int empties) {
    List<FfoPosition> endings = FfoPosition.all().stream()
        .filter(ffo -> ffo.position().emptyCount() == empties)
        .toList();
    if (endings.isEmpty()) {
      throw new IllegalArgumentException("no FFO position has " + empties + " empty squares");
    }
    return endings;
  }

  /** Returns a position of the perfect game that begins with FFO 29, which is won by 10 discs. */
  static Reversi perfectGame(int empties) {
    Game<Reversi> game = Game.of(GAME.position());
    for (String move : BEST_PLAY.split(" ", -1)) {
      if (game.position().emptyCount() > empties) {
        game = game.play(move);
      }
    }
    Check.equal(game.position().emptyCount(), empties, "empty squares");
    return game.position();
  }

  /** Returns the score of a position of the perfect game, from the view of its side to move. */
  static int scoreInPerfectGame(Reversi position) {
    boolean same = position.sideToMove() == GAME.position().sideToMove();
    return same ? GAME.score() : -GAME.score();
  }
}
