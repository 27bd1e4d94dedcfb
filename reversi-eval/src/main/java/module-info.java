/** Evaluators of Reversi positions, and the training of those that learn. */
module io.github.yomikiri.reversi.eval {
  requires transitive io.github.yomikiri.reversi;
  requires transitive io.github.yomikiri.search;
  requires static org.jspecify;

  exports io.github.yomikiri.reversi.eval;
  exports io.github.yomikiri.reversi.pattern;
  exports io.github.yomikiri.reversi.training;
}
