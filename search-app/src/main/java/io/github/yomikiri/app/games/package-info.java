/**
 * The library's games as programs for people need them.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.app.games.GameKits} - all games, and each by its name
 * </ul>
 */
@NullMarked
package io.github.yomikiri.app.games;

import org.jspecify.annotations.NullMarked;
