package io.github.yomikiri.app.explore;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.game.Node;
import java.io.IOException;

/** The options for the position whose search is explored. picocli finds them in the object. */
@FunctionalInterface
public interface ExploredRoots<N extends Node<N>> {

  /**
   * Returns the position.
   *
   * @throws io.github.yomikiri.app.console.UserError if what was typed is no position
   */
  ExploredRoot<N> root(Console console) throws IOException;
}
