package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The evaluators of a game by their names in names of players.
 *
 * @param kit the game
 */
record EvaluatorNames<N extends Node<N>>(NodeKit<N> kit) {

  private static final String INDENT = " ".repeat(22);

  /** Returns the first evaluator; of a game without evaluators, one that knows nothing. */
  Evaluator<N> first() {
    return made(kit.evaluators().stream().findFirst());
  }

  /** Returns the best evaluator; of a game without evaluators, one that knows nothing. */
  Evaluator<N> best() {
    return made(kit.bestEvaluator());
  }

  private static <N extends Node<N>> Evaluator<N> made(Optional<NamedEvaluator<N>> named) {
    return named
        .<Evaluator<N>>map(each -> each.maker().get())
        .orElseGet(() -> Evaluator.of(node -> 0, 1));
  }

  /** Returns the names of all evaluators, for messages. */
  String all() {
    return kit.evaluators().stream().map(NamedEvaluator::name).collect(Collectors.joining(", "));
  }

  /**
   * Returns what a part that is an evaluator may be, for messages that continue with other parts.
   */
  String forParts() {
    return kit.evaluators().isEmpty() ? "" : "the evaluators " + all() + " and weight files, and ";
  }

  /** Returns the evaluators that have predictions, for messages that continue with others. */
  String withPredictions() {
    String names = kit.evaluators().stream()
        .filter(each -> kit.predictions(each.maker().get()).isPresent())
        .map(each -> each.name() + ", ")
        .collect(Collectors.joining());
    return names.isEmpty() ? "" : "the evaluators " + names + "and ";
  }

  /** Returns the lines of help about parts that are evaluators. */
  String help() {
    return kit.evaluators().isEmpty()
        ? ""
        : "  an evaluator        " + all() + "\n" + INDENT + "or a file of weights; "
            + kit.evaluators().get(0).name() + " if there is none\n";
  }

  /** Returns the lines of help about selectivity. */
  String helpOnSelectivity() {
    return kit.evaluators().isEmpty()
        ? ""
        : "  selectivity         probcut73, 87, 95, 98 or 99: Multi-ProbCut with this confidence in\n"
            + INDENT + "percent, for pvs, scout and mtdf, with an evaluator that has\n" + INDENT
            + "predictions, or with those of fit-probcut: predictions=FILE\n";
  }
}
