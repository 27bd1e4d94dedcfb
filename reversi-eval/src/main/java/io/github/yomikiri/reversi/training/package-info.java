/**
 * Games to learn from: reading them, completing them by perfect play, making new ones.
 *
 * <p>The unit of training data is a game, and what a position is worth is the final score of its game. That is a good label
 * only where the game goes on without blunders, so games are corrected first: their last moves are replaced by perfect play,
 * as vsOtha's author (2005) did with the last 20 plies of 300,000 games.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.training.TrainingGame} - a game, and what its positions are worth
 *   <li>{@link io.github.yomikiri.reversi.training.TrainingFile} - the games of a file, one by one
 *   <li>{@link io.github.yomikiri.reversi.training.GameCorrector} - replaces the end of a game by perfect play
 *   <li>{@link io.github.yomikiri.reversi.training.SelfPlay} - plays games, as its {@link
 *       io.github.yomikiri.reversi.training.SelfPlayOptions} say
 *   <li>{@link io.github.yomikiri.reversi.training.TrainingSamples} - the positions of games, to learn weights from
 *   <li>{@link io.github.yomikiri.reversi.training.ScoreErrors} - by how much an evaluator errs on games
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.training;

import org.jspecify.annotations.NullMarked;
