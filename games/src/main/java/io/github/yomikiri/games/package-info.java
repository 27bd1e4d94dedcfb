/**
 * Small complete games, and generated game trees: examples of how to write a game, and games to
 * test searches with.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.games.UniformTree} - every node has the same number of moves, and
 *       every game the same length; includes the pi tree
 *   <li>{@link io.github.yomikiri.games.GivenTree} - a tree of one's own numbers, such as that of
 *       an exercise
 *   <li>{@link io.github.yomikiri.games.RandomTree} - nodes have random numbers of moves, and games
 *       end early
 *   <li>{@link io.github.yomikiri.games.RandomDag} - different moves lead to the same positions
 *   <li>{@link io.github.yomikiri.games.TicTacToe} - three in a row
 *   <li>{@link io.github.yomikiri.games.ConnectFour} - four in a row on columns, with
 *       {@link io.github.yomikiri.games.Centrality} to value positions and
 *       {@link io.github.yomikiri.games.ConnectFourKnowledge} to solve them
 *   <li>{@link io.github.yomikiri.games.Kalah} - sowing seeds, where a side may move again; with
 *       {@link io.github.yomikiri.games.KalahKnowledge}
 *   <li>{@link io.github.yomikiri.games.DotsAndBoxes} - lines that close boxes, and win another
 *       turn; with {@link io.github.yomikiri.games.DotsAndBoxesKnowledge}
 *   <li>{@link io.github.yomikiri.games.Nim} - heaps of objects, whose values have a formula
 *   <li>{@link io.github.yomikiri.games.Domineering} - dominoes on a board
 *   <li>{@link io.github.yomikiri.games.Breakthrough} - pieces that race to the opposite edge
 *   <li>{@link io.github.yomikiri.games.Dodgem} - cars that cross a board; positions repeat
 *   <li>{@link io.github.yomikiri.games.Draughts} - English draughts; a chain of jumps is one move
 *   <li>{@link io.github.yomikiri.games.Gomoku} - five stones in a row, on boards of any size; with
 *       {@link io.github.yomikiri.games.GomokuKnowledge}
 *   <li>{@link io.github.yomikiri.games.Hex} - stones that connect two edges; no draws
 * </ul>
 *
 * <p>Games with dice, or with another number of players than two:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.games.Pig} - one die, to roll once more or to hold
 *   <li>{@link io.github.yomikiri.games.EinStein} - numbered stones, of which the die names one
 *   <li>{@link io.github.yomikiri.games.Tiles2048} - 2048, for one player
 *   <li>{@link io.github.yomikiri.games.ChineseCheckers} - a race of two or three players
 * </ul>
 *
 * <p>Views say how a game's board looks, so that the game can learn an evaluator:
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.games.TicTacToeView} - squares of both sides
 *   <li>{@link io.github.yomikiri.games.ConnectFourView} - discs, and where the next can fall
 *   <li>{@link io.github.yomikiri.games.KalahView} - numbers of seeds
 *   <li>{@link io.github.yomikiri.games.DomineeringView} - what dominoes cover
 *   <li>{@link io.github.yomikiri.games.BreakthroughView} - pieces that always move up
 *   <li>{@link io.github.yomikiri.games.DodgemView} - cars that always move to the right
 *   <li>{@link io.github.yomikiri.games.DraughtsView} - men and kings on the dark squares
 *   <li>{@link io.github.yomikiri.games.GomokuView} - stones of both sides
 *   <li>{@link io.github.yomikiri.games.HexView} - stones that always connect first and last row
 * </ul>
 *
 * <p>A generated tree is a function of its seed. Nothing is stored, because each position computes
 * its children.
 */
@NullMarked
package io.github.yomikiri.games;

import org.jspecify.annotations.NullMarked;
