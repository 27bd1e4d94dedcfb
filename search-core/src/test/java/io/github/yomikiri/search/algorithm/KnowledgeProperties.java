package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.fixture.Truth;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class KnowledgeProperties {

  private static final int LENGTH = 7;

  /** Knows nothing but what was won on the way. */
  private static final Knowledge<RandomGame> BANK = new Knowledge<>() {
    @Override
    public long key(RandomGame node, int symmetry) {
      return node.rest();
    }

    @Override
    public int banked(RandomGame node) {
      return node.banked();
    }
  };

  private static final Evaluator<RandomGame> COUNTING = new Evaluator<>() {
    @Override
    public int evaluate(RandomGame node) {
      return node.banked() + node.estimate();
    }

    @Override
    public boolean countsBanked() {
      return true;
    }
  };

  private static final Evaluator<RandomGame> PERFECT =
      node -> Reference.value(node, LENGTH, (RandomGame unreached) -> {
        throw new AssertionError(unreached);
      });

  @Property(tries = 40)
  void trueKnowledgeLeavesTheValue(@ForAll long seed, @ForAll Setup setup) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    int value = PERFECT.evaluate(root);
    for (Algorithm algorithm : Algorithm.values()) {
      SearchResult result = setup
          .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
          .knowledge(new Truth(seed))
          .build()
          .search(root, Limits.none());
      assertThat(result.score()).as(algorithm.name()).isEqualTo(value);
      assertThat(result.bound()).isEqualTo(Bound.EXACT);
      assertThat(result.solved()).as("%s solves", algorithm).isTrue();
      assertThat(Reference.ofMove(root, result.bestMove().code(), PERFECT::evaluate))
          .isEqualTo(value);
    }
  }

  /** The table has the rest of each position, so it must add what was won on the way. */
  @Property(tries = 300)
  void whatIsBankedIsAddedToTheRest(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll boolean isCounted,
      @ForAll boolean hasCutoffs,
      @ForAll @IntRange(min = 1, max = LENGTH) int depth) {
    RandomGame root = RandomGame.withBank(seed, LENGTH, 4, 20);
    Evaluator<RandomGame> evaluator = isCounted ? COUNTING : RandomGame.evaluator();
    SearcherBuilder<RandomGame> builder =
        setup.builder(RandomGame.class, evaluator, algorithm, DepthRule.EXACT).knowledge(BANK);
    if (hasCutoffs && setup.hasTable()) {
      builder.rule(NodeRule.tableCutoffs(2));
    }
    Searcher<RandomGame> searcher = builder.build();
    for (int pass = 0; pass < 2; pass++) {
      SearchResult result = searcher.search(root, Limits.depth(depth));
      assertThat(result.score())
          .as("pass %d: %s", pass, result)
          .isEqualTo(Reference.value(root, result.depth(), evaluator));
    }
  }

  @Property(tries = 100)
  void movesToOneRestDifferByWhatTheyWin(@ForAll long seed) {
    RandomGame root = RandomGame.withBank(seed, 5, 4, 20);
    SearchResult sampled = Searchers.monteCarlo(RandomGame.class)
        .knowledge(BANK)
        .build()
        .search(root, Limits.nodes(5_000));
    assertThat(sampled.solved()).isTrue();
    assertThat(sampled.score()).isEqualTo(PERFECT.evaluate(root));
  }

  @Test
  void positionsThatDifferInTheBankAreSearchedOnce() {
    RandomGame root = RandomGame.withBank(1, 20, 3, 20);
    assertThat(nodes(root, new Knowledge<>() {})).isGreaterThan(3 * nodes(root, BANK));
  }

  private static long nodes(RandomGame root, Knowledge<RandomGame> knowledge) {
    return Searchers.bare(RandomGame.class)
        .algorithm(Algorithm.NEGAMAX)
        .evaluator(COUNTING)
        .table(TranspositionTable::unbounded)
        .knowledge(knowledge)
        .build()
        .search(root, Limits.none())
        .statistics()
        .nodes();
  }

  /** The knowledge is in the game's own unit, and the evaluator counts in thousandths of it. */
  @Property(tries = 20)
  void boundsAreConvertedToTheEvaluatorsUnit(@ForAll long seed) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    Evaluator<RandomGame> thousandths = new Evaluator<>() {
      @Override
      public int evaluate(RandomGame node) {
        return 1_000 * RandomGame.evaluator().evaluate(node);
      }

      @Override
      public Unit<RandomGame> unit() {
        return Unit.points(1_000);
      }
    };
    int value = 1_000 * PERFECT.evaluate(root);
    for (Algorithm algorithm : Algorithm.values()) {
      SearchResult result = Searchers.bare(RandomGame.class)
          .algorithm(algorithm)
          .evaluator(thousandths)
          .knowledge(new Truth(seed))
          .table(() -> new LockFreeTable(1 << 16))
          .build()
          .search(root, Limits.none());
      assertThat(result.score()).as(algorithm.name()).isEqualTo(value);
      assertThat(result.solved()).isTrue();
    }
    SearchResult sampled = Searchers.monteCarlo(RandomGame.class)
        .evaluator(thousandths)
        .knowledge(new Truth(seed))
        .build()
        .search(root, Limits.nodes(50_000));
    assertThat(sampled.solved()).isTrue();
    assertThat(sampled.score()).isEqualTo(value);
  }

  @Test
  void knowledgeInAnUnknownUnitIsRejected() {
    Evaluator<RandomGame> own = new Evaluator<>() {
      @Override
      public int evaluate(RandomGame node) {
        return 0;
      }

      @Override
      public Unit<RandomGame> unit() {
        return node -> node.terminalScore() > 0 ? 1 : -1;
      }
    };
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Searchers.bare(RandomGame.class)
            .evaluator(own)
            .knowledge(new Truth(1))
            .build())
        .withMessageContaining("cannot be converted to the unit of the evaluator");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Searchers.monteCarlo(RandomGame.class)
            .evaluator(own)
            .knowledge(new Truth(1))
            .build())
        .withMessageContaining("cannot be converted to the unit of the evaluator");
  }

  @Property(tries = 60)
  void solversFindTheValueWithAndWithoutKnowledge(@ForAll long seed) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    int value = PERFECT.evaluate(root);
    SearchResult without = Searchers.solver(RandomGame.class)
        .table(() -> new LockFreeTable(1 << 16))
        .build()
        .search(root, Limits.none());
    SearchResult with = Searchers.solver(RandomGame.class)
        .table(() -> new LockFreeTable(1 << 16))
        .knowledge(new Truth(seed))
        .build()
        .search(root, Limits.none());
    for (SearchResult result : new SearchResult[] {without, with}) {
      assertThat(result.score()).isEqualTo(value);
      assertThat(result.bound()).isEqualTo(Bound.EXACT);
      assertThat(result.solved()).isTrue();
    }
  }

  /** Estimates may be replaced by bounds, but what is called solved is true. */
  @Property
  void solvedMeansSolvedAtAnyDepthAndAfterAnyNumberOfNodes(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = LENGTH) int depth,
      @ForAll @IntRange(min = 1, max = 300) int nodes) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    SearchResult result = setup
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .knowledge(new Truth(seed))
        .build()
        .search(root, Limits.depth(depth).and(Limits.nodes(nodes)));
    int value = PERFECT.evaluate(root);
    if (result.solved()) {
      assertThat(
              result.bound() == Bound.LOWER
                  ? result.score() <= value
                  : result.bound() == Bound.UPPER
                      ? result.score() >= value
                      : result.score() == value)
          .as("%s, value %d", result, value)
          .isTrue();
    }
    for (RootMove move : result.rootMoves()) {
      int exact = Reference.ofMove(root, move.move().code(), PERFECT::evaluate);
      assertThat(!move.solved()
              || (move.bound() == Bound.LOWER
                  ? move.score() <= exact
                  : move.bound() == Bound.UPPER ? move.score() >= exact : move.score() == exact))
          .as("%s, value %d", move, exact)
          .isTrue();
    }
  }
}
