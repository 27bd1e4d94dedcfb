/** Training data for Reversi evaluators, and the trainers of their weights. */
module io.github.yomikiri.reversi.learn {
  requires io.github.yomikiri.learn;
  requires transitive io.github.yomikiri.reversi.engine;
  requires static org.jspecify;

  exports io.github.yomikiri.reversi.dataset;
  exports io.github.yomikiri.reversi.training;
}
