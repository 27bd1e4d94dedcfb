/**
 * The engine: evaluator, midgame search and solver put together to a player of Reversi.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.engine.Engine} - chooses moves, analyzes positions,
 *       ponders
 *   <li>{@link io.github.yomikiri.reversi.engine.EngineBuilder} - the settings of an engine
 *   <li>{@link io.github.yomikiri.reversi.engine.EnginePlayer} - an engine as a player in matches
 *   <li>{@link io.github.yomikiri.reversi.engine.Level} - how well it plays
 *   <li>{@link io.github.yomikiri.reversi.engine.GameClock} - the clock of a game, instead of a
 *       time per move
 *   <li>{@link io.github.yomikiri.reversi.engine.Analysis} - the moves of a position, with scores
 * </ul>
 *
 * <p>Values are in discs of the final difference, empty squares counted for the winner, from the
 * view of the side to move.
 */
@NullMarked
package io.github.yomikiri.reversi.engine;

import org.jspecify.annotations.NullMarked;
