package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Part.Predictions;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.rule.ProbCutPruning;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.view.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProbCutTest {

  private static final int DEPTH = 6;

  /** Returns a model that predicts for every node a value far above or far below the window. */
  private static ProbCut<RandomGame> always(int offset) {
    return (node, depth) -> List.of(new Prediction(0, 1, offset, 0));
  }

  /**
   * A model that is sure at 73 %, but never at 99 %, because the values of the game are too small.
   */
  private static final ProbCut<RandomGame> SURE_AT_73 =
      (node, depth) -> List.of(new Prediction(1, 1, 200, 100));

  private static Composition<RandomGame> parts() {
    return Composition.of(RandomGame.class, RandomGame.evaluator());
  }

  private static RandomGame root(int seed) {
    return RandomGame.tree(seed, 12, 4, 50);
  }

  private static SearchResult search(WindowSearch<RandomGame> search, RandomGame root) {
    RootSearch<RandomGame> run = new RootSearch<>(search, root, Limits.none(), () -> 0);
    run.iterate(DEPTH);
    return run.result();
  }

  @ParameterizedTest
  @ValueSource(ints = {-10_000, 10_000})
  void thePrincipalVariationIsNeverCut(int offset) {
    // No game ends before the horizon here.
    RandomGame root = RandomGame.of(new RandomGame.Rules(1, 12, 4, Integer.MAX_VALUE, 50, 0));
    Composition<RandomGame> selective = parts().withProbCut(always(offset), Selectivity.PERCENT_95);
    SearchResult result = search(Algorithm.PVS.create(selective), root);
    assertThat(result.principalVariation()).hasSize(DEPTH);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    SearchResult exact = search(Algorithm.PVS.create(parts()), root);
    assertThat(result.statistics().nodes()).isNotEqualTo(exact.statistics().nodes());
  }

  /** The windows at the ends of the range have one end that is no score. */
  @ParameterizedTest
  @EnumSource(names = {"SCOUT", "PVS", "MTDF", "BISECTION", "PROOF_NUMBER"})
  void aCutIsAScore(Algorithm algorithm) {
    for (int offset : new int[] {-3, 0, 3}) {
      for (int value : new int[] {Score.MAX, -Score.MAX}) {
        ProbCut<RandomGame> model = (node, depth) -> List.of(new Prediction(0, 1, offset, 0.5));
        SearchResult result = Searchers.bare(RandomGame.class)
            .evaluator(node -> node.layer() % 2 == 0 ? value : -value)
            .algorithm(algorithm)
            .probCut(model, Selectivity.PERCENT_95)
            .build()
            .search(root(2), Limits.depth(DEPTH).withNodes(50_000));
        assertThat(result.score()).isBetween(-Score.MAX, Score.MAX);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"SCOUT", "PVS", "MTDF", "BISECTION", "PROOF_NUMBER"})
  void theRootIsNeverCut(Algorithm algorithm) {
    for (int offset : new int[] {-10_000, 10_000}) {
      Composition<RandomGame> selective =
          parts().withProbCut(always(offset), Selectivity.PERCENT_95);
      SearchContext context = new SearchContext(Limits.none());
      algorithm.create(selective).search(root(1), DEPTH, 3, 4, context);
      RootSearch<RandomGame> run =
          new RootSearch<>(algorithm.create(selective), root(1), Limits.none(), () -> 0);
      run.iterate(DEPTH, 3, 4);
      assertThat(run.result().rootMoves()).anyMatch(each -> each.depth() == DEPTH);
    }
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void algorithmsThatAskNoQuestionsRejectPredictions(Algorithm algorithm) {
    Composition<RandomGame> selective = parts().withProbCut(always(9), Selectivity.PERCENT_73);
    if (algorithm.canPredict()) {
      assertThat(algorithm.create(selective)).isNotNull();
    } else {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> algorithm.create(selective))
          .withMessage("predictions are for the null windows of PVS, SCOUT, MTDF, BISECTION and"
              + " PROOF_NUMBER; " + algorithm + " does not apply them");
    }
    assertThat(algorithm.create(parts().withProbCut(always(9), Selectivity.FULL_WIDTH)))
        .isNotNull();
    assertThat(algorithm.create(selective.withoutProbCut())).isNotNull();
  }

  @Test
  void noLevelAnswersAnother() {
    int wrong = 0;
    for (int seed = 1; seed <= 50; seed++) {
      TranspositionTable table = new LockFreeTable(1 << 20);
      Composition<RandomGame> shared = parts().withTable(() -> table);
      RandomGame root = root(seed);
      int exact = Reference.value(root, DEPTH, RandomGame.evaluator());
      int sloppy = search(
              Algorithm.PVS.create(shared.withProbCut(SURE_AT_73, Selectivity.PERCENT_73)), root)
          .score();
      wrong += sloppy == exact ? 0 : 1;
      for (Selectivity level : List.of(Selectivity.PERCENT_99, Selectivity.FULL_WIDTH)) {
        int careful = search(Algorithm.PVS.create(shared.withProbCut(SURE_AT_73, level)), root)
            .score();
        assertThat(careful).as("seed %d at %s", seed, level).isEqualTo(exact);
      }
    }
    assertThat(wrong).as("values that 73 %% gets wrong").isGreaterThan(10);
  }

  @Test
  void atDepth1OnlyTheEvaluatorPredicts() {
    long exact = 0;
    long bySearch = 0;
    long byEvaluator = 0;
    for (int seed = 0; seed < 20; seed++) {
      exact += nodes(seed, (node, depth) -> List.of());
      bySearch += nodes(seed, atDepth1(new Prediction(1, 1, 10_000, 0)));
      byEvaluator += nodes(seed, atDepth1(new Prediction(0, 1, 10_000, 0)));
    }
    assertThat(bySearch).isEqualTo(exact);
    assertThat(byEvaluator).isLessThan(exact);
  }

  private static ProbCut<RandomGame> atDepth1(Prediction prediction) {
    return (node, depth) -> depth == 1 ? List.of(prediction) : List.of();
  }

  private static long nodes(int seed, ProbCut<RandomGame> model) {
    Composition<RandomGame> parts = parts().withProbCut(model, Selectivity.PERCENT_73);
    return search(Algorithm.PVS.create(parts), root(seed)).statistics().nodes();
  }

  @Test
  void aGameReadToItsEndIsNotSolvedWhereNodesWereCut() {
    // The shallow searches reach the end of the game, too, so they make no estimate.
    ProbCut<TicTacToe> model = (node, depth) -> List.of(new Prediction(depth - 1, 1, 0, 0));
    TranspositionTable table = TranspositionTable.unbounded();
    var searcher = Searchers.bare(TicTacToe.class)
        .evaluator(node -> 0)
        .table(table)
        .compose(old -> old.withTableDepth(1))
        .fixedDepth(20)
        .probCut(model, Selectivity.PERCENT_95)
        .build();
    // The second search is answered by the table.
    for (int pass = 0; pass < 2; pass++) {
      SearchResult result = searcher.search(TicTacToe.START, Limits.none());
      assertThat(result.score()).isZero();
      assertThat(result.solved()).isFalse();
    }
    SearchResult exact = Searchers.bare(TicTacToe.class)
        .table(table)
        .fixedDepth(20)
        .build()
        .search(TicTacToe.START, Limits.none());
    assertThat(exact.solved()).isTrue();
  }

  @Test
  void onlyThoseSearchesAreMadeThatTheEvaluatorMakesLikely() {
    // A shallow search for a value 100 above or below the evaluator's value is not worth a try.
    Composition<RandomGame> farOff = parts()
        .withProbCut(
            (node, depth) -> List.of(new Prediction(1, 1, 0, 100)), Selectivity.PERCENT_95);
    Composition<RandomGame> near = parts()
        .withProbCut((node, depth) -> List.of(new Prediction(1, 1, 0, 25)), Selectivity.PERCENT_95);
    RandomGame root = root(1);
    long exact = search(Algorithm.PVS.create(parts()), root).statistics().nodes();
    assertThat(search(Algorithm.PVS.create(farOff), root).statistics().nodes()).isEqualTo(exact);
    assertThat(search(Algorithm.PVS.create(near), root).statistics().nodes()).isNotEqualTo(exact);
  }

  /** A shallow search with a fixed answer, which records its windows. */
  private static class Shallow extends ExpanderSearch<RandomGame> {

    private final int answer;
    private String asked = "";

    Shallow(int answer) {
      super(Algorithm.expander(parts()));
      this.answer = answer;
    }

    @Override
    public int value(RandomGame node, int depth, int alpha, int beta, int ply) {
      asked += "depth " + depth + ", " + alpha + ".." + beta;
      return answer;
    }
  }

  private static ProbCutPruning<RandomGame> predictions(
      ExpanderRuleSearch<RandomGame> search, Shallow shallow, Composition<RandomGame> parts) {
    Predictions<RandomGame> made = parts.predictions();
    return new ProbCutPruning<>(search, shallow, made.model(), made.selectivity());
  }

  /**
   * Opens a node with the window (49, 50) and the given evaluator's value. With a deviation of 10
   * at 95 %, a shallow value of 70 is enough for beta, and a shallow value of 29 for alpha.
   */
  private static String opened(int estimate, int answer) {
    Composition<RandomGame> selective = Composition.of(
            RandomGame.class, (Evaluator<RandomGame>) node -> estimate)
        .withProbCut((node, depth) -> List.of(new Prediction(1, 1, 0, 10)), Selectivity.PERCENT_95);
    assertThat(Math.ceil(50 + 10 * Selectivity.PERCENT_95.margin())).isEqualTo(70);
    Shallow shallow = new Shallow(answer);
    SearchContext context = new SearchContext(Limits.none());
    ExpanderRuleSearch<RandomGame> search = new ExpanderRuleSearch<>(
        MadeParts.of(selective),
        Algorithm.expander(parts()),
        new Path(),
        context,
        rules -> shallow);
    RuleExpander<RandomGame> expander =
        new RuleExpander<>(search, List.of(predictions(search, shallow, selective)));
    expander.begin(context);
    context.visit(0);
    int value = expander.open(root(1), DEPTH, 49, 50, 1);
    return (value == Expander.OPEN ? "open" : "" + value) + " [" + shallow.asked + "]";
  }

  @Test
  void theShallowSearchIsAskedWhetherItIsFarEnoughAndItsAnswerCounts() {
    assertThat(opened(60, 70)).isEqualTo("50 [depth 1, 69..70]");
    assertThat(opened(60, 69)).isEqualTo("open [depth 1, 69..70]");
    assertThat(opened(59, 70)).isEqualTo("open []");
    assertThat(opened(39, 29)).isEqualTo("49 [depth 1, 29..30]");
    assertThat(opened(39, 30)).isEqualTo("open [depth 1, 29..30]");
    assertThat(opened(40, 29)).isEqualTo("open []");
  }

  @Test
  void anAnswerOfTheTableAfterAShallowSearchIsNoPrediction() {
    TranspositionTable table = new LockFreeTable(1 << 10);
    Composition<RandomGame> selective = Composition.of(
            RandomGame.class, (Evaluator<RandomGame>) node -> 60)
        .withProbCut((node, depth) -> List.of(new Prediction(2, 1, 0, 10)), Selectivity.PERCENT_95);
    // The shallow value is not enough for beta, but the shallow search has proven the value.
    Shallow proving = new Shallow(69) {
      @Override
      public int value(RandomGame node, int depth, int alpha, int beta, int ply) {
        table.store(node.key(), TableEntry.of(60, depth, Bound.EXACT, true, Expander.NO_MOVE));
        return super.value(node, depth, alpha, beta, ply);
      }
    };
    SearchContext context = new SearchContext(Limits.none());
    ExpanderRuleSearch<RandomGame> search = new ExpanderRuleSearch<>(
        MadeParts.of(selective),
        Algorithm.expander(parts().withTable(() -> table)),
        new Path(),
        context,
        rules -> proving);
    RuleExpander<RandomGame> expander =
        new RuleExpander<>(search, List.of(predictions(search, new Shallow(0), selective)));
    expander.begin(context);
    context.visit(0);
    assertThat(expander.open(root(1), DEPTH, 49, 50, 1)).isEqualTo(60);
    assertThat(context.estimates()).isZero();
  }

  @Test
  void shallowSearchesLeaveNoLine() {
    // Some shallow searches are sure enough and some are not, but all of them find lines.
    Composition<RandomGame> asking = parts()
        .withProbCut(
            (node, depth) -> List.of(new Prediction(depth - 1, 1, 0, 10)), Selectivity.PERCENT_95);
    for (int seed = 1; seed <= 20; seed++) {
      SearchResult result = search(Algorithm.MTDF.create(asking), root(seed));
      Checks.assertLineOfOneSide(result, root(seed));
    }
  }
}
