/** The library's games as programs for people need them: {@link GameKits} has all of them. */
@NullMarked
package io.github.yomikiri.app.games;

import org.jspecify.annotations.NullMarked;
