/** Pictures of what an evaluator sees in a position. */
@NullMarked
package io.github.yomikiri.bench.explain;

import org.jspecify.annotations.NullMarked;
