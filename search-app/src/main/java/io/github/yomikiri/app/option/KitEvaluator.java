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
import picocli.CommandLine.Option;

/** The option that names the evaluator of a command, for a game with a kit. */
public final class KitEvaluator<N extends Node<N>> implements EvaluatorChoice<N> {

  private static final String NONE = "none";

  private final NodeKit<N> kit;

  @Option(
      names = "--evaluator",
      paramLabel = "NAME|FILE",
      description = "Evaluator: ${bundle:evaluators}, or a file of weights; none values finished"
          + " games only. Default: the best one.")
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
    String name = name();
    Optional<Evaluator<N>> named = kit.evaluators().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .map(each -> each.maker().get());
    try {
      File file = new File(name);
      Optional<Evaluator<N>> found =
          named.isEmpty() && file.isFile() ? kit.readEvaluator(file) : named;
      if (found.isEmpty() && !name.equals(NONE)) {
        throw new UserError("--evaluator: no evaluator or weight file \"" + name + "\"; there are "
            + kit.evaluators().stream()
                .map(NamedEvaluator::name)
                .collect(
                    Collectors.joining(", ", "", kit.evaluators().isEmpty() ? NONE : ", none")));
      }
      return found.orElse(node -> 0);
    } catch (IOException e) {
      throw new UserError("--evaluator: " + e.getMessage());
    }
  }
}
