/** The commands for who plays, or compares players: games, matches, and protocol servers. */
@NullMarked
package io.github.yomikiri.cli.command.play;

import org.jspecify.annotations.NullMarked;
