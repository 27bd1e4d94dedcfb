/** The lesson on searches of game trees: what its scripts call, its games and its exercises. */
@NullMarked
package io.github.yomikiri.web.lesson;

import org.jspecify.annotations.NullMarked;
