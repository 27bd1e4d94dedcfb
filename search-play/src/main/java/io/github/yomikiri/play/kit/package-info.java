/**
 * Games as programs for people need them. A game is described once, and every program works with
 * it.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.kit.NodeKit} - a game of two sides: start here
 *   <li>{@link io.github.yomikiri.play.kit.GameKit} - what programs need of any game
 *   <li>{@link io.github.yomikiri.play.kit.NamedEvaluator} - an evaluator that people can choose
 *   <li>{@link io.github.yomikiri.play.kit.PlayerSpec} - a player as its name describes it
 *   <li>{@link io.github.yomikiri.play.kit.PlayerKind} - a kind of players, which reads their names
 *   <li>{@link io.github.yomikiri.play.kit.PlayerOption} - a number that a name can set
 *   <li>{@link io.github.yomikiri.play.kit.PlayerName} - a name while it is read
 *   <li>{@link io.github.yomikiri.play.kit.PlayerSyntaxException} - says what is wrong with a name
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play.kit;

import org.jspecify.annotations.NullMarked;
