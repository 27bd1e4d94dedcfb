/** The lines that a person types in a game. */
@NullMarked
package io.github.yomikiri.app.play;

import org.jspecify.annotations.NullMarked;
