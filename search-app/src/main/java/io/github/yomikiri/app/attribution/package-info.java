/** Shows in which part of the game a match was won or lost, for any game. */
@NullMarked
package io.github.yomikiri.app.attribution;

import org.jspecify.annotations.NullMarked;
