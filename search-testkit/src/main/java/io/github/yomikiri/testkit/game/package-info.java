/**
 * Generated games for testing searches, and one real game small enough to be solved at once.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.testkit.game.UniformTree} - every node has as many moves, every game is as long; the
 *       pi tree
 *   <li>{@link io.github.yomikiri.testkit.game.RandomTree} - any number of moves, games end early
 *   <li>{@link io.github.yomikiri.testkit.game.RandomDag} - different moves lead to the same positions
 *   <li>{@link io.github.yomikiri.testkit.game.TicTacToe} - three in a row
 * </ul>
 *
 * <p>The generated ones are functions of their seed: nothing is stored, a position computes what is below it.
 */
@NullMarked
package io.github.yomikiri.testkit.game;

import org.jspecify.annotations.NullMarked;
