/** The options that several commands share, and how their values are read. */
@NullMarked
package io.github.yomikiri.app.option;

import org.jspecify.annotations.NullMarked;
