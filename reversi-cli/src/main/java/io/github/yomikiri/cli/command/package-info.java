/**
 * The command line. The packages below hold the commands, grouped by who needs them. Each of these
 * packages has one public class, which makes its commands.
 */
@NullMarked
package io.github.yomikiri.cli.command;

import org.jspecify.annotations.NullMarked;
