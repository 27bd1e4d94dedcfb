/** The command line. */
@NullMarked
package io.github.yomikiri.cli.command;

import org.jspecify.annotations.NullMarked;
