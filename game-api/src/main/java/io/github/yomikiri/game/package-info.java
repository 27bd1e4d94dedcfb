/**
 * The interfaces that a game and an evaluator implement, so that the game can be searched.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.game.Node} - a position of two sides, which a game implements:
 *       its moves, the positions after them, and the score of a finished game
 *   <li>{@link io.github.yomikiri.game.SeatedPosition} - a position of a game with dice, or with
 *       more or fewer players than two
 *   <li>{@link io.github.yomikiri.game.Position} - any position, whoever plays, for code that needs
 *       no sides
 *   <li>{@link io.github.yomikiri.game.Move} - a move for people, with its text
 *   <li>{@link io.github.yomikiri.game.Game} - a game, finished or not: start position, moves,
 *       positions, score
 *   <li>{@link io.github.yomikiri.game.MoveList} - the growable list of {@code int} moves that
 *       positions fill
 *   <li>{@link io.github.yomikiri.game.Evaluator} - estimates the value of a position
 *   <li>{@link io.github.yomikiri.game.IncrementalEvaluator} - an evaluator that updates its data
 *       move by move
 *   <li>{@link io.github.yomikiri.game.Unit} - the unit of an evaluator's values: what a finished
 *       game counts in it
 *   <li>{@link io.github.yomikiri.game.BoardView} - how a game's board looks, to learn an evaluator
 *   <li>{@link io.github.yomikiri.game.Drawing} - how people see a board, and what they click for a
 *       move
 *   <li>{@link io.github.yomikiri.game.Clicks} - the move that a person clicks on a drawing
 *   <li>{@link io.github.yomikiri.game.Knowledge} - what a game knows without a search: bounds,
 *       moves that are enough, symmetries
 *   <li>{@link io.github.yomikiri.game.NullMove}, {@link io.github.yomikiri.game.NoisyMoves} - what
 *       a game says to searches that prune by passes or follow noisy moves
 *   <li>{@link io.github.yomikiri.game.Score} - the range of all values
 *   <li>{@link io.github.yomikiri.game.Hash64} - mixing functions for
 *       {@link io.github.yomikiri.game.Node#key()}
 *   <li>{@link io.github.yomikiri.game.Perft} - counts of move sequences, the first test of any
 *       game
 * </ul>
 *
 * <p>Every value in this library is from the view of the side to move. The sides move in turn,
 * unless a move wins another turn. A side that cannot move plays an explicit pass.
 */
@NullMarked
package io.github.yomikiri.game;

import org.jspecify.annotations.NullMarked;
