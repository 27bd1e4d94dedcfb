/** Positions to fit ProbCut's parameters to. */
@NullMarked
package io.github.yomikiri.bench.probcut;

import org.jspecify.annotations.NullMarked;
