package io.github.yomikiri.bench.learn;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;

/** The games that the commands know. */
public final class LearningKits {

  private static final List<LearningKit<?>> ALL = List.of(
      GameKits.connectFour(),
      GameKits.breakthrough(6, 6),
      GameKits.breakthrough(),
      GameKits.kalah(),
      GameKits.domineering(),
      GameKits.dodgem(),
      new ReversiLearningKit("reversi-6x6", Reversi.start(6), 6),
      new ReversiLearningKit("reversi-8x8", Reversi.start(), 8));

  private LearningKits() {}

  /**
   * Returns the games.
   *
   * @return all games, each with an evaluator that a person has written
   */
  public static List<LearningKit<?>> all() {
    return ALL;
  }
}
