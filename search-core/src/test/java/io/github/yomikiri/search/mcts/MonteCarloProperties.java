package io.github.yomikiri.search.mcts;

import static io.github.yomikiri.search.fixture.Checks.assertSame;
import static io.github.yomikiri.search.mcts.MonteCarloChecks.assertHonest;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Truth;
import java.util.List;
import java.util.OptionalDouble;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Tests Monte-Carlo searches over random games and random options. */
class MonteCarloProperties {

  private static final int LENGTH = 6;
  private static final int RANGE = 20;
  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  enum Leaves {
    EVALUATED,
    ROLLED_OUT,
    MIXED,
    CUT_SHORT
  }

  /** The options of a search. */
  record Options(
      Leaves leaves, double exploration, double urgency, boolean isBiased, int nodes, int seed) {

    MonteCarloBuilder<RandomGame> builder() {
      MonteCarloBuilder<RandomGame> builder = Searchers.monteCarlo(RandomGame.class)
          .exploration(exploration)
          .tuning(new TreeConstants(
              OptionalDouble.empty(),
              urgency,
              1,
              OptionalDouble.of(RANGE),
              leaves == Leaves.CUT_SHORT ? 2 : Limits.MAX_DEPTH))
          .memoryNodes(nodes)
          .seed(seed);
      switch (leaves) {
        case EVALUATED -> builder.evaluator(EVALUATOR);
        case ROLLED_OUT -> {}
        case MIXED -> builder.evaluator(EVALUATOR).rollouts(RolloutPolicy.uniform());
        case CUT_SHORT -> builder.evaluator(EVALUATOR).rollouts(RolloutPolicy.uniform(), 1);
      }
      return isBiased ? builder.progressiveBias(EVALUATOR) : builder;
    }
  }

  @Provide
  Arbitrary<Options> options() {
    return Combinators.combine(
            Arbitraries.of(Leaves.class),
            Arbitraries.doubles().between(0, 3),
            Arbitraries.doubles().between(-1, 1),
            Arbitraries.of(false, true),
            Arbitraries.of(20, 200, 100_000),
            Arbitraries.integers())
        .as(Options::new);
  }

  private static int value(RandomGame node) {
    return Reference.value(node, LENGTH, EVALUATOR);
  }

  @Property(tries = 200)
  void nothingFalseIsCalledProven(
      @ForAll("options") Options options,
      @ForAll long seed,
      @ForAll boolean isTree,
      @ForAll boolean knowing,
      @ForAll @IntRange(min = 1, max = LENGTH) int depth,
      @ForAll @IntRange(min = 1, max = 400) int visits) {
    RandomGame root =
        isTree ? RandomGame.tree(seed, LENGTH, 4, RANGE) : RandomGame.graph(seed, LENGTH, 4, RANGE);
    MonteCarloBuilder<RandomGame> builder = options.builder().visits(visits);
    if (knowing) {
      builder.knowledge(new Truth(seed));
    }
    MonteCarloSearcher<RandomGame> searcher = builder.build();
    SearchResult result = searcher.search(root, Limits.depth(depth));
    assertHonest(result, root, MonteCarloProperties::value);
    assertHonest(
        searcher.tree(Integer.MAX_VALUE).orElseThrow(), result, MonteCarloProperties::value);
    assertThat(result.depth()).isLessThanOrEqualTo(depth);
    assertThat(result.completion()).isIn(Completion.SOLVED, Completion.DEPTH);
    assertThat(result.completion() == Completion.SOLVED).isEqualTo(result.bound() == Bound.EXACT);
  }

  @Property(tries = 150)
  void withEnoughVisitsASmallGameIsSolved(
      @ForAll("options") Options options, @ForAll long seed, @ForAll boolean knowing) {
    RandomGame root = RandomGame.tree(seed, 4, 3, RANGE);
    MonteCarloBuilder<RandomGame> builder = new Options(
            options.leaves,
            options.exploration,
            options.urgency,
            options.isBiased,
            1000,
            options.seed)
        .builder()
        .visits(20_000);
    if (knowing) {
      builder.knowledge(new Truth(seed));
    }
    SearchResult result = builder.build().search(root, Limits.none());
    assertThat(result.completion()).as("%s", result).isEqualTo(Completion.SOLVED);
    assertHonest(result, root, MonteCarloProperties::value);
  }

  @Property(tries = 150)
  void aNodeLimitIsExactAndTheSameSearchEndsTheSame(
      @ForAll("options") Options options,
      @ForAll long seed,
      @ForAll boolean knowing,
      @ForAll @IntRange(min = 1, max = 2000) int nodes) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, RANGE);
    MonteCarloBuilder<RandomGame> builder = options.builder();
    if (knowing) {
      builder.knowledge(new Truth(seed));
    }
    Searcher<RandomGame> searcher = builder.build();
    SearchResult result = searcher.search(root, Limits.nodes(nodes));
    assertHonest(result, root, MonteCarloProperties::value);
    assertThat(result.completion() == Completion.SOLVED).isEqualTo(result.bound() == Bound.EXACT);
    if (result.completion() == Completion.SOLVED) {
      assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes);
    } else {
      assertThat(result.completion()).isEqualTo(Completion.NODES);
      assertThat(result.statistics().nodes()).isEqualTo(nodes);
    }
    searcher.reset();
    assertSame(searcher.search(root, Limits.nodes(nodes)), result);
  }

  /** Plays a game, so that each search begins with the tree of the one before. */
  @Property(tries = 80)
  void aTreeThatIsKeptStaysTrue(
      @ForAll("options") Options options,
      @ForAll long seed,
      @ForAll boolean knowing,
      @ForAll @Size(5) List<@IntRange(max = 11) Integer> choices,
      @ForAll @IntRange(min = 1, max = 300) int nodes) {
    MonteCarloBuilder<RandomGame> builder = options.builder();
    if (knowing) {
      builder.knowledge(new Truth(seed));
    }
    MonteCarloSearcher<RandomGame> searcher = builder.build();
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, RANGE);
    for (int choice : choices) {
      if (root.isTerminal()) {
        return;
      }
      SearchResult result = searcher.search(root, Limits.nodes(nodes).withDepth(1 + choice));
      assertHonest(result, root, MonteCarloProperties::value);
      searcher
          .tree(Integer.MAX_VALUE)
          .ifPresent(tree -> assertHonest(tree, result, MonteCarloProperties::value));
      assertThat(result.depth()).isLessThanOrEqualTo(1 + choice);
      for (int ply = 0; ply < choice % 3 && !root.isTerminal(); ply++) {
        var moves = root.legalMoves();
        root = root.play(moves.get(choice % moves.size()).code());
      }
    }
  }

  /** Play may go round in circles, so a tree has no end. Values are those of endless play as 0. */
  @Property(tries = 30)
  void positionsMayRepeat(@ForAll long seed, @ForAll @IntRange(min = 1, max = 150) int visits) {
    RandomGraph root = RandomGraph.of(seed, 12, 3, 9, false);
    SearchResult result = Searchers.monteCarlo(RandomGraph.class)
        .visits(visits)
        .tuning(Tunings.rolloutPlies(5))
        .build()
        .search(root, Limits.none());
    if (result.bound() == Bound.LOWER && result.solved()) {
      assertThat(root.value()).isGreaterThanOrEqualTo(result.score());
    } else if (result.bound() == Bound.UPPER) {
      assertThat(root.value()).isLessThanOrEqualTo(result.score());
    } else if (result.solved()) {
      assertThat(root.value()).isEqualTo(result.score());
    }
  }
}
