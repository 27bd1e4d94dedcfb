package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * A part that a search may have, with numbers such as depths.
 *
 * @param name its name in the options of the command
 * @param usual its numbers if none are given
 * @param idea what it does, in a few words
 * @param adder adds the part with its numbers to a builder
 * @param <N> the game's node type
 */
public record SearchPart<N extends Node<N>>(
    String name,
    List<Integer> usual,
    String idea,
    BiConsumer<SearcherBuilder<N>, List<Integer>> adder) {}
