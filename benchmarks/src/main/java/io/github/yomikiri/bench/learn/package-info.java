/** Games that learn an evaluator from their rules. */
@NullMarked
package io.github.yomikiri.bench.learn;

import org.jspecify.annotations.NullMarked;
