/** Learning for any game: predictions for selective searches. */
module io.github.yomikiri.learn {
  requires transitive io.github.yomikiri.search;
  requires static org.jspecify;

  exports io.github.yomikiri.learn;
}
