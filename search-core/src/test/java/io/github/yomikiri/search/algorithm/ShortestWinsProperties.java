package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.fixture.WildSelection;
import io.github.yomikiri.search.parallel.NewThreads;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Compares searches for shortest wins with retrograde analysis: the claims of each search, and the
 * distance of each win at every depth at which it can be seen.
 */
class ShortestWinsProperties {

  private static final Evaluator<RandomGraph> GUESS =
      node -> (int) Long.remainderUnsigned(Hash64.of(node.key(), 9), 7) - 3;

  private static int plies(int value) {
    return Score.MAX - Math.abs(value);
  }

  /** Checks that a score with its bound is true if it is called solved. */
  private static void checkClaim(int score, Bound bound, boolean solved, int value, Object what) {
    boolean holds = switch (bound) {
      case EXACT -> score == value;
      case LOWER -> score <= value;
      case UPPER -> score >= value;
      case ESTIMATE -> false;
    };
    assertThat(!solved || holds).as("%s, value %d", what, value).isTrue();
  }

  private static void checkClaims(SearchResult result, RandomGraph root) {
    int value = root.shortestWin();
    checkClaim(result.score(), result.bound(), result.solved(), value, result);
    if (result.solved() && result.bound() != Bound.UPPER && result.score() > 0) {
      assertThat(Reference.ofMove(root, result.bestMove().code(), RandomGraph::shortestWin))
          .isPositive();
    }
    for (RootMove move : result.rootMoves()) {
      // If the root is won, its other moves may count a return to the root as a draw.
      if (value <= 0) {
        int after =
            Score.oneMorePly(Reference.ofMove(root, move.move().code(), RandomGraph::shortestWin));
        checkClaim(move.score(), move.bound(), move.solved(), after, result);
      }
    }
  }

  /** A search that leaves nothing out finds the shortest win as soon as it can see it. */
  private static void checkDepths(Searcher<RandomGraph> searcher, RandomGraph root) {
    int value = root.shortestWin();
    boolean decided = Score.isDecided(value);
    for (int depth = 1; depth <= 9; depth++) {
      SearchResult result = searcher.search(root, Limits.depth(depth));
      checkClaims(result, root);
      if (decided && plies(value) <= depth) {
        assertThat(result.score()).as("%s", result).isEqualTo(value);
        assertThat(result.isExact()).isTrue();
        assertThat(result.completion()).isEqualTo(Completion.SOLVED);
        assertThat(result.pliesToEnd()).hasValue(plies(value));
        int after = Reference.ofMove(root, result.bestMove().code(), RandomGraph::shortestWin);
        assertThat(Score.oneMorePly(after)).isEqualTo(value);
      } else if (!decided) {
        assertThat(result.pliesToEnd()).isEmpty();
      }
    }
  }

  private static RandomGraph graph(long seed, boolean bipartite, int half) {
    return RandomGraph.of(seed, 2 * half, 3, 1, bipartite);
  }

  @Property(tries = 120)
  void everyAlgorithmFindsTheShortestWin(
      @ForAll long seed,
      @ForAll Setup setup,
      @ForAll Algorithm algorithm,
      @ForAll boolean bipartite,
      @ForAll @IntRange(min = 3, max = 7) int half) {
    RandomGraph start = graph(seed, bipartite, half);
    Searcher<RandomGraph> searcher = setup
        .builder(RandomGraph.class, GUESS, algorithm)
        .repetition()
        .shortestWins()
        .build();
    start.all().stream().limit(4).forEach(root -> checkDepths(searcher, root));
  }

  @Property(tries = 80)
  void windowsLeaveTheShortestWin(
      @ForAll long seed,
      @ForAll Setup setup,
      @ForAll Algorithm algorithm,
      @ForAll boolean bipartite,
      @ForAll @IntRange(min = 0, max = 2) int way) {
    RandomGraph start = graph(seed, bipartite, 6);
    SearcherBuilder<RandomGraph> builder =
        setup.builder(RandomGraph.class, GUESS, algorithm).repetition().shortestWins();
    if (setup.hasTable()) {
      builder.rule(NodeRule.tableCutoffs(2)).rule(NodeRule.internalDeepening(3));
    }
    Searcher<RandomGraph> searcher = switch (way) {
      case 0 -> builder.aspiration(2).build();
      case 1 -> builder.winLossDrawFirst().build();
      default -> builder.buildForBestMoves(2);
    };
    start.all().stream().limit(4).forEach(root -> checkDepths(searcher, root));
  }

