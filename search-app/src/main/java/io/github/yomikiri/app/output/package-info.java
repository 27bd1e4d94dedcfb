/** Text in and out: tables for people, CSV for machines, progress. */
@NullMarked
package io.github.yomikiri.app.output;

import org.jspecify.annotations.NullMarked;
