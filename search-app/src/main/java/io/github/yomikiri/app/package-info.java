/**
 * Makes a program of a game: its commands in a terminal, for matches and for protocols.
 *
 * <p>{@link io.github.yomikiri.app.GameProgram} is the whole of it for most games. The other
 * packages are its parts.
 */
@NullMarked
package io.github.yomikiri.app;

import org.jspecify.annotations.NullMarked;
