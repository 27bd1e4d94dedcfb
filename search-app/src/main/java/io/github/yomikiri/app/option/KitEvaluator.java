package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import java.io.File;
import java.io.IOException;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The option that names the evaluator of a command, for a game with a kit. */
public final class KitEvaluator<N extends Node<N>> implements EvaluatorChoice<N> {

  private static final String NONE = "none";

  private final NodeKit<N> kit;

  @Option(
      names = "--evaluator",
      paramLabel = "NAME|FILE",
      description = "Evaluator: ${bundle:evaluators}a file of weights; none values finished games"
          + " only. Default: the best one.")
  private Optional<String> typed = Optional.empty();

  /** Makes the option. */
  public KitEvaluator(NodeKit<N> kit) {
    this.kit = kit;
  }

  @Override
  public String name() {
    return typed.orElseGet(() -> kit.bestEvaluator().map(NamedEvaluator::name).orElse(NONE));
  }

  @Override
  public Evaluator<N> get() {
    try {
      return kit.evaluator(name(), File::new).orElseGet(this::none);
    } catch (IOException e) {
      throw new UserError("--evaluator: " + e.getMessage());
    }
  }

  @Override
  public String described(Evaluator<N> evaluator) {
    return EvaluatorChoice.described(kit, name(), evaluator);
  }

  private Evaluator<N> none() {
    if (name().equals(NONE)) {
      return Evaluator.of(node -> 0, 1);
    }
    Stream<String> names = kit.evaluators().stream().map(NamedEvaluator::name);
    throw new UserError("--evaluator: no evaluator or weight file \"" + name() + "\"; there are "
        + Stream.concat(names, Stream.of(NONE)).collect(Collectors.joining(", ")));
  }
}
