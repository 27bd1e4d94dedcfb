package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import java.util.SplittableRandom;

/** Games from random play, for tests. The same seed gives the same games. */
final class RandomGames {

  private RandomGames() {}

  /** Returns the squares and passes of a game. */
  static int[] codes(Game<Reversi> game) {
    return game.moves().stream().mapToInt(Move::code).toArray();
  }

  /** Returns a random game, cut off after {@code plies} plies if it is longer. */
  static Game<Reversi> game(int size, long seed, int plies) {
    SplittableRandom random = new SplittableRandom(seed);
    MoveList moves = new MoveList();
    GameBuilder game = new GameBuilder(Reversi.start(size));
    while (game.plies() < plies && !game.position().isTerminal()) {
      moves.clear();
      game.position().moves(moves);
      game.play(moves.get(random.nextInt(moves.size())));
    }
    return game.build();
  }
}
