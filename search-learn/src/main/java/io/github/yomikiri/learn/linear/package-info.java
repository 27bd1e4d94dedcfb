/**
 * Evaluators whose value is a sum of learned weights, and what selects the weights:
 * {@link io.github.yomikiri.learn.linear.Patterns} of a board, or other features of a game.
 */
@NullMarked
package io.github.yomikiri.learn.linear;

import org.jspecify.annotations.NullMarked;
