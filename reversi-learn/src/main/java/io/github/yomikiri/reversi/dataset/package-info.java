/**
 * Games to train evaluators on: they are read from files, completed by perfect play, or made by
 * self-play.
 *
 * <p>The unit of training data is a game, and a position's label is the final score of its game, or
 * the value of a search. The final score is a good label only if the game continues without
 * blunders. So games are corrected first: perfect play replaces their last moves. The author of
 * vsOtha (2005) corrected the last 20 plies of 300,000 games. Positions before these are better
 * labeled by a search.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.dataset.TrainingGame} - a game, with the labels of its
 *       positions, and positions near it
 *   <li>{@link io.github.yomikiri.reversi.dataset.TrainingFile} - the games of a file, one by one
 *   <li>{@link io.github.yomikiri.reversi.dataset.GameLabeler} - replaces the end of a game by
 *       perfect play, and labels positions with the values of a search
 *   <li>{@link io.github.yomikiri.reversi.dataset.SelfPlay} - plays games by its
 *       {@link io.github.yomikiri.reversi.dataset.SelfPlay.Options}
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.dataset;

import org.jspecify.annotations.NullMarked;
