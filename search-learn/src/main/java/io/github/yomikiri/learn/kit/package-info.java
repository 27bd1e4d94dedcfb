/**
 * Games that learn, as programs for people need them.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.learn.kit.LearningKit} - a game of two sides that has a view
 * </ul>
 */
@NullMarked
package io.github.yomikiri.learn.kit;

import org.jspecify.annotations.NullMarked;
