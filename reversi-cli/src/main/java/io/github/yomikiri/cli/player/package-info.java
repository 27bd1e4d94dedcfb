/** What commands of Reversi share: their game, and values of positions by the engine's search. */
@NullMarked
package io.github.yomikiri.cli.player;

import org.jspecify.annotations.NullMarked;
