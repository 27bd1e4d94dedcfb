/**
 * Games to learn from: reading them, completing them by perfect play, making new ones.
 *
 * <p>The unit of training data is a game, and what a position is worth is the final score of its game. That is a good label
 * only where the game goes on without blunders, so games are corrected first: their last moves are replaced by perfect play,
 * as vsOtha's author (2005) did with the last 20 plies of 300,000 games.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.dataset.TrainingGame} - a game, and what its positions are worth
 *   <li>{@link io.github.yomikiri.reversi.dataset.TrainingFile} - the games of a file, one by one
 *   <li>{@link io.github.yomikiri.reversi.dataset.GameCorrector} - replaces the end of a game by perfect play
 *   <li>{@link io.github.yomikiri.reversi.dataset.SelfPlay} - plays games, as its {@link
 *       io.github.yomikiri.reversi.dataset.SelfPlayOptions} say
 *   <li>{@link io.github.yomikiri.reversi.dataset.TrainingSamples} - the positions of games, to learn weights from
 *   <li>{@link io.github.yomikiri.reversi.dataset.ScoreErrors} - by how much an evaluator errs on games
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.dataset;

import org.jspecify.annotations.NullMarked;
