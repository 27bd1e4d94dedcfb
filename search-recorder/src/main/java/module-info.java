/** Shows and draws the tree that a search visits. */
module io.github.yomikiri.recorder {
  requires transitive io.github.yomikiri.search;
  requires static org.jspecify;

  exports io.github.yomikiri.recorder;
}
