/** The commands for who examines positions and games: exact scores, analyses, counts. */
@NullMarked
package io.github.yomikiri.cli.command.solve;

import org.jspecify.annotations.NullMarked;
