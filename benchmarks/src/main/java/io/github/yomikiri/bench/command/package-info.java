/** The commands that measure again what the documents of 2011 published. */
@NullMarked
package io.github.yomikiri.bench.command;

import org.jspecify.annotations.NullMarked;
