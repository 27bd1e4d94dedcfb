/** Games in the terminal. */
@NullMarked
package io.github.yomikiri.cli.play;

import org.jspecify.annotations.NullMarked;
