/** The searches of lessons: the parts of 2011, and the pi tree with the counts of then. */
@NullMarked
package io.github.yomikiri.app.lesson;

import org.jspecify.annotations.NullMarked;
