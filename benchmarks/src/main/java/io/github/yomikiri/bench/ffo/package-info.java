/** The FFO endgame test suite. */
@NullMarked
package io.github.yomikiri.bench.ffo;

import org.jspecify.annotations.NullMarked;
