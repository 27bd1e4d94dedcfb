package io.github.yomikiri.reversi.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.PositionWeightPlayer;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.match.Match;
import io.github.yomikiri.search.match.MatchResult;
import io.github.yomikiri.search.match.Openings;
import io.github.yomikiri.search.match.Player;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What the trained weights are worth in games. */
class StrengthTest {

  private static final long SEED = 4;

  @Test
  void aSearchOfDepthFourBeatsThePositionWeightPlayerOf2011() {
    Player<Reversi> trained = Player.of(
        "trained", PatternSearcher.of(PatternEvaluator.trained(), new DepthFour()), Limits.none());
    Player<Reversi> weights = Player.seeded("weights", PositionWeightPlayer::new, Limits.none());
    MatchResult result = Match.between(trained, weights)
        .openings(Openings.random(Reversi.start(), 6, 10, SEED))
        .seed(SEED)
        .play();
    assertThat(result.total().games()).isEqualTo(20);
    // At least 95 %.
    assertThat(result.total().points()).as("seed %d: %s", SEED, result).isGreaterThanOrEqualTo(19);
  }

  private static final class DepthFour implements PatternSearcher.Composer {
    @Override
    public <N extends Node<N>> Searcher<N> compose(
        Class<N> game, Evaluator<N> evaluator, Function<N, Reversi> board) {
      return Searchers.forGame(game).evaluator(evaluator).fixedDepth(4).build();
    }
  }
}
