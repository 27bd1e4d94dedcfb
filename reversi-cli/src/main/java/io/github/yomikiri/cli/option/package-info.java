/** The options that several commands share, and how their values are read. */
@NullMarked
package io.github.yomikiri.cli.option;

import org.jspecify.annotations.NullMarked;
