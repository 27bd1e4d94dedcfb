/** Opponents for any game: players, clocks, levels, matches, opening books, reviews and UCI. */
@SuppressWarnings("module") // Four packages are for modules that are compiled later.
module io.github.yomikiri.play {
  requires transitive io.github.yomikiri.search;
  requires org.slf4j;
  requires static org.jspecify;

  exports io.github.yomikiri.play;
  exports io.github.yomikiri.play.book;
  exports io.github.yomikiri.play.kit;
  exports io.github.yomikiri.play.kit.text to
      io.github.yomikiri.app,
      io.github.yomikiri.reversi.engine;
  exports io.github.yomikiri.play.match;
  exports io.github.yomikiri.play.match.round to
      io.github.yomikiri.app;
  exports io.github.yomikiri.play.session;
  exports io.github.yomikiri.play.uci;
  exports io.github.yomikiri.play.protocol to
      io.github.yomikiri.reversi.engine;
  exports io.github.yomikiri.play.thinking to
      io.github.yomikiri.reversi.engine;
}
