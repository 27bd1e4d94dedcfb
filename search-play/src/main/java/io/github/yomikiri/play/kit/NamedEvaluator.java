package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * An evaluator that names of players and options can choose.
 *
 * @param name the name, in lower case, without colons
 * @param maker makes the evaluator, or returns one that several threads may use. It is called when
 *     the evaluator is needed, because reading weights takes time
 * @param <N> the game's node type
 */
public record NamedEvaluator<N extends Node<N>>(
    String name, Supplier<? extends Evaluator<N>> maker) {

  /** Checks that nothing is missing. */
  public NamedEvaluator {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(maker, "maker");
  }
}
