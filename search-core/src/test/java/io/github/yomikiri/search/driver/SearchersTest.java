package io.github.yomikiri.search.driver;

import static io.github.yomikiri.search.fixture.Checks.timeless;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SearchersTest {

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void everyAlgorithmSolvesTicTacToe(Algorithm algorithm) {
    SearchResult result = Searchers.forGame(TicTacToe.class)
        .algorithm(algorithm)
        .build()
        .search(TicTacToe.START, Limits.none());
    assertThat(result.score()).isZero();
    assertThat(result.solved()).isTrue();
  }

  @Test
  void aSearchOfOnesOwnIsDriven() {
    WindowSearch<TicTacToe> own = (root, depth, alpha, beta, context) -> {
      context.visit(0);
      context.countEvaluation();
      context.rootScored(4, 40 + depth, alpha, beta);
      return 40 + depth;
    };
    Searcher<TicTacToe> searcher =
        Searchers.bare(TicTacToe.class).search(() -> own).build();
    SearchResult result = searcher.search(TicTacToe.START, Limits.depth(3));
    assertThat(result.score()).isEqualTo(43);
    assertThat(result.bestMove().notation()).isEqualTo("b2");
    assertThat(Searchers.bare(TicTacToe.class).search(() -> own).buildWindowSearch())
        .isSameAs(own);
  }

  @Test
  void twoSearchersOfOneBuilderShareNothing() {
    RandomGame root = RandomGame.graph(7, 9, 5, 20);
    SearcherBuilder<RandomGame> builder = Searchers.forGame(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .ordering(() -> MoveOrdering.killers(3))
        .table(() -> LockFreeTable.ofMebibytes(1));
    Searcher<RandomGame> one = builder.build();
    Searcher<RandomGame> two = builder.build();
    SearchResult first = one.search(root, Limits.depth(5));
    assertThat(timeless(two.search(root, Limits.depth(5))))
        .as("the second searcher knows nothing of the first one's search")
        .isEqualTo(timeless(first));
    SearchResult warm = one.search(root, Limits.depth(5));
    assertThat(warm.statistics().nodes()).isLessThan(first.statistics().nodes());
    two.reset();
    two.search(root, Limits.depth(5));
    two.reset();
    assertThat(timeless(one.search(root, Limits.depth(5))))
        .as("a reset of the second searcher is none of the first")
        .isNotEqualTo(timeless(first));
  }

  @Test
  void theDefaultPartsAreNotShared() {
    RandomGame root = RandomGame.graph(7, 9, 5, 20);
    SearcherBuilder<RandomGame> builder = Searchers.forGame(RandomGame.class);
    SearchResult first = builder.build().search(root, Limits.depth(5));
    assertThat(timeless(builder.build().search(root, Limits.depth(5)))).isEqualTo(timeless(first));
  }

  @Test
  void aTableThatIsGivenAsSuchIsShared() {
    TranspositionTable table = TranspositionTable.unbounded();
    SearcherBuilder<RandomGame> builder = Searchers.bare(RandomGame.class).table(table);
    RandomGame root = RandomGame.graph(7, 9, 5, 20);
    builder.build().search(root, Limits.depth(5));
    long known = table.size();
    assertThat(builder.build().search(root, Limits.depth(5)).statistics().tableHits())
        .isPositive();
    assertThat(table.size()).isEqualTo(known).isPositive();
  }

  private record Calls(String name, UnaryOperator<SearcherBuilder<TicTacToe>> calls) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final Calls SEARCH =
      new Calls("search", b -> b.search(() -> (root, depth, alpha, beta, context) -> 0));
  private static final Calls ASPIRATION = new Calls("aspiration", b -> b.aspiration(3));
  private static final Calls FIXED = new Calls("fixedDepth", b -> b.fixedDepth(3));
  private static final Calls TIMED = new Calls("timed", b -> b.timed(Duration.ofSeconds(1)));
  private static final Calls DEEPENING =
      new Calls("iterativeDeepening", SearcherBuilder::iterativeDeepening);

  static Stream<Arguments> contradictions() {
    return Stream.of(
        Arguments.of(SEARCH, new Calls("evaluator", b -> b.evaluator(node -> 0))),
        Arguments.of(SEARCH, new Calls("algorithm", b -> b.algorithm(Algorithm.PVS))),
        Arguments.of(SEARCH, new Calls("ordering", b -> b.ordering(MoveOrdering::history))),
        Arguments.of(SEARCH, new Calls("compose", b -> b.compose(old -> old))),
        Arguments.of(SEARCH, new Calls("table", b -> b.table(TranspositionTable.unbounded()))),
        Arguments.of(SEARCH, new Calls("table", b -> b.table(TranspositionTable::unbounded))),
        Arguments.of(
            SEARCH,
            new Calls(
                "probCut", b -> b.probCut((node, depth) -> List.of(), Selectivity.PERCENT_95))),
        Arguments.of(SEARCH, new Calls("repetition", b -> b.repetition())),
        Arguments.of(SEARCH, new Calls("knowledge", b -> b.knowledge(new Knowledge<>() {}))),
        Arguments.of(ASPIRATION, FIXED),
        Arguments.of(FIXED, new Calls("deepenBy", b -> b.deepenBy(2))),
        Arguments.of(FIXED, TIMED),
        Arguments.of(FIXED, DEEPENING),
        Arguments.of(TIMED, DEEPENING));
  }

  @ParameterizedTest
  @MethodSource("contradictions")
  void callsThatContradictEachOtherAreRefused(Calls one, Calls other) {
    for (List<Calls> order : List.of(List.of(one, other), List.of(other, one))) {
      SearcherBuilder<TicTacToe> builder =
          order.get(0).calls.apply(Searchers.bare(TicTacToe.class));
      assertThatIllegalStateException()
          .isThrownBy(() -> order.get(1).calls.apply(builder))
          .withMessageContaining("%s(...) contradicts %s(...)", order.get(1), order.get(0));
    }
  }

  @Test
  void settingsOfAPresetAreReplacedOnce() {
    SearcherBuilder<TicTacToe> builder = Searchers.solver(TicTacToe.class)
        .algorithm(Algorithm.MTDF)
        .table(TranspositionTable::unbounded)
        .iterativeDeepening()
        .aspiration(1);
    assertThat(builder.build().search(TicTacToe.START, Limits.none()).score()).isZero();
    assertThatIllegalStateException()
        .isThrownBy(() -> builder.table(TranspositionTable::unbounded));
    assertThatIllegalStateException().isThrownBy(() -> builder.fixedDepth(3));
  }

  @Test
  void settingsThatContradictAPresetAreRejected() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Searchers.solver(TicTacToe.class).aspiration(5))
        .withMessage("aspiration(...) contradicts fixedDepth(...), which Searchers.solver sets: a"
            + " window needs the value of an earlier depth, and a fixed depth has no earlier one");
    assertThatIllegalStateException()
        .isThrownBy(() -> Searchers.solver(TicTacToe.class).deepenBy(2))
        .withMessageContaining("deepenBy(...) contradicts fixedDepth(...), which Searchers.solver");
    assertThatIllegalStateException()
        .isThrownBy(() -> SEARCH.calls.apply(Searchers.forGame(TicTacToe.class)))
        .withMessageContaining(
            "search(...) contradicts ordering(...), which Searchers.forGame sets")
        .withMessageEndingWith("begin with Searchers.bare");
  }

  @Test
  void bareHasNeitherTableNorOrderings() {
    RandomGame root = RandomGame.graph(7, 9, 5, 20);
    SearchResult bare = Searchers.bare(RandomGame.class).build().search(root, Limits.depth(4));
    SearchResult full = Searchers.forGame(RandomGame.class).build().search(root, Limits.depth(4));
    assertThat(bare.statistics().tableProbes()).isZero();
    assertThat(full.statistics().tableProbes()).isPositive();
    assertThat(full.score()).isEqualTo(bare.score());
  }

  @Test
  void theTableGivenIsTheTableUsed() {
    TranspositionTable table = TranspositionTable.unbounded();
    Searcher<TicTacToe> searcher = Searchers.bare(TicTacToe.class).table(table).build();
    searcher.search(TicTacToe.START, Limits.none());
    assertThat(table.size()).isPositive();
    searcher.reset();
    assertThat(table.size()).isZero();
  }

  /** The searches that use the table are made at the first root. */
  @Test
  void aResetBeforeTheFirstSearchClearsTheTable() {
    TranspositionTable table = TranspositionTable.unbounded();
    Searchers.bare(TicTacToe.class).table(table).build().search(TicTacToe.START, Limits.none());
    Searchers.bare(TicTacToe.class).table(table).build().reset();
    assertThat(table.size()).isZero();
  }

  @Test
  void statisticsAddUp() {
    SearchResult result = Searchers.forGame(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .build()
        .search(RandomGame.graph(3, 9, 5, 20), Limits.depth(6));
    assertThat(result.statistics().leaves())
        .isBetween(result.statistics().evaluations(), result.statistics().nodes());
    assertThat(result.statistics().firstMoveCutoffs())
        .isBetween(1L, result.statistics().cutoffs());
    assertThat(result.statistics().tableHits())
        .isBetween(1L, result.statistics().tableProbes());
    assertThat(result.statistics().tableProbes())
        .isLessThanOrEqualTo(result.statistics().innerNodes());
    assertThat(result.statistics().cutoffs())
        .isLessThanOrEqualTo(result.statistics().innerNodes());
  }
}
