/**
 * The search algorithms, and the parts they are composed of.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.algorithm.Algorithm} - the algorithms
 *   <li>{@link io.github.yomikiri.search.algorithm.Composition} - the evaluator, ordering, table
 *       and predictions they are composed with
 *   <li>{@link io.github.yomikiri.search.algorithm.NodeRule} - leaves out, shortens or lengthens
 *       parts of the tree; also the base of a rule of your own
 *   <li>{@link io.github.yomikiri.search.algorithm.Selection} - what a game says of the moves that
 *       a search leaves out, shortens or lengthens
 *   <li>{@link io.github.yomikiri.search.algorithm.Expander},
 *       {@link io.github.yomikiri.search.algorithm.MovePicker} - for an algorithm of your own that
 *       works with the same parts
 *   <li>{@link io.github.yomikiri.search.algorithm.ForwardingExpander} - for a decorator of your
 *       own
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.algorithm;

import org.jspecify.annotations.NullMarked;
