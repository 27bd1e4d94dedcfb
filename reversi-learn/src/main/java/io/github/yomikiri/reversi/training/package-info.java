/**
 * Trains the weights of pattern evaluators from positions with known scores.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.training.SampleFolder} - the positions, on disk
 *   <li>{@link io.github.yomikiri.reversi.training.TrainingOptions} - make a trainer of linear
 *       weights or of a network
 *   <li>{@link io.github.yomikiri.reversi.training.WeightTrainer} - trains the stages, with
 *       checkpoints from which an interrupted training resumes
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.training;

import org.jspecify.annotations.NullMarked;
