/** The command line. */
@NullMarked
package io.github.yomikiri.bench.cli;

import org.jspecify.annotations.NullMarked;
