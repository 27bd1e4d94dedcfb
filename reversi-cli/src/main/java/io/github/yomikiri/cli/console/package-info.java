/** What every command uses of the process around it: streams, Ctrl-C, exit codes, errors as one line. */
@NullMarked
package io.github.yomikiri.cli.console;

import org.jspecify.annotations.NullMarked;
