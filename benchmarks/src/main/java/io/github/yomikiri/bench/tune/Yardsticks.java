package io.github.yomikiri.bench.tune;

import io.github.yomikiri.app.games.GameKits;
import java.util.List;

/** The games of the library in which its search is measured. */
public final class Yardsticks {

  private Yardsticks() {}

  /**
   * Returns the games.
   *
   * @return all games
   */
  public static List<Yardstick<?>> all() {
    return List.of(
        new Yardstick<>(GameKits.breakthrough(), new BreakthroughTactics()),
        new Yardstick<>(GameKits.draughts(), new DraughtsTactics()));
  }
}
