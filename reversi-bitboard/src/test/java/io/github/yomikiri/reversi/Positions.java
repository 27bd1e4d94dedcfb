package io.github.yomikiri.reversi;

import io.github.yomikiri.game.MoveList;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Positions from random play, for tests. The same seed gives the same positions. */
public final class Positions {

  private Positions() {}

  /**
   * Plays random games from the start, and calls the action with every position, also finished
   * ones, until {@code count} is reached.
   */
  public static void forEach(int size, long seed, int count, Consumer<Reversi> action) {
    SplittableRandom random = new SplittableRandom(seed);
    MoveList moves = new MoveList();
    Reversi position = Reversi.start(size);
    for (int i = 0; i < count; i++) {
      action.accept(position);
      moves.clear();
      position.moves(moves);
      position = moves.isEmpty()
          ? Reversi.start(size)
          : position.play(moves.get(random.nextInt(moves.size())));
    }
  }
}
