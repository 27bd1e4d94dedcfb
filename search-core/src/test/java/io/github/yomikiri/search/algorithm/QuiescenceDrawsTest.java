package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.fixture.CountedGraph;
import io.github.yomikiri.search.fixture.PlayedGames;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A line of noisy moves is a draw where no quiet ply is left, because a noisy move can be quiet.
 */
class QuiescenceDrawsTest {

  private static final NoisyMoves<CountedGraph> ALL = CountedGraph::moves;

  /** How many positions with a legal move were draws. */
  private int draws;

  /** The definition of this quiescence search, without a window. */
  private int quiet(CountedGraph node) {
    if (node.isTerminal()) {
      return node.terminalScore();
    }
    if (node.quietPliesLeft() == 0) {
      draws++;
      return 0;
    }
    return Math.max(PlayedGames.GUESS.evaluate(node), best(node));
  }

  private int best(CountedGraph node) {
    return node.legalMoves().stream()
        .map(Move::code)
        .mapToInt(move -> Reference.ofMove(node, move, this::quiet))
        .max()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void linesOfNoisyMovesEndWhereNoQuietPlyIsLeft(int quietPlies) {
    CountedGraph.Rules rules = new CountedGraph.Rules(Integer.MAX_VALUE, quietPlies);
    for (int seed = 0; seed < 50; seed++) {
      CountedGraph root = CountedGraph.of(RandomGraph.of(seed, 8, 3, 20, true), rules);
      assertThat(Setup.BARE
              .builder(CountedGraph.class, PlayedGames.GUESS, Algorithm.NEGA_ALPHA)
              .rule(NodeRule.quiescence(ALL))
              .repetition()
              .build()
              .search(root, Limits.depth(1).withNodes(100_000))
              .score())
          .as("seed %d", seed)
          .isEqualTo(best(root));
    }
    assertThat(draws).isGreaterThan(50);
  }
}
