package io.github.yomikiri.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import org.junit.jupiter.api.Test;

class SolverProgressTest {

  @Test
  void saysTheMoveTheProvenBoundAndTheNodes() {
    SearchResult result =
        Searchers.solver(Kalah.class).build().search(Kalah.start(3, 3), Limits.none());
    assertThat(SolverProgress.known(result))
        .matches("[1-3], at least [+-]\\d+, \\d{1,3}(,\\d{3})* nodes");
  }

  @Test
  void saysWhatIsEstimated() {
    SearchResult result =
        Searchers.bare(Kalah.class).build().search(Kalah.start(3, 3), Limits.depth(2));
    assertThat(SolverProgress.known(result)).matches("[1-3], estimated at least .*");
  }
}
