/** The texts of times, limits, algorithms and levels of selectivity in names and options. */
@NullMarked
package io.github.yomikiri.play.kit.text;

import org.jspecify.annotations.NullMarked;
