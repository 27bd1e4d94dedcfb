package io.github.yomikiri.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolverProgressTest {

  @Test
  void tellsTheMoveTheProvenBoundAndTheNodes() {
    List<String> reports = new ArrayList<>();
    new EndgameSolver(EndgameOptions.exact())
        .search(FfoPosition.of(1).position(), Limits.none(), new SearchListener() {
          @Override
          public void progressed(SearchResult soFar) {
            reports.add(SolverProgress.known(soFar));
          }
        });
    assertThat(reports)
        .allMatch(line ->
            line.matches("[a-h][1-8](, at (most|least) [+-]\\d+)?, \\d{1,3}(,\\d{3})* nodes"));
    assertThat(reports).anyMatch(line -> line.startsWith("g8, at least +18"));
  }
}
