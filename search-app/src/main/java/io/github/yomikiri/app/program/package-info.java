/** The commands of a game as one program, and how a kit gets into it. */
@NullMarked
package io.github.yomikiri.app.program;

import org.jspecify.annotations.NullMarked;
