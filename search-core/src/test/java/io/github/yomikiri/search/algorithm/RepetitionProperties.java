package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import io.github.yomikiri.search.table.view.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * Compares searches with draws by repetition with the values of games that may never end. Searches
 * that must solve a game have a depth that no line reaches, so they use no estimates, or deepen
 * until they have solved it.
 */
class RepetitionProperties {

  private static final Evaluator<RandomGraph> GUESS =
      node -> (int) Long.remainderUnsigned(Hash64.of(node.key(), 9), 7) - 3;

  private static void check(RandomGraph root, SearchResult result) {
    assertThat(result.score()).isEqualTo(root.value());
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.solved()).isTrue();
    assertThat(Reference.ofMove(root, result.bestMove().code(), RandomGraph::value))
        .isEqualTo(root.value());
    Checks.assertLegalLine(result, root);
  }

  @Property(tries = 200)
  void everyAlgorithmFindsTheValue(
      @ForAll long seed,
      @ForAll Setup setup,
      @ForAll DepthRule rule,
      @ForAll boolean bipartite,
      @ForAll @IntRange(min = 2, max = 9) int size,
      @ForAll @IntRange(min = 1, max = 3) int range) {
    RandomGraph root = RandomGraph.of(seed, 2 * (size / 2), 3, range, bipartite);
    for (Algorithm algorithm : Algorithm.values()) {
      Searcher<RandomGraph> searcher = setup
          .builder(RandomGraph.class, GUESS, algorithm, rule)
          .repetition()
          .fixedDepth(Limits.MAX_DEPTH)
          .build();
      // The second search uses what the first one left in the table.
      check(root, searcher.search(root, Limits.none()));
      check(root, searcher.search(root, Limits.none()));
    }
  }

  /** A table keeps what searches of other positions have left, so paths of all kinds meet. */
  @Property
  void searchesOfAllPositionsShareATable(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll DepthRule rule,
      @ForAll boolean bipartite,
      @ForAll @IntRange(min = 3, max = 6) int half) {
    RandomGraph start = RandomGraph.of(seed, 2 * half, 3, 2, bipartite);
    Searcher<RandomGraph> searcher = Searchers.bare(RandomGraph.class)
        .algorithm(algorithm)
        .table(TranspositionTable.unbounded())
        .compose(old -> old.withDepthRule(rule).withTableDepth(1))
        .repetition()
        .fixedDepth(Limits.MAX_DEPTH)
        .build();
    start.all().forEach(root -> check(root, searcher.search(root, Limits.none())));
  }

  /** Knows true bounds of every value, at random distances. */
  private static final Knowledge<RandomGraph> BOUNDS = new Knowledge<>() {
    private int distance(RandomGraph node, int what) {
      return (int) Long.remainderUnsigned(Hash64.of(node.key(), what), 4);
    }

    @Override
    public int lowerBound(RandomGraph node) {
      return node.value() - distance(node, 1);
    }

    @Override
    public int upperBound(RandomGraph node) {
      return node.value() + distance(node, 2);
    }
  };

  @Property(tries = 200)
  void boundsAndRulesLeaveTheValue(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll DepthRule rule,
      @ForAll boolean bipartite,
      @ForAll boolean bounds,
      @ForAll @IntRange(min = 3, max = 6) int half) {
    RandomGraph start = RandomGraph.of(seed, 2 * half, 3, 2, bipartite);
    SearcherBuilder<RandomGraph> builder = setup
        .builder(RandomGraph.class, GUESS, algorithm, rule)
        .repetition()
        .fixedDepth(Limits.MAX_DEPTH);
    if (setup.hasTable()) {
      builder.rule(NodeRule.tableCutoffs(2));
    }
    if (bounds) {
      builder.knowledge(BOUNDS);
    }
    Searcher<RandomGraph> searcher = builder.build();
    start.all().forEach(root -> check(root, searcher.search(root, Limits.none())));
  }

  /** Whatever ends a search, it calls only true scores solved. */
  @Property
  void solvedMeansSolvedAtAnyDepthAndAfterAnyNumberOfNodes(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll boolean selective,
      @ForAll boolean bipartite,
      @ForAll @IntRange(min = 1, max = 12) int depth,
      @ForAll @IntRange(min = 1, max = 2000) int nodes) {
    RandomGraph root = RandomGraph.of(seed, 10, 3, 3, bipartite);
    ProbCut<RandomGraph> model = (node, left) -> List.of(new Prediction(left / 2, 1, 0, 1));
    Searcher<RandomGraph> searcher = setup
        .builder(RandomGraph.class, GUESS, algorithm)
        .probCut(
            model,
            selective && algorithm.canPredict() ? Selectivity.PERCENT_73 : Selectivity.FULL_WIDTH)
        .repetition()
        .build();
    // The second search begins with the state that the end of the first one left.
    for (int search = 0; search < 2; search++) {
      SearchResult result = searcher.search(root, Limits.depth(depth).and(Limits.nodes(nodes)));
      int value = root.value();
      assertThat(!result.solved() || holds(result.bound(), result.score(), value))
          .as("%s, value %d", result, value)
          .isTrue();
      for (RootMove move : result.rootMoves()) {
        assertThat(!move.solved() || holds(move, root)).as("%s", move).isTrue();
      }
    }
  }

  private static boolean holds(Bound bound, int score, int value) {
    return switch (bound) {
      case EXACT -> score == value;
      case LOWER -> score <= value;
      case UPPER -> score >= value;
      case ESTIMATE -> true;
    };
  }

  /** If the root is won, its other moves may count a return to the root as a draw. */
  private static boolean holds(RootMove move, RandomGraph root) {
    int value = Reference.ofMove(root, move.move().code(), RandomGraph::value);
    return root.value() > 0 || holds(move.bound(), move.score(), value);
  }

  /** Values with split nodes, whose path every thread takes over, also when it is alone. */
  @Property
  void aTeamOfOneThreadFindsTheValue(
      @ForAll long seed,
      @ForAll @IntRange(min = 3, max = 6) int half,
      @ForAll boolean bipartite,
      @ForAll("parallel") Algorithm algorithm) {
    teamFindsTheValue(RandomGraph.of(seed, 2 * half, 3, 2, bipartite), algorithm, task -> {});
  }

  /**
   * A thread that returns from a split node knows which nodes above depend on their path, as if it
   * had not split. Otherwise the table would get other values, and the next searches other trees.
   */
  @Property(tries = 150)
  void aTeamOfOneThreadSearchesTheTreeOfAPlainSearch(
      @ForAll long seed, @ForAll @IntRange(min = 3, max = 6) int half, @ForAll boolean bipartite) {
    RandomGraph start = RandomGraph.of(seed, 2 * half, 3, 2, bipartite);
    Searcher<RandomGraph> plain = solver(Algorithm.PVS.create(ofTable()));
    Searcher<RandomGraph> team = solver(team(Algorithm.PVS, task -> {}));
    for (RandomGraph root : start.all()) {
      SearchResult expected = plain.search(root, Limits.none());
      SearchResult result = team.search(root, Limits.none());
      assertThat(result.rootMoves()).isEqualTo(expected.rootMoves());
      assertThat(result.statistics().nodes()).isEqualTo(expected.statistics().nodes());
    }
  }

  @Property(tries = 50)
  void threadsFindTheValue(
      @ForAll long seed, @ForAll boolean bipartite, @ForAll("parallel") Algorithm algorithm)
      throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    teamFindsTheValue(RandomGraph.of(seed, 12, 3, 2, bipartite), algorithm, task -> {
      Thread helper = new Thread(task);
      threads.add(helper);
      helper.start();
    });
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static Composition<RandomGraph> ofTable() {
    return Composition.of(RandomGraph.class, GUESS)
        .withTable(() -> new LockFreeTable(1 << 12))
        .withRepetition();
  }

  /** Returns a search that splits nodes whatever time they take. */
  private static WindowSearch<RandomGraph> team(Algorithm algorithm, Executor executor) {
    return algorithm.create(ofTable(), 3, executor, 0);
  }

  private static Searcher<RandomGraph> solver(WindowSearch<RandomGraph> search) {
    return Searchers.bare(RandomGraph.class)
        .search(() -> search)
        .fixedDepth(Limits.MAX_DEPTH)
        .build();
  }

  /** Searches all positions. */
  private static void teamFindsTheValue(RandomGraph start, Algorithm algorithm, Executor executor) {
    Searcher<RandomGraph> searcher = solver(team(algorithm, executor));
    start.all().forEach(root -> check(root, searcher.search(root, Limits.none())));
  }

  @Provide
  Arbitrary<Algorithm> parallel() {
    return Arbitraries.of(Algorithm.PVS, Algorithm.MTDF, Algorithm.BISECTION);
  }

  /** In this game the table of a plain search confuses two paths. */
  @Test
  void aTableThatKeepsEverythingGivesAWrongValue() {
    RandomGraph root = RandomGraph.of(354, 8, 3, 2, true);
    Composition<RandomGraph> bare = Composition.of(RandomGraph.class, GUESS);
    WindowSearch<RandomGraph> naive = Algorithm.PVS.create(
        bare.withTable(TranspositionTable::unbounded).withDepthRule(DepthRule.AT_LEAST),
        inner -> new RepetitionExpander<>(inner, new Path(), new SearchContext(Limits.none())));
    SearchResult wrong = searcher(naive).search(root, Limits.none());
    assertThat(wrong.solved()).isTrue();
    assertThat(wrong.score()).isZero();
    assertThat(root.value()).isEqualTo(-1);
    WindowSearch<RandomGraph> right =
        Algorithm.PVS.create(bare.withTable(TranspositionTable::unbounded)
            .withDepthRule(DepthRule.AT_LEAST)
            .withRepetition());
    check(root, searcher(right).search(root, Limits.none()));
  }

  /** With the usual rule, an estimate stays in the table however deep the search is. */
  @Test
  void estimatesThatGoRoundAreNotUsedForEver() {
    RandomGraph root = RandomGraph.of(6, 10, 3, 2, true);
    for (DepthRule rule : DepthRule.values()) {
      Searcher<RandomGraph> searcher = Setup.AT_LEAST
          .builder(RandomGraph.class, GUESS, Algorithm.PVS, rule)
          .repetition()
          .build();
      check(root, searcher.search(root, Limits.depth(40)));
    }
  }

  /**
   * Earlier searches leave estimates of all depths. Deepening solves the game all the same, soon
   * after the depth that no line reaches.
   */
  @Property
  void deepeningSolvesWhateverTheTableHolds(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll DepthRule rule,
      @ForAll boolean bipartite,
      @ForAll @IntRange(min = 2, max = 6) int half,
      @ForAll @IntRange(min = 1, max = 30) int depth) {
    RandomGraph start = RandomGraph.of(seed, 2 * half, 3, 3, bipartite);
    Searcher<RandomGraph> searcher = Searchers.bare(RandomGraph.class)
        .evaluator(GUESS)
        .algorithm(algorithm)
        .table(TranspositionTable.unbounded())
        .compose(old -> old.withDepthRule(rule).withTableDepth(1))
        .repetition()
        .build();
    for (RandomGraph root : start.all()) {
      searcher.search(root, Limits.depth(depth));
      check(root, searcher.search(root, Limits.depth(100)));
    }
  }

  /** A line of several best moves ends where it comes back to a position. */
  @Property(tries = 100)
  void linesEndAtARepetition(@ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int half) {
    RandomGraph start = RandomGraph.of(seed, 2 * half, 3, 3, true);
    Searcher<RandomGraph> searcher =
        Searchers.forGame(RandomGraph.class).evaluator(GUESS).repetition().buildForBestMoves(2);
    for (RandomGraph root : start.all()) {
      SearchResult result = searcher.search(root, Limits.depth(12));
      List<RandomGraph> line = new ArrayList<>(List.of(root));
      for (Move move : result.principalVariation()) {
        RandomGraph last = line.get(line.size() - 1);
        assertThat(line.indexOf(last)).isEqualTo(line.size() - 1);
        line.add(last.play(move.code()));
      }
    }
  }

  /** Each side has one move, which leads to the only position. */
  private static final RandomGraph LOOP = RandomGraph.of(1, 1, 1, 0, false);

  @Test
  void aRepetitionIsAFinishedGame() {
    assertLoopIsADraw(node -> 1);
  }

  @Test
  void anIncrementalEvaluatorsNodesRepeatToo() {
    assertLoopIsADraw(new IncrementalEvaluator<RandomGraph, RandomGraph>() {
      @Override
      public int evaluate(RandomGraph node) {
        return 1;
      }

      @Override
      public Class<RandomGraph> nodeType() {
        return RandomGraph.class;
      }

      @Override
      public RandomGraph enriched(RandomGraph node) {
        return node;
      }

      @Override
      public RandomGraph plain(RandomGraph node) {
        return node;
      }

      @Override
      public Evaluator<RandomGraph> incremental() {
        return node -> 1;
      }
    });
  }

  private static void assertLoopIsADraw(Evaluator<RandomGraph> evaluator) {
    SearchResult result = Searchers.bare(RandomGraph.class)
        .evaluator(evaluator)
        .repetition()
        .build()
        .search(LOOP, Limits.none());
    assertThat(result.score()).isZero();
    assertThat(result.solved()).isTrue();
    assertThat(result.depth()).isEqualTo(2);
    // Depth 1 visits the root and a leaf; depth 2 visits the root and the repetition.
    assertThat(result.statistics().nodes()).isEqualTo(4);
    assertThat(result.statistics().evaluations()).isEqualTo(1);
    assertThat(result.statistics().leaves()).isEqualTo(2);
  }

  private static Searcher<RandomGraph> searcher(WindowSearch<RandomGraph> search) {
    return Searchers.bare(RandomGraph.class).search(() -> search).build();
  }
}
