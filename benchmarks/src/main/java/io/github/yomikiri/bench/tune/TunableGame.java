package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.algorithm.Selection;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.ArrayList;
import java.util.List;

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
   * @param margins usual margins, in the evaluator's unit
   * @param others the parts of this game alone
   */
  static <N extends Node<N>> List<SearchPart<N>> parts(
      Evaluator<N> evaluator, List<Integer> margins, List<SearchPart<N>> others) {
    List<SearchPart<N>> parts = new ArrayList<>(List.of(
        SearchPart.ordering(
            "killers",
            List.of(2),
            "killer moves; how many per ply",
            n -> MoveOrdering.killers(n.get(0))),
        SearchPart.ordering("history", List.of(), "history heuristic", n -> MoveOrdering.history()),
        SearchPart.ordering(
            "countermoves",
            List.of(),
            "the move that last refuted the move before",
            n -> MoveOrdering.counterMoves()),
        SearchPart.ordering(
            "evaluation",
            List.of(4),
            "ordering by the evaluator; from this depth on",
            n -> MoveOrdering.byEvaluation(evaluator, n.get(0))),
        SearchPart.rule(
            "table-cutoffs",
            List.of(4),
            "enhanced transposition cutoffs; from this depth on",
            n -> NodeRule.tableCutoffs(n.get(0))),
        SearchPart.rule(
            "internal-deepening",
            List.of(5),
            "internal iterative deepening; from this depth on",
            n -> NodeRule.internalDeepening(n.get(0))),
        SearchPart.selection(
            "late-moves",
            List.of(4, 4),
            "late-move reductions; from this depth on, after this many moves",
            n -> new LateMoves<>(n.get(0), n.get(1))),
        SearchPart.selection(
            "margins",
            margins,
            "nodes cut and late moves left out far outside the window; a margin for each depth",
            Margins::new)));
    parts.addAll(others);
    return List.copyOf(parts);
  }

  /** Adds parts to a builder. */
  SearcherBuilder<N> with(SearcherBuilder<N> builder, List<ChosenPart<N>> chosen) {
    chosen.forEach(each -> each.part().adder().accept(builder, each.numbers()));
    List<Selection<N>> selections = chosen.stream()
        .flatMap(each -> each.part().selector().apply(each.numbers()).stream())
        .toList();
    return selections.isEmpty() ? builder : builder.selection(new Joined<>(selections));
  }
}
