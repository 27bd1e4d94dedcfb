/**
 * Evaluators that look up patterns. They estimate how a game will end from the contents of small
 * groups of squares, with weights that were trained on many games.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.pattern.Pattern},
 *       {@link io.github.yomikiri.reversi.pattern.PatternSet} - which squares
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternEvaluator} - an evaluator of either kind:
 *       a sum of weights, or a small neural network
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternPosition} - a position that keeps its
 *       configurations up to date
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternAccumulator} - the same for searches on
 *       bitboards, without objects
 *   <li>{@link io.github.yomikiri.reversi.pattern.PatternWeights},
 *       {@link io.github.yomikiri.reversi.pattern.WeightFile} - the trained weights, and the file
 *       that stores them
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.pattern;

import org.jspecify.annotations.NullMarked;
