/** Searchers of game trees, and the parts they are composed of. */
@SuppressWarnings("module") // The parallel package is for modules that are compiled later.
module io.github.yomikiri.search {
  requires transitive io.github.yomikiri.game;
  requires org.slf4j;
  requires static java.management;
  requires static jdk.jfr;
  requires static org.jspecify;

  exports io.github.yomikiri.search;
  exports io.github.yomikiri.search.algorithm;
  exports io.github.yomikiri.search.driver;
  exports io.github.yomikiri.search.mcts;
  exports io.github.yomikiri.search.ordering;
  exports io.github.yomikiri.search.parallel to
      io.github.yomikiri.app,
      io.github.yomikiri.play,
      io.github.yomikiri.reversi.engine,
      io.github.yomikiri.seats,
      io.github.yomikiri.web;
  exports io.github.yomikiri.search.platform to
      io.github.yomikiri.play,
      io.github.yomikiri.reversi.engine,
      io.github.yomikiri.seats,
      io.github.yomikiri.web;
  exports io.github.yomikiri.search.probcut;
  exports io.github.yomikiri.search.table;
  exports io.github.yomikiri.search.visits to
      io.github.yomikiri.seats;
}
