package io.github.yomikiri.reversi.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.PositionWeights;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import org.junit.jupiter.api.Test;

/** Measures the trained weights in games. */
class StrengthTest {

  private static final long SEED = 4;

  @Test
  void theObviousCallSearchesPositionsThatCarryTheirConfigurations() {
    PatternEvaluator evaluator = PatternEvaluator.linear();
    SearchResult plain = Searchers.forGame(Reversi.class)
        .evaluator(evaluator)
        .build()
        .search(Reversi.start(), Limits.depth(6));
    SearchResult carried = Searchers.forGame(PatternPosition.class)
        .evaluator(evaluator.incremental())
        .build()
        .search(evaluator.enriched(Reversi.start()), Limits.depth(6));
    assertThat(plain.score()).isEqualTo(carried.score());
    assertThat(plain.statistics().nodes()).isEqualTo(carried.statistics().nodes());
    assertThat(evaluator.nodeType()).isEqualTo(PatternPosition.class);
  }

  @Test
  void aSearchOfDepthFourBeatsThePositionWeightPlayerOf2011() {
    Searcher<Reversi> depthFour = Searchers.forGame(Reversi.class)
        .evaluator(PatternEvaluator.linear())
        .fixedDepth(4)
        .build();
    Player<Reversi> trained = Player.of("trained", depthFour, Limits.none());
    Player<Reversi> weights = Player.seeded("weights", PositionWeights::player, Limits.none());
    MatchResult result = Match.between(trained, weights)
        .openings(Openings.random(Reversi.start(), 6, 10, SEED))
        .seed(SEED)
        .play();
    assertThat(result.total().games()).isEqualTo(20);
    // At least 95 %.
    assertThat(result.total().points()).as("seed %d: %s", SEED, result).isGreaterThanOrEqualTo(19);
  }
}
