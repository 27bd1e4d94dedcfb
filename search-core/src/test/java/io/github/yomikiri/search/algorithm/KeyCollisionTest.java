package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Rekeyed;
import io.github.yomikiri.search.fixture.Setup;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Tests searches whose table confuses positions. Values may then be wrong, but moves stay legal and
 * searches end.
 */
class KeyCollisionTest {

  @Property
  void movesAndLinesStayLegal(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 30) int keys) {
    Rekeyed<RandomGame> root = new Rekeyed<>(RandomGame.tree(seed, 7, 4, 50), keys);
    Searcher<Rekeyed<RandomGame>> searcher = setup
        .builder(Rekeyed.<RandomGame>type(), Rekeyed.over(RandomGame.evaluator()), algorithm)
        .build();
    for (int search = 0; search < 2; search++) {
      SearchResult result = searcher.search(root, Limits.depth(5));
      Checks.assertLegalLine(result, root);
      assertThat(result.rootMoves()).hasSameSizeAs(root.legalMoves());
      int max = root.game().withMaxScore().maxScore();
      assertThat(result.score()).isBetween(-max, max);
      // Several passes may contradict each other.
      if (algorithm.compareTo(Algorithm.MTDF) < 0) {
        assertThat(result.rootMoves().get(0).score())
            .as("the best move's score")
            .isEqualTo(result.score());
      }
    }
  }
}
