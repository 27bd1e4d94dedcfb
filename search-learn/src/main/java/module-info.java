/** Learning for any game: evaluators by self-play, predictions, and trainers of weights. */
@SuppressWarnings("module") // Two packages are for modules that are compiled later.
module io.github.yomikiri.learn {
  requires transitive io.github.yomikiri.play;
  requires transitive io.github.yomikiri.search;
  requires static org.jspecify;

  exports io.github.yomikiri.learn;
  exports io.github.yomikiri.learn.kit;
  exports io.github.yomikiri.learn.linear;
  exports io.github.yomikiri.learn.selfplay;
  exports io.github.yomikiri.learn.fit to
      io.github.yomikiri.reversi.learn;
  exports io.github.yomikiri.learn.job to
      io.github.yomikiri.app;
}
