/** Searchers of game trees, and the parts they are composed of. */
module io.github.yomikiri.search {
  requires transitive io.github.yomikiri.game;
  requires org.slf4j;
  requires jdk.jfr;
  requires static org.jspecify;

  exports io.github.yomikiri.search;
  exports io.github.yomikiri.search.algorithm;
  exports io.github.yomikiri.search.driver;
  exports io.github.yomikiri.search.match;
  exports io.github.yomikiri.search.ordering;
  exports io.github.yomikiri.search.probcut;
  exports io.github.yomikiri.search.table;
}
