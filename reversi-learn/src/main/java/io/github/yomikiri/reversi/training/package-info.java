/**
 * Trains the weights of pattern evaluators from positions with known scores.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.training.TrainingSamples} - the positions, on disk
 *   <li>{@link io.github.yomikiri.reversi.training.TrainingOptions} - train linear weights or a
 *       network, with checkpoints from which an interrupted training resumes
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.training;

import org.jspecify.annotations.NullMarked;
