/** Small complete games and generated game trees: examples to read, fixtures to test with. */
module io.github.yomikiri.games {
  requires transitive io.github.yomikiri.game;
  requires static org.jspecify;

  exports io.github.yomikiri.games;
}
