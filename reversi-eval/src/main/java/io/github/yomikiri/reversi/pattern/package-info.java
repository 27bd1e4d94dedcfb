/**
 * Evaluators that look up patterns, which are small groups of squares. Training on many games finds
 * how the contents of each pattern change the result of a game.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.pattern.Pattern},
 *       {@link io.github.yomikiri.reversi.pattern.PatternSet} - the groups of squares
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternEvaluator} - an evaluator of either form:
 *       a sum of weights, or a small neural network
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternPosition} - a position that keeps its
 *       configurations up to date
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternAccumulator} - the same for searches on
 *       bitboards, without objects
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternWeights} - the result of training, and its
 *       file
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.pattern;

import org.jspecify.annotations.NullMarked;
