/** The positions and games that commands read or make. */
@NullMarked
package io.github.yomikiri.cli.input;

import org.jspecify.annotations.NullMarked;
