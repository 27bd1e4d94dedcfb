/**
 * Learns the weights of an evaluator from labeled positions, for any game.
 *
 * <p>The module exports this package only to the modules of this library.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.learn.fit.Sample} - a position with its label
 *   <li>{@link io.github.yomikiri.learn.fit.SampleFolder},
 *       {@link io.github.yomikiri.learn.fit.SampleFormat} - samples on disk, and their form there
 *   <li>{@link io.github.yomikiri.learn.fit.StageRange},
 *       {@link io.github.yomikiri.learn.fit.StageSamples} - stages that learn together, and the
 *       samples that they learn from
 *   <li>{@link io.github.yomikiri.learn.fit.Rows} - the weights that a sample selects
 *   <li>{@link io.github.yomikiri.learn.fit.StageTraining} - trains the stages, with checkpoints
 *       from which an interrupted training resumes
 *   <li>{@link io.github.yomikiri.learn.fit.Learner},
 *       {@link io.github.yomikiri.learn.fit.LearnerFactory} - what a training trains
 *   <li>{@link io.github.yomikiri.learn.fit.LeastSquares} - a learner whose value is a sum of
 *       weights
 * </ul>
 */
@NullMarked
package io.github.yomikiri.learn.fit;

import org.jspecify.annotations.NullMarked;
