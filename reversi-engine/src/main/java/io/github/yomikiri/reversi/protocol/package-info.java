/** The protocols that Othello programs talk: GTP and NBoard, from both ends. */
@NullMarked
package io.github.yomikiri.reversi.protocol;

import org.jspecify.annotations.NullMarked;
