/**
 * Trains the weights of pattern evaluators from positions with known scores.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.training.SampleFolder} - the positions, on disk
 *   <li>{@link io.github.yomikiri.reversi.training.LinearTrainer} - trains a linear evaluator, as its {@link
 *       io.github.yomikiri.reversi.training.LinearOptions} say
 *   <li>{@link io.github.yomikiri.reversi.training.NetworkTrainer} - trains a network, as its {@link
 *       io.github.yomikiri.reversi.training.NetworkOptions} say
 *   <li>{@link io.github.yomikiri.reversi.training.WeightTrainer} - what both trainers have in common: stages, checkpoints, resuming
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.training;

import org.jspecify.annotations.NullMarked;
