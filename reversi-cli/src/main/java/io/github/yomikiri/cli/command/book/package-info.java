/** The commands for who makes openings and books. */
@NullMarked
package io.github.yomikiri.cli.command.book;

import org.jspecify.annotations.NullMarked;
