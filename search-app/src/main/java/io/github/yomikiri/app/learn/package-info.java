/** The commands that let a game learn, and show what it has learned. */
@NullMarked
package io.github.yomikiri.app.learn;

import org.jspecify.annotations.NullMarked;
