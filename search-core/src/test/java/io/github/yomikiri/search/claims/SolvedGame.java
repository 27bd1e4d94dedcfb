package io.github.yomikiri.search.claims;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A random game of which all values are known.
 *
 * @param values the true values of all positions, in the game's own unit
 * @param range the maximum value
 * @param knowledge what a searcher knows, if it knows something
 * @param cyclic whether positions repeat, and a repetition is a draw
 */
record SolvedGame<N extends Node<N>>(
    Class<N> type,
    N start,
    ToIntFunction<N> values,
    int range,
    Optional<Knowledge<N>> knowledge,
    boolean cyclic) {}