  /** Without repetitions a line of play may go round, which makes no win shorter. */
  @Property(tries = 50)
  void gamesNeedNoDraws(
      @ForAll long seed,
      @ForAll Setup setup,
      @ForAll Algorithm algorithm,
      @ForAll boolean bipartite) {
    RandomGraph start = graph(seed, bipartite, 5);
    Searcher<RandomGraph> searcher =
        setup.builder(RandomGraph.class, GUESS, algorithm).shortestWins().build();
    start.all().stream().limit(4).forEach(root -> {
      for (int depth = 1; depth <= 9; depth++) {
        SearchResult result = searcher.search(root, Limits.depth(depth));
        int value = root.shortestWin();
        checkClaims(result, root);
        if (Score.isDecided(value) && plies(value) <= depth) {
          assertThat(result.score()).isEqualTo(value);
          assertThat(result.isExact()).isTrue();
        }
      }
    });
  }

  /** Knows who wins, now and then. */
  private static final Knowledge<RandomGraph> WINNERS = new Knowledge<>() {
    @Override
    public int lowerBound(RandomGraph node) {
      return node.key() % 3 == 0 ? node.value() : -1;
    }

    @Override
    public int upperBound(RandomGraph node) {
      return node.key() % 5 == 0 ? node.value() : 1;
    }
  };

  @Property(tries = 80)
  void knowledgeLeavesTheShortestWin(
      @ForAll long seed,
      @ForAll Setup setup,
      @ForAll Algorithm algorithm,
      @ForAll boolean bipartite) {
    RandomGraph start = graph(seed, bipartite, 6);
    Searcher<RandomGraph> searcher = setup
        .builder(RandomGraph.class, GUESS, algorithm)
        .repetition()
        .shortestWins()
        .knowledge(WINNERS)
        .build();
    start.all().stream().limit(4).forEach(root -> {
      for (int depth = 1; depth <= 12; depth++) {
        checkClaims(searcher.search(root, Limits.depth(depth)), root);
      }
    });
  }

  /** A move that no rule allows, and that says nothing about the moves. */
  private static final NullMove<RandomGraph> PASS = new NullMove<>() {
    @Override
    public boolean isAllowed(RandomGraph node) {
      return true;
    }

    @Override
    public RandomGraph play(RandomGraph node) {
      return new RandomGraph(node.rules(), (node.index() + 1) % node.rules().size(), false);
    }
  };

  @Property(tries = 120)
  void whatIsLeftOutMakesNoWin(
      @ForAll long seed,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 0, max = 3) int algorithm,
      @ForAll boolean bipartite,
      @ForAll @IntRange(min = 1, max = 2000) int nodes) {
    RandomGraph start = graph(seed, bipartite, 7);
    ProbCut<RandomGraph> model = (node, left) -> List.of(new Prediction(left / 2, 1, 0, 1));
    Algorithm chosen = List.of(Algorithm.PVS, Algorithm.SCOUT, Algorithm.MTDF, Algorithm.BISECTION)
        .get(algorithm);
    NodeRule<RandomGraph> own = new NodeRule<>("wild") {
      @Override
      protected Answers<RandomGraph> answers(Search<RandomGraph> search) {
        return (node, depth, alpha, beta, ply) -> switch ((int) (node.key() & 15)) {
          case 0 -> Score.MAX;
          case 1 -> -Score.MAX;
          case 2 -> Math.abs(beta) < 9 ? beta : Expander.OPEN;
          default -> Expander.OPEN;
        };
      }
    };
    SearcherBuilder<RandomGraph> builder = setup
        .builder(RandomGraph.class, GUESS, chosen)
        .repetition()
        .shortestWins()
        .probCut(model, Selectivity.PERCENT_73);
    // MTD(f) would come down from such a rule's answers one by one.
    if (chosen != Algorithm.MTDF) {
      builder.rule(own);
    }
    if (chosen.isParallel()) {
      builder.selection(new WildSelection<>(seed, Optional.of(PASS)));
    }
    Searcher<RandomGraph> searcher = builder.build();
    start.all().stream().limit(4).forEach(root -> {
      checkClaims(searcher.search(root, Limits.depth(8).and(Limits.nodes(nodes))), root);
      checkClaims(searcher.search(root, Limits.depth(8)), root);
    });
  }

  @Property(tries = 15)
  void threadsFindTheShortestWin(@ForAll long seed, @ForAll boolean bipartite) {
    RandomGraph start = graph(seed, bipartite, 6);
    Searcher<RandomGraph> searcher = Searchers.bare(RandomGraph.class)
        .search(() -> Algorithm.PVS.create(
            Composition.of(RandomGraph.class, GUESS)
                .withTable(() -> new LockFreeTable(1 << 12))
                .withRepetition()
                .withShortestWins(),
            3,
            NewThreads.INSTANCE,
            0))
        .build();
    start.all().stream().limit(4).forEach(root -> checkDepths(searcher, root));
  }
}
