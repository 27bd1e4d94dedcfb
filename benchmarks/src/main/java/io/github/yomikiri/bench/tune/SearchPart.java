package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.algorithm.Selection;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A part that a search may have, with numbers such as depths.
 *
 * @param name its name in the options of the command
 * @param usual its numbers if none are given
 * @param idea what it does, in a few words
 * @param adder adds the part with its numbers to a builder; nothing for what is left out
 * @param selector makes what is left out from the numbers; a search joins those of its parts
 * @param <N> the game's node type
 */
public record SearchPart<N extends Node<N>>(
    String name,
    List<Integer> usual,
    String idea,
    BiConsumer<SearcherBuilder<N>, List<Integer>> adder,
    Function<List<Integer>, Optional<Selection<N>>> selector) {

  static <N extends Node<N>> SearchPart<N> ordering(
      String name,
      List<Integer> usual,
      String idea,
      Function<List<Integer>, MoveOrdering<N>> make) {
    return new SearchPart<>(
        name,
        usual,
        idea,
        (builder, numbers) -> builder.ordering(() -> make.apply(numbers)),
        numbers -> Optional.empty());
  }

  static <N extends Node<N>> SearchPart<N> rule(
      String name, List<Integer> usual, String idea, Function<List<Integer>, NodeRule<N>> make) {
    return new SearchPart<>(
        name,
        usual,
        idea,
        (builder, numbers) -> builder.rule(make.apply(numbers)),
        numbers -> Optional.empty());
  }

  static <N extends Node<N>> SearchPart<N> selection(
      String name, List<Integer> usual, String idea, Function<List<Integer>, Selection<N>> make) {
    return new SearchPart<>(
        name, usual, idea, (builder, numbers) -> {}, numbers -> Optional.of(make.apply(numbers)));
  }
}
