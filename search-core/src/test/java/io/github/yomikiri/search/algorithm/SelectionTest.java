package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.Comb;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.parallel.NewThreads;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SelectionTest {

  private static final Evaluator<Breakthrough> LEAD = Breakthrough::lead;
  private static final int DEPTH = 7;

  /** Leaves out nothing. */
  record Nothing<N extends Node<N>>() implements Selection<N> {}

  /** Leaves out all moves but the first. */
  private record FirstOnly<N extends Node<N>>() implements Selection<N> {

    @Override
    public boolean leavesOut(N node, int move, int depth, int earlier, int lack) {
      return true;
    }
  }

  /** Searches each move a number of plies less deep. */
  private record Reduced<N extends Node<N>>(int first, int others) implements Selection<N> {

    @Override
    public int reduction(N node, int move, N child, int depth, int earlier, boolean isCut) {
      return earlier == 0 ? first : others;
    }
  }

  /** A side that is always in danger, which must not be asked anything else. */
  private record Danger<N extends Node<N>>() implements Selection<N>, NullMove<N> {

    @Override
    public boolean isInDanger(N node) {
      return true;
    }

    @Override
    public int margin(N node, int depth) {
      throw new AssertionError("a margin in danger");
    }

    @Override
    public Optional<NullMove<N>> nullMove() {
      return Optional.of(this);
    }

    @Override
    public boolean isAllowed(N node) {
      throw new AssertionError("a pass in danger");
    }

    @Override
    public N play(N node) {
      throw new AssertionError("a pass in danger");
    }

    @Override
    public boolean leavesOut(N node, int move, int depth, int earlier, int lack) {
      throw new AssertionError("a move left out in danger");
    }
  }

  /** Passes, which is allowed always or never. */
  private record Passing(boolean isBurden) implements Selection<Breakthrough> {

    @Override
    public Optional<NullMove<Breakthrough>> nullMove() {
      return Optional.of(new NullMove<>() {
        @Override
        public boolean isAllowed(Breakthrough node) {
          return !isBurden && !play(node).isTerminal();
        }

        @Override
        public Breakthrough play(Breakthrough node) {
          return new Breakthrough(
              node.white(), node.black(), !node.whiteToMove(), node.columns(), node.rows());
        }
      });
    }
  }

  private static SearcherBuilder<Breakthrough> builder() {
    return Searchers.bare(Breakthrough.class)
        .evaluator(LEAD)
        .ordering(() -> MoveOrdering.byEvaluation(LEAD, 2))
        .table(() -> LockFreeTable.ofMebibytes(4));
  }

  private static SearchResult search(SearcherBuilder<Breakthrough> builder) {
    SearchResult result = builder.build().search(Breakthrough.start(5, 6), Limits.depth(DEPTH));
    assertThat(result.depth()).isEqualTo(DEPTH);
    return result;
  }

  private static long nodes(Selection<Breakthrough> selection) {
    return search(builder().selection(selection)).statistics().nodes();
  }

  private static Selection<Breakthrough> usual(int step) {
    return Selection.usual(NodeRuleTest.CAPTURES, step);
  }

  /** The count does not change by chance: a changed count belongs into the commit's message. */
  @Test
  void theCountOfTheUsualSelectionIsOnFile() {
    assertThat(nodes(usual(1))).isEqualTo(3459);
    assertThat(nodes(usual(1))).isLessThan(search(builder()).statistics().nodes() / 4);
  }

  @Test
  void whatLeavesOutNothingChangesNothing() {
    assertThat(nodes(new Nothing<>())).isEqualTo(search(builder()).statistics().nodes());
  }

  /** Without a table no node has a move to try first, so the question has no meaning. */
  @Test
  void nodesThatTheTableDoesNotKnowAreSearchedLessDeep() {
    Selection<Breakthrough> unguided = new Selection<>() {
      @Override
      public int unguidedReduction(int depth) {
        return 1;
      }
    };
    assertThat(nodes(unguided)).isLessThan(nodes(new Nothing<>()));
    SearcherBuilder<Breakthrough> bare = Searchers.bare(Breakthrough.class).evaluator(LEAD);
    long plain = search(bare).statistics().nodes();
    assertThat(search(bare.selection(unguided)).statistics().nodes()).isEqualTo(plain);
  }

  @Test
  void inDangerNothingIsLeftOut() {
    assertThat(nodes(new Danger<>())).isEqualTo(nodes(new Nothing<>()));
  }

  @Test
  void aPassSavesNodesUnlessToMoveIsABurden() {
    assertThat(nodes(new Passing(false))).isLessThan(nodes(new Nothing<>()) / 2);
    assertThat(nodes(new Passing(true))).isEqualTo(nodes(new Nothing<>()));
  }

  @Test
  void theFirstMoveIsNeverReduced() {
    assertThat(nodes(new Reduced<>(3, 0))).isEqualTo(nodes(new Nothing<>()));
    assertThat(nodes(new Reduced<>(0, 3))).isLessThan(nodes(new Nothing<>()));
  }

  @Test
  void aReductionSeesThePositionAfterTheMove() {
    nodes(new Selection<>() {
      @Override
      public int reduction(
          Breakthrough node, int move, Breakthrough child, int depth, int earlier, boolean isCut) {
        assertThat(child.key()).isEqualTo(node.play(move).key());
        assertThat(depth).isPositive();
        return 0;
      }
    });
  }

  @ParameterizedTest
  @EnumSource(
      value = Algorithm.class,
      names = {"PVS", "MTDF", "BISECTION"})
  void whatIsLeftOutIsAnEstimate(Algorithm algorithm) {
    RandomGame root = RandomGame.tree(1, 5, 4, 20);
    SearcherBuilder<RandomGame> builder =
        Searchers.bare(RandomGame.class).evaluator(RandomGame.evaluator()).algorithm(algorithm);
    SearchResult result =
        builder.selection(new FirstOnly<RandomGame>()).build().search(root, Limits.depth(9));
    assertThat(result.solved()).isFalse();
    Checks.assertLegalLine(result, root);
  }

  @ParameterizedTest
  @EnumSource(
      value = Algorithm.class,
      names = {"PVS", "MTDF", "BISECTION"})
  void movesThatAreSearchedDeeperReachTheEnd(Algorithm algorithm) {
    RandomGame root = RandomGame.tree(3, 7, 3, 20);
    SearchResult result = Searchers.bare(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .algorithm(algorithm)
        .selection(new Reduced<RandomGame>(-1, -1))
        .build()
        .search(root, Limits.depth(2));
    assertThat(result.solved()).isTrue();
    assertThat(result.score()).isEqualTo(Reference.value(root, 7, node -> 0));
  }

  @Test
  void noMoveIsSearchedDeeperThanTheDeepestHorizon() {
    SearchResult result = Searchers.bare(Comb.class)
        .evaluator(node -> 3)
        .selection(new Reduced<Comb>(-1, -1))
        .fixedDepth(2)
        .build()
        .search(Comb.forced(400, 7), Limits.none());
    assertThat(result.solved()).isFalse();
    assertThat(result.principalVariation()).hasSize(Limits.MAX_DEPTH);
  }

  @Test
  void severalThreadsLeaveOutMoves() {
    SearchResult result = Searchers.bare(Breakthrough.class)
        .search(() -> Algorithm.PVS.create(
            Composition.of(Breakthrough.class, LEAD)
                .withOrdering(() -> MoveOrdering.byEvaluation(LEAD, 2))
                .withTable(() -> LockFreeTable.ofMebibytes(4))
                .withSelection(usual(1)),
            3,
            NewThreads.INSTANCE,
            0))
        .build()
        .search(Breakthrough.start(5, 6), Limits.depth(DEPTH));
    Checks.assertLegalLine(result, Breakthrough.start(5, 6));
    assertThat(result.solved()).isFalse();
    assertThat(result.statistics().nodes())
        .isLessThan(search(builder()).statistics().nodes());
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void otherAlgorithmsRejectASelection(Algorithm algorithm) {
    SearcherBuilder<Breakthrough> builder =
        builder().algorithm(algorithm).selection(new Nothing<Breakthrough>());
    if (algorithm.isParallel()) {
      assertThat(builder.build()).isNotNull();
    } else {
      assertThatIllegalArgumentException()
          .isThrownBy(builder::build)
          .withMessage(
              "a selection is for PVS, MTDF and BISECTION; " + algorithm + " does not apply it");
    }
  }

  @Test
  void theStepIsAtLeastOne() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> usual(0))
        .withMessage("step 0 is less than 1");
  }

  @Test
  void aTableSeparatesSelections() {
    Composition<Breakthrough> plain = Composition.of(Breakthrough.class, LEAD);
    Composition<Breakthrough> one = plain.withSelection(new Nothing<Breakthrough>());
    assertThat(one.isSelective()).isTrue();
    assertThat(one.leavesMovesOut()).isTrue();
    assertThat(one.level())
        .isNotEqualTo(plain.level())
        .isNotEqualTo(plain.withSelection(usual(1)).level())
        .isEqualTo(plain.withSelection(new Nothing<Breakthrough>()).level());
  }

  @Test
  void twoSelectionsOfOneClassHaveATableInCommonIfTheyAreEqual() {
    TranspositionTable table = LockFreeTable.ofMebibytes(1);
    for (int i = 0; i < 2; i++) {
      assertThat(withTable(table, usual(1)).build()).isNotNull();
    }
    assertThatIllegalArgumentException()
        .isThrownBy(withTable(table, usual(2))::build)
        .withMessageStartingWith("two rules have the text \"selection ");
  }

  private static SearcherBuilder<Breakthrough> withTable(
      TranspositionTable table, Selection<Breakthrough> selection) {
    return Searchers.bare(Breakthrough.class).evaluator(LEAD).table(table).selection(selection);
  }
}
