/**
 * Small complete games, and generated game trees: examples of how a game is written, and fixtures for tests of searches.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.games.UniformTree} - every node has as many moves, every game is as long; the
 *       pi tree
 *   <li>{@link io.github.yomikiri.games.RandomTree} - any number of moves, games end early
 *   <li>{@link io.github.yomikiri.games.RandomDag} - different moves lead to the same positions
 *   <li>{@link io.github.yomikiri.games.TicTacToe} - three in a row
 *   <li>{@link io.github.yomikiri.games.ConnectFour} - four in a row on columns
 * </ul>
 *
 * <p>A generated tree is a function of its seed: nothing is stored, each position computes its children.
 */
@NullMarked
package io.github.yomikiri.games;

import org.jspecify.annotations.NullMarked;
