package io.github.yomikiri.reversi;

import io.github.yomikiri.game.MoveList;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Positions from random play, for tests; the same for the same seed. */
public final class Positions {

  private Positions() {}

  /** Plays games at random from the start and shows every position, finished ones too, until there were enough. */
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
