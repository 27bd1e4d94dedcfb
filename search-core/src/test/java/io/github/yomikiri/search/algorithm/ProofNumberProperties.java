package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.Comb;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * Asks single questions, over random games and tables of all sizes. The tests of all algorithms
 * search with {@link Algorithm#PROOF_NUMBER}, too.
 */
class ProofNumberProperties {

  private static final int LENGTH = 7;
  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  /** The tables of a search: those of values and of numbers have room for this many entries. */
  enum Size {
    SMALLEST(4),
    TINY(16),
    ROOMY(1 << 14),
    UNBOUNDED(1 << 14);

    private final int entries;

    Size(int entries) {
      this.entries = entries;
    }

    private TranspositionTable table() {
      return this == UNBOUNDED ? TranspositionTable.unbounded() : new LockFreeTable(16L * entries);
    }

    private <N extends Node<N>> Composition<N> in(Composition<N> parts, DepthRule rule) {
      return parts.withTable(this::table).withDepthRule(rule).withProofBytes(16L * entries);
    }
  }

  private static WindowSearch<RandomGame> search(Size size, DepthRule rule) {
    return Algorithm.PROOF_NUMBER.create(
        size.in(Composition.of(RandomGame.class, EVALUATOR), rule));
  }

  private static RandomGame game(long seed, boolean tree, int branching, int range) {
    return tree
        ? RandomGame.tree(seed, LENGTH, branching, range)
        : RandomGame.graph(seed, LENGTH, branching, range);
  }

  private static void assertHolds(int score, Bound bound, int value, Object what) {
    switch (bound) {
      case EXACT -> assertThat(score).as("%s", what).isEqualTo(value);
      case LOWER -> assertThat(score).as("%s", what).isLessThanOrEqualTo(value);
      case UPPER -> assertThat(score).as("%s", what).isGreaterThanOrEqualTo(value);
      case ESTIMATE -> throw new AssertionError(what);
    }
  }

  /** One search answers all questions, each with what the earlier ones have left in its tables. */
  @Property
  void everyQuestionHasTheReferencesAnswer(
      @ForAll long seed,
      @ForAll Size size,
      @ForAll boolean tree,
      @ForAll @IntRange(min = 1, max = LENGTH + 1) int depth,
      @ForAll @IntRange(min = 1, max = 5) int branching,
      @ForAll @IntRange(max = 8) int range) {
    RandomGame root = game(seed, tree, branching, range);
    int value = Reference.value(root, depth, EVALUATOR);
    WindowSearch<RandomGame> search = search(size, DepthRule.EXACT);
    for (int bound = -range; bound <= range + 1; bound++) {
      int found = search.search(root, depth, bound - 1, bound, new SearchContext(Limits.none()));
      assertThat(found >= bound).as("at least %d", bound).isEqualTo(value >= bound);
      assertHolds(found, found >= bound ? Bound.LOWER : Bound.UPPER, value, found);
    }
  }

  /**
   * An answer is solved if it rests on finished games, although other leaves were estimated. With
   * any rule of the table it then holds for the game to its end.
   */
  @Property
  void solvedAnswersHoldForTheWholeGame(
      @ForAll long seed,
      @ForAll Size size,
      @ForAll DepthRule rule,
      @ForAll boolean tree,
      @ForAll @IntRange(min = -4, max = 4) int bound) {
    RandomGame root = game(seed, tree, 4, 4);
    int value = Reference.value(root, LENGTH, EVALUATOR);
    RootSearch<RandomGame> run = new RootSearch<>(search(size, rule), root, Limits.none(), () -> 0);
    for (int depth = 1; depth <= LENGTH; depth++) {
      assertThat(run.iterate(depth, bound - 1, bound)).isTrue();
      SearchResult result = run.result();
      Checks.assertLegalLine(result, root);
      if (result.solved()) {
        assertHolds(result.score(), result.bound(), value, result);
      }
      for (RootMove move : result.rootMoves()) {
        if (move.solved()) {
          int played = Reference.ofMove(root, move.move().code(), LENGTH + 1, EVALUATOR);
          assertHolds(move.score(), move.bound(), played, move);
        }
      }
    }
    assertThat(run.isSolved()).isTrue();
  }

  /** Somewhere below the horizon there are estimates, but the answer needs none of them. */
  @Test
  void manyAnswersAreSolvedBeforeTheGameIsSearchedToItsEnd() {
    int early = 0;
    int earlyByAlphaBeta = 0;
    for (long seed = 0; seed < 100; seed++) {
      RandomGame root = RandomGame.tree(seed, LENGTH, 4, 4);
      early += isSolved(search(Size.ROOMY, DepthRule.EXACT), root) ? 1 : 0;
      earlyByAlphaBeta +=
          isSolved(Algorithm.PVS.create(Composition.of(RandomGame.class, EVALUATOR)), root) ? 1 : 0;
    }
    assertThat(early).isGreaterThan(2 * earlyByAlphaBeta);
  }

  private static boolean isSolved(WindowSearch<RandomGame> search, RandomGame root) {
    RootSearch<RandomGame> run = new RootSearch<>(search, root, Limits.none(), () -> 0);
    run.iterate(LENGTH - 2, 0, 1);
    return run.isSolved();
  }

  @Property
  void aStopAnywhereLeavesAnHonestResultAndAUsableSearch(
      @ForAll long seed,
      @ForAll Size size,
      @ForAll boolean tree,
      @ForAll @IntRange(min = 1, max = 500) int nodes,
      @ForAll @IntRange(min = -4, max = 4) int bound) {
    RandomGame root = game(seed, tree, 4, 4);
    int value = Reference.value(root, LENGTH, EVALUATOR);
    WindowSearch<RandomGame> search = search(size, DepthRule.EXACT);
    RootSearch<RandomGame> run = new RootSearch<>(search, root, Limits.nodes(nodes), () -> 0);
    boolean ended = run.iterate(LENGTH, bound - 1, bound);
    SearchResult result = run.result();
    assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes);
    assertThat(result.completion()).isEqualTo(ended ? Completion.SOLVED : Completion.NODES);
    assertThat(root.legalMoves()).contains(result.bestMove());
    if (result.depth() > 0) {
      assertHolds(result.score(), result.bound(), value, result);
    }
    int found = search.search(root, LENGTH, bound - 1, bound, new SearchContext(Limits.none()));
    assertThat(found >= bound).isEqualTo(value >= bound);
  }

  /** Questions about all positions of a game share the tables, so paths of all kinds meet. */
  @Property(tries = 120)
  void repetitionsAreDraws(
      @ForAll long seed,
      @ForAll Size size,
      @ForAll boolean bipartite,
      @ForAll @IntRange(min = 2, max = 5) int half,
      @ForAll @IntRange(min = 1, max = 2) int range) {
    RandomGraph start = RandomGraph.of(seed, 2 * half, 3, range, bipartite);
    WindowSearch<RandomGraph> search = Algorithm.PROOF_NUMBER.create(size.in(
            Composition.of(RandomGraph.class, (RandomGraph node) -> {
              throw new AssertionError(node);
            }),
            DepthRule.SAME_OR_PROVEN)
        .withRepetition());
    for (RandomGraph root : start.all()) {
      for (int bound = -range; bound <= range + 1; bound++) {
        int found = search.search(
            root, Limits.MAX_DEPTH, bound - 1, bound, new SearchContext(Limits.none()));
        assertThat(found >= bound).as("at least %d", bound).isEqualTo(root.value() >= bound);
        assertHolds(found, found >= bound ? Bound.LOWER : Bound.UPPER, root.value(), found);
      }
    }
  }

  /** The proof of a won game is found by the line in which the other side has no choice. */
  @Test
  void forcedLinesComeFirst() {
    Comb root = Comb.of(201, -1);
    SearchContext context = new SearchContext(Limits.nodes(1_000));
    WindowSearch<Comb> search =
        Algorithm.PROOF_NUMBER.create(Composition.of(Comb.class, node -> 0));
    assertThat(search.search(root, Limits.MAX_DEPTH, 0, 1, context)).isOne();
  }
}
