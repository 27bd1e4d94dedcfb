/**
 * UCI, the Universal Chess Interface, for any game whose positions have texts: a player of this
 * library in the windows of others, and the engines of others as players.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.uci.UciServer} - lets other programs play with a player:
 *       start here
 *   <li>{@link io.github.yomikiri.play.uci.UciEngine} - makes players from other engines
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play.uci;

import org.jspecify.annotations.NullMarked;
