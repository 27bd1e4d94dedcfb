/** Shows and draws the tree that a search visits. */
@SuppressWarnings("module") // The board package is for a module that is compiled later.
module io.github.yomikiri.recorder {
  requires transitive io.github.yomikiri.search;
  requires static org.jspecify;

  exports io.github.yomikiri.recorder;
  exports io.github.yomikiri.recorder.board to
      io.github.yomikiri.app;
}
