/**
 * The parts of the process that every command uses: streams, Ctrl-C, exit codes, errors as one
 * line.
 */
@NullMarked
package io.github.yomikiri.app.console;

import org.jspecify.annotations.NullMarked;
