/**
 * Reversi as programs for people need it: players and evaluators by their names, texts, a drawing.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.reversi.kit.ReversiKit} - the kit, for players by name, matches,
 *       sessions and protocols
 * </ul>
 */
@NullMarked
package io.github.yomikiri.reversi.kit;

import org.jspecify.annotations.NullMarked;
