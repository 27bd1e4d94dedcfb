/** What pages share: their head, colors, boards and curves. For this library's own pages only. */
@NullMarked
package io.github.yomikiri.recorder.board;

import org.jspecify.annotations.NullMarked;
