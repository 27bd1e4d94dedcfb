package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.fixture.Checks.assertHonest;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Compares every algorithm in every composition with plain minimax, over random games. */
class AlgorithmProperties {

  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  @Property
  void everySearchIsHonestOnGraphs(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 6) int depth,
      @ForAll @IntRange(min = 1, max = 5) int branching,
      @ForAll @IntRange(min = 0, max = 20) int range) {
    Assume.that(setup != Setup.AT_LEAST);
    assertHonestSearch(RandomGame.graph(seed, 6, branching, range), algorithm, setup, depth);
  }

  @Property
  void everySearchIsHonestOnTrees(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 6) int depth,
      @ForAll @IntRange(min = 1, max = 4) int branching) {
    assertHonestSearch(RandomGame.tree(seed, 6, branching, 1000), algorithm, setup, depth);
  }

  @Property
  void scoresAtTheEndsOfTheirRangeAreNothingSpecial(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 5) int depth) {
    // MTD(f) closes in on such values in steps that the values in the tree limit.
    RandomGame root = RandomGame.tree(seed, 5, 4, 1);
    Evaluator<RandomGame> extreme = new Evaluator<>() {
      @Override
      public int evaluate(RandomGame node) {
        return Score.MAX * EVALUATOR.evaluate(node);
      }

      @Override
      public Unit<RandomGame> unit() {
        return Unit.points(Score.MAX);
      }
    };
    SearchResult result = setup
        .builder(RandomGame.class, extreme, algorithm)
        .build()
        .search(root, Limits.depth(depth));
    assertHonest(result, root, extreme);
  }

  private static void assertHonestSearch(
      RandomGame root, Algorithm algorithm, Setup setup, int depth) {
    Searcher<RandomGame> searcher =
        setup.builder(RandomGame.class, EVALUATOR, algorithm).build();
    SearchResult first = searcher.search(root, Limits.depth(depth));
    assertThat(first.bound()).isEqualTo(Bound.EXACT);
    assertHonest(first, root, EVALUATOR);
    assertSolvedHonestly(first, root);
    // What a table remembers changes the nodes, not the value. With the rule for play, the second
    // search's early iterations use deep results of the first search. So only the last iteration's
    // depth is correct.
    SearchResult second = searcher.search(root, Limits.depth(depth));
    assertThat(second.score()).isEqualTo(first.score());
    assertSolvedHonestly(second, root);
    if (setup != Setup.AT_LEAST) {
      assertHonest(second, root, EVALUATOR);
    }
  }

  private static void assertSolvedHonestly(SearchResult result, RandomGame root) {
    assertThat(result.solved()).isEqualTo(result.completion() == Completion.SOLVED);
    if (result.solved()) {
      assertThat(result.score())
          .as("the solved value")
          .isEqualTo(Reference.value(root, 6, EVALUATOR));
    } else {
      assertThat(result.depth()).as("an unsolved depth").isLessThan(6);
    }
  }

  @Property
  void theValueOfAWindowIsExactInsideAndABoundOutside(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 5) int depth,
      @ForAll @IntRange(min = -15, max = 15) int alpha,
      @ForAll @IntRange(min = 1, max = 12) int width) {
    RandomGame root = RandomGame.tree(seed, 5, 4, 10);
    WindowSearch<RandomGame> search =
        setup.builder(RandomGame.class, EVALUATOR, algorithm).buildWindowSearch();
    int value = Reference.value(root, depth, EVALUATOR);
    for (int pass = 0; pass < 2; pass++) {
      int found =
          search.search(root, depth, alpha, alpha + width, new SearchContext(Limits.none()));
      switch (Bound.of(found, alpha, alpha + width)) {
        case EXACT -> assertThat(found).isEqualTo(value);
        case LOWER -> assertThat(found).isLessThanOrEqualTo(value);
        case UPPER -> assertThat(found).isGreaterThanOrEqualTo(value);
        case ESTIMATE -> throw new AssertionError();
      }
    }
  }

  @Property
  void withoutATableTheLineLeadsToTheScore(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll boolean ordered,
      @ForAll @IntRange(min = 1, max = 6) int depth) {
    // The last of several passes may have no line.
    Assume.that(algorithm.compareTo(Algorithm.MTDF) < 0);
    RandomGame root = RandomGame.tree(seed, 8, 4, 50);
    Setup setup = ordered ? Setup.ORDERED : Setup.BARE;
    SearchResult result = setup
        .builder(RandomGame.class, EVALUATOR, algorithm)
        .build()
        .search(root, Limits.depth(depth));

    RandomGame end = Checks.assertLegalLine(result, root);
    int plies = result.principalVariation().size();
    int value = Reference.value(end, 0, EVALUATOR);
    assertThat(Checks.valueByLine(root, result.principalVariation(), value))
        .isEqualTo(result.score());
    assertThat(plies == result.depth() || end.isTerminal())
        .as("the line ends at the horizon or with the game")
        .isTrue();
  }

  @Property(tries = 50)
  void theLineOfMtdfIsItsMove(
      @ForAll long seed, @ForAll Setup setup, @ForAll @IntRange(min = 1, max = 5) int depth) {
    RandomGame root = RandomGame.graph(seed, 7, 4, 50);
    SearchResult result = setup
        .builder(RandomGame.class, EVALUATOR, Algorithm.MTDF)
        .build()
        .search(root, Limits.depth(depth));
    Checks.assertLineOfOneSide(result, root);
  }

  @Property
  void alphaBetaInOneFunctionVisitsTheNodesOfTheTwo(
      @ForAll long seed, @ForAll Setup setup, @ForAll @IntRange(min = 1, max = 6) int depth) {
    RandomGame root = RandomGame.graph(seed, 7, 5, 20);
    assertThat(nodes(root, Algorithm.NEGA_ALPHA, setup, depth))
        .isEqualTo(nodes(root, Algorithm.ALPHA_BETA, setup, depth));
    assertThat(nodes(root, Algorithm.NEGAMAX, setup, depth))
        .isEqualTo(nodes(root, Algorithm.MINIMAX, setup, depth));
  }

  @Property(tries = 100)
  void theAlgorithmsAreSortedByTheirNodes(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 5) int depth) {
    RandomGame root = RandomGame.tree(seed, 5, 4, 50);
    long minimax = fixedDepthNodes(root, Algorithm.MINIMAX, depth);
    long branchAndBound = fixedDepthNodes(root, Algorithm.BRANCH_AND_BOUND, depth);
    long alphaBeta = fixedDepthNodes(root, Algorithm.ALPHA_BETA, depth);
    assertThat(minimax).isEqualTo(Reference.nodes(root, depth));
    assertThat(branchAndBound).isLessThanOrEqualTo(minimax);
    assertThat(alphaBeta).isLessThanOrEqualTo(branchAndBound);
  }

  private static long nodes(RandomGame root, Algorithm algorithm, Setup setup, int depth) {
    return setup
        .builder(RandomGame.class, EVALUATOR, algorithm)
        .build()
        .search(root, Limits.depth(depth))
        .statistics()
        .nodes();
  }

  private static long fixedDepthNodes(RandomGame root, Algorithm algorithm, int depth) {
    return Setup.BARE
        .builder(RandomGame.class, EVALUATOR, algorithm)
        .fixedDepth(depth)
        .build()
        .search(root, Limits.none())
        .statistics()
        .nodes();
  }
}
