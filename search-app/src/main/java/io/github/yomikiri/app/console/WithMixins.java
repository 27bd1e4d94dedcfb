package io.github.yomikiri.app.console;

import java.util.List;
import java.util.Map;

/** What a command has that picocli cannot find in its members. */
public interface WithMixins {

  /** Returns the objects with options whose types have parameters. Called once. */
  default List<Object> mixins() {
    return List.of();
  }

  /**
   * Returns words of the help that depend on the game, such as the default of an option. The text
   * <code>${bundle:input.games}</code> stands for the word with the key {@code input.games}. A key
   * is not the name of an option, because the word would be the text of this option.
   */
  default Map<String, String> words() {
    return Map.of();
  }
}
