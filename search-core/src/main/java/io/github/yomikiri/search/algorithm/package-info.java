/**
 * The search algorithms, and what they are composed of.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.algorithm.Algorithm} - the algorithms
 *   <li>{@link io.github.yomikiri.search.algorithm.Composition} - the evaluator, ordering, table and predictions they are
 *       composed with
 *   <li>{@link io.github.yomikiri.search.algorithm.Expander}, {@link io.github.yomikiri.search.algorithm.MovePicker} - for an
 *       algorithm of one's own that composes in the same way
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.algorithm;

import org.jspecify.annotations.NullMarked;
