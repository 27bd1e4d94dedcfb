package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A game on which parts of a search can be tried.
 *
 * @param name its name in the options of the command
 * @param type the game's node class
 * @param openings the openings of its matches, balanced in the evaluator's unit
 * @param evaluator values the leaves
 * @param depth the depth to which nodes are counted, in plies
 * @param parts all parts that the game's searches may have
 * @param <N> the game's node type
 */
public record TunableGame<N extends Node<N>>(
    String name,
    Class<N> type,
    BalancedOpenings<N> openings,
    Evaluator<N> evaluator,
    int depth,
    List<SearchPart<N>> parts) {

  /**
   * Returns the parts that any game may have.
   *
   * @param evaluator the game's evaluator, for ordering
   * @param margins usual margins of futility pruning, in the evaluator's unit
   * @param others the parts of this game alone
   */
  static <N extends Node<N>> List<SearchPart<N>> parts(
      Evaluator<N> evaluator, List<Integer> margins, List<SearchPart<N>> others) {
    List<SearchPart<N>> parts = new ArrayList<>(List.of(
        new SearchPart<>(
            "killers",
            List.of(2),
            "killer moves; how many per ply",
            (builder, n) -> builder.ordering(() -> MoveOrdering.killers(n.get(0)))),
        new SearchPart<>(
            "history",
            List.of(),
            "history heuristic",
            (builder, n) -> builder.ordering(MoveOrdering::history)),
        new SearchPart<>(
            "countermoves",
            List.of(),
            "the move that last refuted the move before",
            (builder, n) -> builder.ordering(MoveOrdering::counterMoves)),
        new SearchPart<>(
            "evaluation",
            List.of(4),
            "ordering by the evaluator; from this depth on",
            (builder, n) -> builder.ordering(() -> MoveOrdering.byEvaluation(evaluator, n.get(0)))),
        rule(
            "table-cutoffs",
            List.of(4),
            "enhanced transposition cutoffs; from this depth on",
            n -> NodeRule.tableCutoffs(n.get(0))),
        rule(
            "internal-deepening",
            List.of(5),
            "internal iterative deepening; from this depth on",
            n -> NodeRule.internalDeepening(n.get(0))),
        rule(
            "late-moves",
            List.of(3, 4),
            "late-move reductions; from this depth on, after this many moves",
            n -> NodeRule.lateMoveReductions(n.get(0), n.get(1))),
        rule(
            "futility",
            margins,
            "futility pruning; a margin for each depth",
            n -> NodeRule.futility(n.stream().mapToInt(Integer::intValue).toArray()))));
    parts.addAll(others);
    return List.copyOf(parts);
  }

  static <N extends Node<N>> SearchPart<N> rule(
      String name, List<Integer> usual, String idea, Function<List<Integer>, NodeRule<N>> rule) {
    return new SearchPart<>(
        name, usual, idea, (builder, numbers) -> builder.rule(rule.apply(numbers)));
  }

  /** Adds parts to a builder. */
  SearcherBuilder<N> with(SearcherBuilder<N> builder, List<ChosenPart<N>> chosen) {
    chosen.forEach(each -> each.part().adder().accept(builder, each.numbers()));
    return builder;
  }
}
