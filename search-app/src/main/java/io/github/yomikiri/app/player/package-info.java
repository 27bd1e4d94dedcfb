/** What the names of players have in common in all games. */
@NullMarked
package io.github.yomikiri.app.player;

import org.jspecify.annotations.NullMarked;
