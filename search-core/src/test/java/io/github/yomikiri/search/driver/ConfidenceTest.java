package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Each result of a selective search that is not solved says how sure its predictions are. */
class ConfidenceTest {

  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();
  private static final ProbCut<RandomGame> MODEL =
      (node, depth) -> List.of(new Prediction(depth / 2, 1, 0, 20));
  /** No game ends before its last layer. */
  private static final RandomGame LONG =
      RandomGame.of(new Rules(1, 12, 4, Integer.MAX_VALUE, 50, 0));

  private static final int DEPTH = 4;

  /** How a searcher is composed and driven. */
  private record Driving(
      String name,
      UnaryOperator<SearcherBuilder<RandomGame>> parts,
      Function<SearcherBuilder<RandomGame>, Searcher<RandomGame>> build) {

    private Driving(String name, UnaryOperator<SearcherBuilder<RandomGame>> parts) {
      this(name, parts, SearcherBuilder::build);
    }

    Searcher<RandomGame> searcher(UnaryOperator<SearcherBuilder<RandomGame>> more) {
      SearcherBuilder<RandomGame> builder = Searchers.bare(RandomGame.class)
          .evaluator(EVALUATOR)
          .table(() -> new LockFreeTable(1 << 16));
      return build.apply(more.apply(parts.apply(builder)));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static Driving algorithm(Algorithm algorithm) {
    return new Driving(algorithm.name(), b -> b.algorithm(algorithm));
  }

  static Stream<Driving> drivings() {
    return Stream.of(
        algorithm(Algorithm.SCOUT),
        algorithm(Algorithm.PVS),
        algorithm(Algorithm.MTDF),
        algorithm(Algorithm.BISECTION),
        algorithm(Algorithm.PROOF_NUMBER),
        new Driving("fixed depth", b -> b.fixedDepth(DEPTH)),
        new Driving("steps", b -> b.deepenBy(2)),
        new Driving("timed", b -> b.timed(Duration.ofMinutes(5)).clock(() -> 0)),
        new Driving("aspiration", b -> b.aspiration(5)),
        new Driving("winner first", SearcherBuilder::winLossDrawFirst),
        new Driving("two threads", b -> b.threads(2)),
        new Driving("best moves", b -> b, b -> b.buildForBestMoves(2)),
        new Driving("best moves of two threads", b -> b.threads(2), b -> b.buildForBestMoves(2)),
        new Driving("all moves", b -> b, b -> b.buildForBestMoves(Integer.MAX_VALUE)));
  }

  /** Returns all that a search reports: each iteration, and the result. */
  private static List<SearchResult> reported(Searcher<RandomGame> searcher) {
    List<SearchResult> results = new ArrayList<>();
    results.add(searcher.search(LONG, Limits.depth(DEPTH), new SearchListener() {
      @Override
      public void iterationFinished(SearchResult result) {
        results.add(result);
      }
    }));
    return results;
  }

  @ParameterizedTest
  @MethodSource("drivings")
  void everyDriverReportsTheSelectivity(Driving driving) {
    for (Selectivity level : List.of(Selectivity.PERCENT_73, Selectivity.PERCENT_99)) {
      assertThat(reported(driving.searcher(b -> b.probCut(MODEL, level))))
          .hasSizeGreaterThan(1)
          .allSatisfy(result -> {
            assertThat(result.solved()).isFalse();
            assertThat(result.confidence()).hasValue(level.percent());
          });
    }
  }

  @ParameterizedTest
  @MethodSource("drivings")
  void aSearchWithoutPredictionsHasNone(Driving driving) {
    for (UnaryOperator<SearcherBuilder<RandomGame>> more :
        List.<UnaryOperator<SearcherBuilder<RandomGame>>>of(
            b -> b,
            b -> b.rule(NodeRule.tableCutoffs(2)),
            b -> b.probCut(MODEL, Selectivity.FULL_WIDTH))) {
      assertThat(reported(driving.searcher(more)))
          .allSatisfy(result -> assertThat(result.confidence()).isEmpty());
    }
  }

  @ParameterizedTest
  @EnumSource(Selectivity.class)
  void aSolvedResultHasNone(Selectivity level) {
    RandomGame shortGame = RandomGame.tree(1, 1, 4, 50);
    SearchResult result = algorithm(Algorithm.PVS)
        .searcher(b -> b.probCut(MODEL, level))
        .search(shortGame, Limits.none());
    assertThat(result.solved()).isTrue();
    assertThat(result.confidence()).isEmpty();
  }

  @Test
  void theTablesAnswersAreAsSureAsTheSearchThatStoredThem() {
    Searcher<RandomGame> searcher =
        algorithm(Algorithm.PVS).searcher(b -> b.probCut(MODEL, Selectivity.PERCENT_95));
    for (int pass = 0; pass < 2; pass++) {
      assertThat(searcher.search(LONG, Limits.depth(DEPTH)).confidence()).hasValue(95);
    }
  }

  @Test
  void aSearchThatIsStoppedHasIt() {
    for (int nodes : new int[] {1, 20, 300}) {
      SearchResult result = algorithm(Algorithm.PVS)
          .searcher(b -> b.probCut(MODEL, Selectivity.PERCENT_95))
          .search(LONG, Limits.nodes(nodes));
      assertThat(result.confidence()).hasValue(95);
    }
  }

  @Test
  void aSearchOfOnesOwnSetsIt() {
    WindowSearch<RandomGame> inner =
        Algorithm.PVS.create(Composition.of(RandomGame.class, EVALUATOR));
    WindowSearch<RandomGame> own = (root, depth, alpha, beta, context) -> {
      context.setConfidence(80);
      return inner.search(root, depth, alpha, beta, context);
    };
    assertThat(Searchers.bare(RandomGame.class)
            .search(() -> own)
            .build()
            .search(LONG, Limits.depth(DEPTH))
            .confidence())
        .hasValue(80);
  }
}
