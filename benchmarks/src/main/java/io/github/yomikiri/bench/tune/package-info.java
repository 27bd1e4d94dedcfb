/** Tries the parts of a search by matches, on several games. */
@NullMarked
package io.github.yomikiri.bench.tune;

import org.jspecify.annotations.NullMarked;
