package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.Confirmed;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.fixture.WildSelection;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class NodeRuleProperties {

  private static final int LENGTH = 7;

  /** A pass that plays some move. It is nonsense, and the claims of a result must stand it. */
  static final NullMove<RandomGame> NONSENSE = new NullMove<>() {
    @Override
    public boolean isAllowed(RandomGame node) {
      return !play(node).isTerminal();
    }

    @Override
    public RandomGame play(RandomGame node) {
      MoveList moves = new MoveList();
      node.moves(moves);
      return node.play(moves.get(moves.size() - 1));
    }
  };

  static List<NodeRule<RandomGame>> anyRules(long seed, Algorithm algorithm, Setup setup) {
    Random random = new Random(seed);
    List<NodeRule<RandomGame>> rules = new ArrayList<>(List.of(
        NodeRule.tableCutoffs(2 + random.nextInt(3)),
        NodeRule.internalDeepening(3 + random.nextInt(3)),
        new Confirmed<>(random.nextInt(9)),
        NodeRule.quiescence(QuiescenceProperties.NOISY)));
    rules.removeIf(rule -> random.nextInt(3) == 0);
    rules.removeIf(rule -> rule.needsNullWindows() && !algorithm.hasNullWindows());
    rules.removeIf(rule -> rule.needsTable() && !setup.hasTable());
    return rules;
  }

  @Property
  void tableCutoffsAndInternalDeepeningKeepTheValue(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 7) int depth) {
    Assume.that(setup.hasTable());
    RandomGame root = setup == Setup.AT_LEAST
        ? RandomGame.tree(seed, LENGTH, 3, 20)
        : RandomGame.graph(seed, LENGTH, 4, 20);
    SearchResult result = setup
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .rule(NodeRule.tableCutoffs(2))
        .rule(NodeRule.internalDeepening(3))
        .build()
        .search(root, Limits.depth(depth));
    assertThat(result.score())
        .isEqualTo(Reference.value(root, result.depth(), RandomGame.evaluator()));
    Checks.assertLegalLine(result, root);
  }

  @Property
  void whateverTheRulesDoResultsAreLegalAndSolvedMeansSolved(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll boolean predictions,
      @ForAll @IntRange(min = 1, max = 9) int depth,
      @ForAll @IntRange(min = 1, max = 4000) int nodes) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    SearcherBuilder<RandomGame> builder =
        setup.builder(RandomGame.class, RandomGame.evaluator(), algorithm);
    anyRules(seed, algorithm, setup).forEach(builder::rule);
    if (algorithm.isParallel() && (seed & 1) != 0) {
      builder.selection(new WildSelection<>(seed, Optional.of(NONSENSE)));
    }
    if (predictions && algorithm.canPredict()) {
      builder.probCut(
          (node, deep) -> List.of(new Prediction(deep / 2, 1, 0, 3)), Selectivity.PERCENT_73);
    }
    var searcher = builder.build();
    int value = Reference.value(root, LENGTH, node -> 0);
    // The second search finds the entries that the first one left in the table.
    for (int pass = 0; pass < 2; pass++) {
      SearchResult result = searcher.search(root, Limits.depth(depth).withNodes(nodes));
      Checks.assertLegalLine(result, root);
      assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes);
      assertThat(result.rootMoves())
          .extracting(RootMove::move)
          .containsExactlyInAnyOrderElementsOf(root.legalMoves());
      if (result.solved()) {
        Checks.assertBound(result.score(), result.bound(), value, "the solved score");
      }
    }
  }

  @Property
  void aRuleThatWouldDoNothingIsRejected(@ForAll Algorithm algorithm) {
    SearcherBuilder<RandomGame> builder =
        Searchers.bare(RandomGame.class).algorithm(algorithm).rule(new Confirmed<>(4));
    if (algorithm.hasNullWindows()) {
      assertThat(builder.build()).isNotNull();
    } else {
      assertThatIllegalArgumentException()
          .isThrownBy(builder::build)
          .withMessage("the rule \"confirmed 4\" is for the null windows of PVS, SCOUT,"
              + " MTDF and BISECTION; " + algorithm + " does not apply it");
    }
  }

  @Property
  void aRuleForATableIsRejectedWithoutOne(@ForAll Algorithm algorithm) {
    for (NodeRule<RandomGame> rule :
        List.<NodeRule<RandomGame>>of(NodeRule.tableCutoffs(2), NodeRule.internalDeepening(3))) {
      SearcherBuilder<RandomGame> builder =
          Searchers.bare(RandomGame.class).algorithm(algorithm).rule(rule);
      if (algorithm != Algorithm.PROOF_NUMBER) {
        assertThatIllegalArgumentException()
            .isThrownBy(builder::build)
            .withMessage("the rule \"" + rule
                + "\" asks the table, and the search has none; add a table or leave the rule out");
      }
      assertThat(builder.table(TranspositionTable::unbounded).build()).isNotNull();
    }
  }

  @Property(tries = 200)
  void selectiveSearchesStillSolveWhatIsNearTheEnd(
      @ForAll long seed, @ForAll Algorithm algorithm, @ForAll Setup setup) {
    RandomGame root = RandomGame.graph(seed, 5, 4, 20);
    SearcherBuilder<RandomGame> builder =
        setup.builder(RandomGame.class, RandomGame.evaluator(), algorithm);
    if (setup.hasTable()) {
      builder.rule(NodeRule.tableCutoffs(2)).rule(NodeRule.internalDeepening(3));
    }
    SearchResult result = builder.build().search(root, Limits.none());
    assertThat(result.solved()).isTrue();
    assertThat(result.score()).isEqualTo(Reference.value(root, 5, node -> 0));
  }
}
