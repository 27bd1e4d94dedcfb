/** Text in and out: tables for people, CSV for machines, progress. */
@NullMarked
package io.github.yomikiri.bench.text;

import org.jspecify.annotations.NullMarked;
