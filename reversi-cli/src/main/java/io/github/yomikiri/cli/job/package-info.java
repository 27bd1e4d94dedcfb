/** Long runs that make many results, and the solvers and positions for these runs. */
@NullMarked
package io.github.yomikiri.cli.job;

import org.jspecify.annotations.NullMarked;
