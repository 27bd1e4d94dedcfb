/** Evaluators and players for Reversi. */
module io.github.yomikiri.reversi.eval {
  requires transitive io.github.yomikiri.reversi;
  requires transitive io.github.yomikiri.search;
  requires static org.jspecify;

  exports io.github.yomikiri.reversi.endgame;
  exports io.github.yomikiri.reversi.engine;
  exports io.github.yomikiri.reversi.eval;
  exports io.github.yomikiri.reversi.pattern;
  exports io.github.yomikiri.reversi.training;
}
