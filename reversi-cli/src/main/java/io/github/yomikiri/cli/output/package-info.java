/** Text in and out: tables for people, CSV for machines, progress. */
@NullMarked
package io.github.yomikiri.cli.output;

import org.jspecify.annotations.NullMarked;
