/** The positions that commands read or make, and the solvers for them. */
@NullMarked
package io.github.yomikiri.cli.job;

import org.jspecify.annotations.NullMarked;
