/**
 * What any game can learn.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.learn.ProbCutFit} - computes predictions for selective searches
 *       from searches of positions
 * </ul>
 */
@NullMarked
package io.github.yomikiri.learn;

import org.jspecify.annotations.NullMarked;
