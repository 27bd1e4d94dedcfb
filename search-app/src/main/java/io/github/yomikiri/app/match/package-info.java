/** The command that plays matches, with its options, its file and its report. */
@NullMarked
package io.github.yomikiri.app.match;

import org.jspecify.annotations.NullMarked;
