/**
 * The protocols that Othello programs talk, GTP and NBoard, from both ends.
 * {@link io.github.yomikiri.reversi.protocol.EngineServer} serves our engine to other programs;
 * {@link io.github.yomikiri.reversi.protocol.ExternalEngine} makes players of other engines, which
 * fail by {@link io.github.yomikiri.reversi.protocol.EngineFailure}.
 */
@NullMarked
package io.github.yomikiri.reversi.protocol;

import org.jspecify.annotations.NullMarked;
