/**
 * Evaluators that look up patterns: what small groups of squares hold tells, after training on many
 * games, how the game will end.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.pattern.Pattern},
 *       {@link io.github.yomikiri.reversi.pattern.PatternSet} - which squares
 *   <li>{@link io.github.yomikiri.reversi.pattern.LinearEvaluator} - the linear form: a sum of
 *       weights
 *   <li>{@link io.github.yomikiri.reversi.pattern.NetworkEvaluator} - vsOtha's form: a small neural
 *       network
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternEvaluator} - what both have in common
 *   <li>{@link io.github.yomikiri.reversi.pattern.Explanation} - which places make a position's
 *       value
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternPosition} - a position that keeps its
 *       configurations up to date
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternAccumulator} - the same for searches on
 *       bitboards, without objects
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternWeights},
 *       {@link io.github.yomikiri.reversi.pattern.WeightFile} - what was learned, and the file that
 *       keeps it
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.pattern;

import org.jspecify.annotations.NullMarked;
