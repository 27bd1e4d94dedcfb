/** Exact values of positions. */
@NullMarked
package io.github.yomikiri.bench.solve;

import org.jspecify.annotations.NullMarked;
