/** Contract tests for games, evaluators and searchers, the unpruned reference, generated games and a tree recorder. */
module io.github.yomikiri.testkit {
  requires transitive io.github.yomikiri.search;
  requires transitive org.junit.jupiter.api;
  requires static org.jspecify;

  exports io.github.yomikiri.testkit;
  exports io.github.yomikiri.testkit.game;
  exports io.github.yomikiri.testkit.record;

  // JUnit makes the extension that the contracts are annotated with.
  opens io.github.yomikiri.testkit to
      org.junit.platform.commons;
}
