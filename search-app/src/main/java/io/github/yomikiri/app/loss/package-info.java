/** Measures what players lose a move by exact play, for any game. */
@NullMarked
package io.github.yomikiri.app.loss;

import org.jspecify.annotations.NullMarked;
