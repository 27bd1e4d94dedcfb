/**
 * Small complete games and generated game trees: examples to read, and games to test searches with.
 */
module io.github.yomikiri.games {
  requires transitive io.github.yomikiri.game;
  requires static org.jspecify;

  exports io.github.yomikiri.games;
}
