package io.github.yomikiri.search.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.Comb;
import io.github.yomikiri.search.fixture.Confirmed;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.table.TranspositionTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rules that are written outside the library, with nothing but its public types. */
class UserRuleTest {

  private static final int LENGTH = 7;

  private static SearcherBuilder<RandomGame> builder() {
    return Searchers.bare(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .table(TranspositionTable::unbounded)
        .compose(old -> old.withTableDepth(1));
  }

  private static SearchResult search(NodeRule<RandomGame> rule, int seed, int depth) {
    return builder()
        .rule(rule)
        .build()
        .search(RandomGame.graph(seed, LENGTH, 4, 20), Limits.depth(depth));
  }

  @Test
  void aSolvedValueIsThatOfAnUnprunedSearch() {
    int solved = 0;
    int pruned = 0;
    for (int seed = 0; seed < 200; seed++) {
      RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
      SearchResult plain = builder().build().search(root, Limits.depth(LENGTH));
      SearchResult result = search(new Confirmed<>(3), seed, LENGTH);
      Checks.assertLegalLine(result, root);
      pruned += result.statistics().nodes() < plain.statistics().nodes() ? 1 : 0;
      if (result.solved()) {
        solved++;
        Checks.assertBound(
            result.score(), result.bound(), Reference.value(root, LENGTH, node -> 0), "the score");
      }
    }
    assertThat(solved).isPositive();
    assertThat(pruned).isPositive();
  }

  @Test
  void anAnswerIsAnEstimateOnlyIfTheRuleIsSelective() {
    int unsolved = 0;
    for (int seed = 0; seed < 50; seed++) {
      unsolved += search(new Confirmed<>(-9), seed, LENGTH).solved() ? 0 : 1;
      SearchResult extended = search(new Extended<>(), seed, LENGTH);
      assertThat(extended.solved()).isTrue();
      assertThat(extended.score())
          .isEqualTo(Reference.value(
              RandomGame.graph(seed, LENGTH, 4, 20), LENGTH, RandomGame.evaluator()));
    }
    assertThat(unsolved).isPositive();
  }

  @Test
  void aSearchEndsHoweverDeepARuleSearches() {
    NodeRule<Comb> deeper = new NodeRule<>("deeper") {
      @Override
      protected Answers<Comb> answers(Search<Comb> search) {
        return (node, depth, alpha, beta, ply) ->
            search.search(node, Integer.MAX_VALUE, alpha, beta, ply);
      }
    };
    SearchResult result =
        Searchers.bare(Comb.class).rule(deeper).build().search(Comb.of(1_000, 0), Limits.depth(2));
    assertThat(result.depth()).isEqualTo(2);
  }

  private static NodeRule<RandomGame> always(int answer) {
    return new NodeRule<>("always " + answer) {
      @Override
      protected Answers<RandomGame> answers(Search<RandomGame> search) {
        return (node, depth, alpha, beta, ply) -> answer;
      }
    };
  }

  @Test
  void anAnswerOutsideTheRangeIsNamed() {
    assertThatIllegalStateException()
        .isThrownBy(() -> search(always(Score.MAX + 1), 1, 4))
        .withMessageContaining("the rule \"always 100000001\" returned 100000001");
  }

  @Test
  void anAnswerReplacesTheSearchOfTheMoves() {
    SearchResult result = search(always(5), 1, 6);
    assertThat(result.score()).isEqualTo(-5);
    assertThat(result.solved()).isFalse();
  }

  @Test
  void aRuleThatAnswersNothingChangesNothing() {
    NodeRule<RandomGame> nothing = new NodeRule<>("nothing") {};
    SearchResult plain =
        builder().build().search(RandomGame.graph(1, LENGTH, 4, 20), Limits.depth(6));
    SearchResult result = search(nothing, 1, 6);
    assertThat(result.score()).isEqualTo(plain.score());
    assertThat(result.statistics().nodes()).isEqualTo(plain.statistics().nodes());
  }

  @ParameterizedTest
  @EnumSource(
      value = Algorithm.class,
      names = {"MINIMAX", "NEGAMAX", "BRANCH_AND_BOUND", "ALPHA_BETA", "NEGA_ALPHA"})
  void anAlgorithmWithoutNullWindowsRejectsARuleThatNeedsThem(Algorithm algorithm) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> builder().algorithm(algorithm).rule(new Confirmed<>(1)).build())
        .withMessageContaining("the rule \"confirmed 1\"");
  }
}
