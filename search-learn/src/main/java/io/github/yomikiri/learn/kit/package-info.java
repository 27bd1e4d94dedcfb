/** Games that learn, as programs for people need them: {@link LearningKit} is a kit with a view. */
@NullMarked
package io.github.yomikiri.learn.kit;

import org.jspecify.annotations.NullMarked;
