package io.github.yomikiri.app.attribution;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.game.Node;
import java.util.List;
import java.util.Optional;

/** The options that say how the games of a match are valued. picocli finds them in the objects. */
public interface ValuationOptions<N extends Node<N>> extends WithMixins {

  @Override
  default List<Object> mixins() {
    return List.of(this);
  }

  /**
   * Returns how games are valued.
   *
   * @throws UserError if an option is wrong
   */
  StageValuation<N> valuation();

  /** Returns why games from a position cannot be valued, if they cannot. */
  default Optional<String> refusal(N start) {
    return Optional.empty();
  }
}
