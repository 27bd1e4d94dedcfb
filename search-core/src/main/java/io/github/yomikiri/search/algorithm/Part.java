package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * One part of a {@link Composition}, with the checks of its settings. Immutable. A new option of
 * all searches is a record here and a method of the composition that sets it.
 */
sealed interface Part<N extends Node<N>> {

  /** Returns this part for the nodes of an incremental evaluator. Some parts know no nodes. */
  @SuppressWarnings("unchecked")
  default <I extends Node<I>> Part<I> over(IncrementalEvaluator<N, I> evaluator) {
    return (Part<I>) this;
  }

  /** Returns a list with one more element. */
  private static <T> List<T> and(List<T> list, T more) {
    List<T> longer = new ArrayList<>(list);
    longer.add(Objects.requireNonNull(more));
    return List.copyOf(longer);
  }

  /** The orderings, whose scores add up, and the minimum remaining depth at which they are used. */
  record Orderings<N extends Node<N>>(
      List<Supplier<? extends MoveOrdering<N>>> makers, int minDepth) implements Part<N> {

    public Orderings {
      Ranges.atLeast("ordering depth", minDepth, 1);
    }

    Orderings<N> and(Supplier<? extends MoveOrdering<N>> maker) {
      return new Orderings<>(Part.and(makers, maker), minDepth);
    }

    /** Makes the ordering of one thread; nothing for the game's own order. */
    Optional<MoveOrdering<N>> make() {
      return makers.isEmpty()
          ? Optional.empty()
          : Optional.of(MoveOrdering.of(
              makers.stream().<MoveOrdering<N>>map(Supplier::get).toList()));
    }

    /** Adapts each ordering by itself, because some adapt better than the default does. */
    @Override
    public <I extends Node<I>> Orderings<I> over(IncrementalEvaluator<N, I> evaluator) {
      List<Supplier<? extends MoveOrdering<I>>> adapted = new ArrayList<>();
      makers.forEach(maker -> adapted.add(() -> maker.get().over(evaluator)));
      return new Orderings<>(adapted, minDepth);
    }
  }

  /** The table, its rule, and the minimum remaining depth at which it is used. */
  record Table<N extends Node<N>>(
      Optional<Supplier<? extends TranspositionTable>> maker, DepthRule rule, int minDepth)
      implements Part<N> {

    public Table {
      Objects.requireNonNull(rule, "rule");
      Ranges.atLeast("table depth", minDepth, 1);
    }
  }

  /** Predictions, and how sure they must be. At full width there are none. */
  record Predictions<N extends Node<N>>(ProbCut<N> model, Selectivity selectivity)
      implements Part<N> {

    public Predictions {
      Objects.requireNonNull(model, "model");
      Objects.requireNonNull(selectivity, "selectivity");
    }

    boolean isOn() {
      return selectivity != Selectivity.FULL_WIDTH;
    }

    static <N extends Node<N>> Predictions<N> none() {
      return new Predictions<>((node, depth) -> List.of(), Selectivity.FULL_WIDTH);
    }

    @Override
    public <I extends Node<I>> Predictions<I> over(IncrementalEvaluator<N, I> evaluator) {
      return new Predictions<>(
          (node, depth) -> model.predictions(evaluator.plain(node), depth), selectivity);
    }
  }

  /** What the game knows about its positions, in the unit of its scores. */
  record Known<N extends Node<N>>(Optional<Knowledge<N>> knowledge) implements Part<N> {

    @Override
    public <I extends Node<I>> Known<I> over(IncrementalEvaluator<N, I> evaluator) {
      return new Known<>(knowledge.map(known -> known.over(evaluator)));
    }
  }

  /** The rules, in the order in which they are asked. */
  record Rules<N extends Node<N>>(List<NodeRule<N>> rules) implements Part<N> {

    public Rules {
      if (rules.stream().filter(NodeRule::isQuiescence).count() > 1) {
        throw new IllegalArgumentException("a search has at most one quiescence search: " + rules);
      }
    }

    Rules<N> and(NodeRule<N> rule) {
      return new Rules<>(Part.and(rules, rule));
    }

    boolean areSelective() {
      return rules.stream().anyMatch(NodeRule::isSelective);
    }

    /** Returns whether a rule may leave moves out above the horizon. */
    boolean leaveMovesOut() {
      return rules.stream().anyMatch(rule -> rule.isSelective() && !rule.isQuiescence());
    }

    /** Returns the texts of the selective rules. */
    String selectiveOnes() {
      return rules.stream()
          .filter(NodeRule::isSelective)
          .map(NodeRule::toString)
          .sorted()
          .collect(Collectors.joining(", "));
    }

    Rules<N> quiescence() {
      return new Rules<>(rules.stream().filter(NodeRule::isQuiescence).toList());
    }

    @Override
    public <I extends Node<I>> Rules<I> over(IncrementalEvaluator<N, I> evaluator) {
      return new Rules<>(
          rules.stream().<NodeRule<I>>map(rule -> rule.over(evaluator)).toList());
    }
  }

  /**
   * What the search leaves out, shortens or lengthens, and the text by which tables separate it.
   */
  record Selected<N extends Node<N>>(Optional<Selection<N>> selection, String text)
      implements Part<N> {

    static <N extends Node<N>> Selected<N> of(Selection<N> selection) {
      return new Selected<>(
          Optional.of(selection), "selection " + selection.getClass().getName());
    }

    static <N extends Node<N>> Selected<N> none() {
      return new Selected<>(Optional.empty(), "");
    }

    @Override
    public <I extends Node<I>> Selected<I> over(IncrementalEvaluator<N, I> evaluator) {
      return new Selected<>(selection.map(each -> each.over(evaluator)), text);
    }
  }

  /** Whether a position that occurred before on the path is a draw. */
  record Repetition<N extends Node<N>>(boolean isDraw) implements Part<N> {}

  /** Whether a shorter win is better than a longer one. */
  record ShortestFirst<N extends Node<N>>(boolean isOn) implements Part<N> {}

  /**
   * What the rules say about all positions of a game. A search learns it from its root.
   *
   * @param drawsByRule whether a game may end as a draw because of what was played
   * @param maxScore the greatest score of a finished game in the evaluator's unit, or
   *     {@code Score.MAX} if nobody knows
   */
  record Facts<N extends Node<N>>(boolean drawsByRule, int maxScore) implements Part<N> {}

  /** The maximum memory of proof and disproof numbers, in bytes. */
  record ProofMemory<N extends Node<N>>(long bytes) implements Part<N> {

    public ProofMemory {
      ProofTable.checkBytes(bytes);
    }
  }
}
