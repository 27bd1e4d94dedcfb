/** Draws boards on pages. Not exported: a part of this library's own pages. */
@NullMarked
package io.github.yomikiri.recorder.board;

import org.jspecify.annotations.NullMarked;
