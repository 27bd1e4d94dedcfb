/** The interfaces a game implements to be searched. */
module io.github.yomikiri.game {
  requires static org.jspecify;

  exports io.github.yomikiri.game;
  exports io.github.yomikiri.game.input;
}
