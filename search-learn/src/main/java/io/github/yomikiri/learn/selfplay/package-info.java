/**
 * Learning an evaluator by self-play: {@link io.github.yomikiri.learn.selfplay.Learning} is the
 * door.
 */
@NullMarked
package io.github.yomikiri.learn.selfplay;

import org.jspecify.annotations.NullMarked;
