/**
 * The protocols of Othello programs, GTP and NBoard, for servers and for clients.
 * {@link io.github.yomikiri.reversi.protocol.EngineServer} lets other programs play with our
 * engine. {@link io.github.yomikiri.reversi.protocol.ExternalEngine} makes players from other
 * engines. Such a player throws {@link io.github.yomikiri.play.EngineFailure} if its engine fails.
 * UCI, which is for any game, takes positions of Reversi as
 * {@link io.github.yomikiri.reversi.protocol.ReversiText} writes them.
 */
@NullMarked
package io.github.yomikiri.reversi.protocol;

import org.jspecify.annotations.NullMarked;
