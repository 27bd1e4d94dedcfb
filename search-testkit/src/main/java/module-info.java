/** Contract tests for games, evaluators and searchers, and the unpruned reference. */
module io.github.yomikiri.testkit {
  requires transitive io.github.yomikiri.play;
  requires io.github.yomikiri.learn;
  requires transitive io.github.yomikiri.search;
  requires transitive org.junit.jupiter.api;
  requires static org.jspecify;

  exports io.github.yomikiri.testkit;

  // JUnit creates the extension with which the contracts are annotated.
  opens io.github.yomikiri.testkit to
      org.junit.platform.commons;
}
