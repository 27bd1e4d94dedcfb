package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.fixture.WildSelection;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class SelectionProperties {

  private static final int LENGTH = 7;

  /** Checks what a result says, and that what it calls proven is true of the whole game. */
  private static void check(SearchResult result, RandomGame root) {
    Checks.assertLegalLine(result, root);
    assertThat(result.rootMoves())
        .extracting(RootMove::move)
        .containsExactlyInAnyOrderElementsOf(root.legalMoves());
    if (result.solved()) {
      int value = Reference.value(root, LENGTH, node -> 0);
      Checks.assertBound(result.score(), result.bound(), value, "the solved score");
    }
    for (RootMove each : result.rootMoves()) {
      if (each.solved()) {
        int value = Reference.ofMove(root, each.move().code(), LENGTH, node -> 0);
        Checks.assertBound(each.score(), each.bound(), value, "the proven move " + each);
      }
    }
  }

  private static Selection<RandomGame> wild(long seed) {
    return new WildSelection<>(seed, Optional.of(NodeRuleProperties.NONSENSE));
  }

  @Property
  void whateverIsLeftOutResultsAreLegalAndProofsAreTrue(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll boolean isTree,
      @ForAll boolean knowsMaxScore,
      @ForAll @IntRange(min = 0, max = 7) int others,
      @ForAll @IntRange(min = 1, max = 9) int depth,
      @ForAll @IntRange(min = 1, max = 4000) int nodes) {
    Assume.that(algorithm.isParallel());
    RandomGame any = isTree
        ? RandomGame.tree(seed, LENGTH, 3, 20)
        : RandomGame.graph(seed, LENGTH, 4, knowsMaxScore ? 2 : 20);
    RandomGame root = knowsMaxScore ? any.withMaxScore() : any;
    // No estimate is as good as the best end of the game.
    int most = Math.min(20, root.maxScore() - 1);
    Evaluator<RandomGame> evaluator = node -> Math.max(-most, Math.min(most, node.estimate()));
    boolean isCrowded = (others & 1) != 0;
    SearcherBuilder<RandomGame> builder = (isCrowded ? Setup.ORDERED : setup)
        .builder(RandomGame.class, evaluator, algorithm)
        .selection(wild(seed));
    if (isCrowded) {
      builder.table(() -> new LockFreeTable(256)).repetition();
    }
    if ((others & 2) != 0) {
      builder.probCut(
          (node, deep) -> List.of(new Prediction(deep / 2, 1, 0, 3)), Selectivity.PERCENT_73);
    }
    if ((others & 4) != 0) {
      builder.rule(NodeRule.quiescence(QuiescenceProperties.NOISY));
    }
    Searcher<RandomGame> searcher = builder.build();
    // The second search finds the entries that the first one left in the table.
    for (int pass = 0; pass < 2; pass++) {
      SearchResult result = searcher.search(root, Limits.depth(depth).withNodes(nodes));
      check(result, root);
      assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes);
    }
  }

  /** Little but the selection is an estimate, so a proof shows whether the selection is one. */
  @Property(tries = 400)
  void aSearchToTheEndOfTheGameProvesOnlyWhatIsTrue(
      @ForAll long seed, @ForAll @IntRange(min = 0, max = 2) int algorithm, @ForAll Setup setup) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    Algorithm chosen =
        List.of(Algorithm.PVS, Algorithm.MTDF, Algorithm.BISECTION).get(algorithm);
    SearchResult result = setup
        .builder(RandomGame.class, RandomGame.evaluator(), chosen)
        .selection(wild(seed))
        .build()
        .search(root, Limits.depth(12));
    check(result, root);
  }

  /** The entries of a search that leaves moves out are not proven for one that does not. */
  @Property(tries = 300)
  void aTableKeepsNoFalseProof(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 9) int depth,
      @ForAll @IntRange(min = 8, max = 16) int size) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    LockFreeTable table = new LockFreeTable(1 << size);
    Setup.ORDERED
        .builder(RandomGame.class, RandomGame.evaluator(), Algorithm.PVS)
        .table(table)
        .selection(wild(seed))
        .build()
        .search(root, Limits.depth(depth));
    SearchResult result = Setup.ORDERED
        .builder(RandomGame.class, RandomGame.evaluator(), Algorithm.PVS)
        .table(table)
        .build()
        .search(root, Limits.none());
    assertThat(result.solved()).isTrue();
    assertThat(result.score()).isEqualTo(Reference.value(root, LENGTH, node -> 0));
  }

  /** Near the root the search without a move to try first is not less deep. */
  @Property(tries = 300)
  void aSelectionThatLeavesNothingOutKeepsTheValue(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll boolean isFixed,
      @ForAll @IntRange(min = 1, max = 4) int depth) {
    Assume.that(algorithm.isParallel());
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    SearcherBuilder<RandomGame> builder = setup
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .selection(new SelectionTest.Nothing<RandomGame>());
    SearchResult result =
        (isFixed ? builder.fixedDepth(depth) : builder).build().search(root, Limits.depth(depth));
    assertThat(result.score())
        .isEqualTo(Reference.value(root, result.depth(), RandomGame.evaluator()));
    Checks.assertLegalLine(result, root);
  }

  @Property(tries = 200)
  void aSelectionThatLeavesNothingOutSolves(
      @ForAll long seed, @ForAll Algorithm algorithm, @ForAll Setup setup) {
    Assume.that(algorithm.isParallel());
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    SearchResult result = setup
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .selection(new SelectionTest.Nothing<RandomGame>())
        .build()
        .search(root, Limits.none());
    assertThat(result.solved()).isTrue();
    assertThat(result.score()).isEqualTo(Reference.value(root, LENGTH, node -> 0));
  }
}
