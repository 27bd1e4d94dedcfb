/**
 * The engine: a player of Reversi, with an evaluator, a midgame search and a solver.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.engine.Engine} - chooses moves, analyzes positions,
 *       ponders
 *   <li>{@link io.github.yomikiri.reversi.engine.EngineBuilder} - the settings of an engine
 *   <li>{@link io.github.yomikiri.reversi.engine.ReversiBook} - opening books for an engine
 *   <li>{@link io.github.yomikiri.reversi.engine.Level} - how well an engine plays
 * </ul>
 *
 * <p>Values are in discs of the final difference, from the view of the side to move. Empty squares
 * count for the winner.
 */
@NullMarked
package io.github.yomikiri.reversi.engine;

import org.jspecify.annotations.NullMarked;
