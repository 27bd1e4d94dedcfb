/** The interfaces a game implements to be searched. */
@SuppressWarnings("module") // The internal package is for modules that are compiled later.
module io.github.yomikiri.game {
  requires static org.jspecify;

  exports io.github.yomikiri.game;
  exports io.github.yomikiri.game.input;
  exports io.github.yomikiri.game.internal to
      io.github.yomikiri.app,
      io.github.yomikiri.games,
      io.github.yomikiri.learn,
      io.github.yomikiri.play,
      io.github.yomikiri.recorder,
      io.github.yomikiri.reversi,
      io.github.yomikiri.reversi.engine,
      io.github.yomikiri.reversi.eval,
      io.github.yomikiri.reversi.learn,
      io.github.yomikiri.search,
      io.github.yomikiri.seats,
      io.github.yomikiri.testkit,
      io.github.yomikiri.web;
  exports io.github.yomikiri.game.internal.text to
      io.github.yomikiri.app,
      io.github.yomikiri.recorder,
      io.github.yomikiri.reversi;
}
