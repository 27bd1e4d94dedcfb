package io.github.yomikiri.app.fit;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import java.util.function.ToIntFunction;

/** The stages of a game that have predictions of their own. */
public interface FitStages<N extends Node<N>> extends WithMixins {

  /**
   * Returns the number of stages.
   *
   * @throws UserError if an option is wrong
   */
  default int count() {
    return 1;
  }

  /** Returns what finds a position's stage, from 0. */
  default ToIntFunction<N> stage() {
    return position -> 0;
  }

  /** Returns what helps if a stage has few positions, beside more positions; may be empty. */
  default String remedy() {
    return "";
  }

  /** Returns the stages of a game that learns: those of its features. */
  static <N extends Node<N>> FitStages<N> of(LearningKit<N> kit) {
    return new FitStages<>() {
      @Override
      public int count() {
        return kit.features().stages();
      }

      @Override
      public ToIntFunction<N> stage() {
        return kit.features()::stage;
      }
    };
  }
}
