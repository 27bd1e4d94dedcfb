/** Games that learn an evaluator from their rules, and how often a player makes mistakes. */
@NullMarked
package io.github.yomikiri.bench.learn;

import org.jspecify.annotations.NullMarked;
