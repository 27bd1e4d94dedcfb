/** Games in the terminal. */
@NullMarked
package io.github.yomikiri.bench.play;

import org.jspecify.annotations.NullMarked;
