/** The positions and games that commands read: those of what a person typed, or of a file. */
@NullMarked
package io.github.yomikiri.app.input;

import org.jspecify.annotations.NullMarked;
