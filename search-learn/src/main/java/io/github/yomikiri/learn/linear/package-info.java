/**
 * Evaluators whose value is a sum of learned weights, and what selects the weights.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.learn.linear.Features}: what an evaluator sees of a position;
 *   <li>{@link io.github.yomikiri.learn.linear.Patterns}: features that are squares of a board,
 *       looked at together;
 *   <li>{@link io.github.yomikiri.learn.linear.PatternsBuilder}: chooses patterns;
 *   <li>{@link io.github.yomikiri.learn.linear.FeatureTrace}: finds features along a line of play;
 *   <li>{@link io.github.yomikiri.learn.linear.LearnedEvaluator}: an evaluator with learned
 *       weights, and its file;
 *   <li>{@link io.github.yomikiri.learn.linear.EvaluatorPicture}: shows its weights, and the value
 *       of a position;
 *   <li>{@link io.github.yomikiri.learn.linear.Scale}: what its values mean: the chance to win, or
 *       points;
 *   <li>{@link io.github.yomikiri.learn.linear.Fit}: fits an evaluator to positions whose values
 *       are known;
 *   <li>{@link io.github.yomikiri.learn.linear.PlayedGame}: a game whose positions are known;
 *   <li>{@link io.github.yomikiri.learn.linear.Labels}: what its positions are worth, by the
 *       result, by searches or by a solver;
 *   <li>{@link io.github.yomikiri.learn.linear.FitProgress}: how far a fit is.
 * </ul>
 */
@NullMarked
package io.github.yomikiri.learn.linear;

import org.jspecify.annotations.NullMarked;
