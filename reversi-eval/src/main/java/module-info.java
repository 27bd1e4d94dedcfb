/** Evaluators of Reversi positions. */
@SuppressWarnings("module") // The internal package is for modules that are compiled later.
module io.github.yomikiri.reversi.eval {
  requires transitive io.github.yomikiri.reversi;
  requires transitive io.github.yomikiri.search;
  requires static org.jspecify;

  exports io.github.yomikiri.reversi.eval;
  exports io.github.yomikiri.reversi.pattern;
  exports io.github.yomikiri.reversi.internal to
      io.github.yomikiri.reversi.engine,
      io.github.yomikiri.reversi.learn;
}
