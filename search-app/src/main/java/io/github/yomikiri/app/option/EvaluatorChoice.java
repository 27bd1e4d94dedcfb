package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import java.nio.file.Path;

/** The option that names the evaluator of a command. picocli finds it in the object. */
public interface EvaluatorChoice<N extends Node<N>> {

  /**
   * Returns the evaluator.
   *
   * @throws UserError if there is none of the name that was typed
   */
  Evaluator<N> get();

  /** Returns what was typed, or the usual name. */
  String name();

  /**
   * Returns the name of the evaluator without its folder, and what stands for its weights, if it
   * has any. Its values depend on this text only.
   */
  String described(Evaluator<N> evaluator);

  /** Returns what {@link #described(Evaluator)} returns of an evaluator that a kit made. */
  static <N extends Node<N>> String described(NodeKit<N> kit, String name, Evaluator<N> evaluator) {
    String last = String.valueOf(Path.of(name).getFileName());
    return kit.fingerprint(evaluator)
        .map(weights -> last + ", weights " + weights)
        .orElse(last);
  }

  /**
   * Checks that the evaluator can value a position.
   *
   * @throws UserError if it cannot
   */
  default void check(N position) {}
}
