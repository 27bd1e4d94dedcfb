/** Long runs that make many results, one after the other. */
@NullMarked
package io.github.yomikiri.cli.job;

import org.jspecify.annotations.NullMarked;
