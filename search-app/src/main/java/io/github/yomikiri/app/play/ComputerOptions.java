package io.github.yomikiri.app.play;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Game;
import java.util.List;
import java.util.OptionalInt;

/** Options that set what the usual player of a game is like, in addition to its level. */
public interface ComputerOptions {

  /** No more options. */
  ComputerOptions NONE = new ComputerOptions() {};

  /** Returns the objects that have the options. Called once. */
  default List<Object> mixins() {
    return List.of();
  }

  /** Returns the names of the options, for messages. */
  default List<String> names() {
    return List.of();
  }

  /**
   * Returns the parts of the player's name that were typed.
   *
   * @param level the level of the player; empty for the strongest one
   * @throws UserError if what was typed is wrong, or does not go with the level
   */
  default List<String> settings(OptionalInt level) {
    return List.of();
  }

  /**
   * Checks that the options go with a game.
   *
   * @throws UserError if they do not
   */
  default void check(Game<?> begun) {}
}
