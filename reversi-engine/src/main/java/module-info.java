/** The Reversi endgame solver and engine, players by name, protocol servers and clients. */
module io.github.yomikiri.reversi.engine {
  requires transitive io.github.yomikiri.play;
  requires transitive io.github.yomikiri.reversi.eval;
  requires org.slf4j;
  requires static org.jspecify;

  exports io.github.yomikiri.reversi.endgame;
  exports io.github.yomikiri.reversi.engine;
  exports io.github.yomikiri.reversi.kit;
  exports io.github.yomikiri.reversi.protocol;
}
