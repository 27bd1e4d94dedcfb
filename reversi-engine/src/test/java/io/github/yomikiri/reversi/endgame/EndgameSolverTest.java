package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.fixture.Endings;
import io.github.yomikiri.reversi.pattern.Pattern;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndgameSolverTest {

  private static final EndgameOptions SMALL = EndgameOptions.exact().withTableLongs(1 << 18);

  private final EndgameSolver solver = new EndgameSolver(SMALL);

  static List<FfoPosition> quickOnes() {
    return FfoPosition.range(1, 25);
  }

  @ParameterizedTest
  @MethodSource("quickOnes")
  void solvesTheTestSuite(FfoPosition ffo) {
    SearchResult result = solver.search(ffo.position(), Limits.none());
    assertThat(result.score()).isEqualTo(ffo.score());
    assertThat(ffo.bestMoves()).contains(result.bestMove());
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.solved()).isTrue();
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    assertThat(Endings.playOut(ffo.position(), result.principalVariation())).isEqualTo(ffo.score());
  }

  /** Random weights of either form only change the order of moves, so scores are the same. */
  @Test
  void scoresDoNotDependOnTheEvaluator() {
    PatternSet set = PatternSet.of(Pattern.of("corner", "a1 b1 b2"));
    int inputs = set.weights() + PatternWeights.STAGES.plies();
    Random random = new Random(20_261_122);
    for (PatternWeights weights : List.of(
        randomWeights(PatternWeights.LINEAR, set, inputs, random),
        randomWeights(PatternWeights.FOX, set, 8 * inputs + 9, random))) {
      EndgameSolver other = new EndgameSolver(SMALL.withEvaluator(PatternEvaluator.of(weights)));
      long nodes = 0;
      long usual = 0;
      for (FfoPosition ffo : FfoPosition.range(1, 12)) {
        SearchResult result = other.search(ffo.position(), Limits.none());
        assertThat(result.score()).as(weights.kind()).isEqualTo(ffo.score());
        nodes += result.statistics().nodes();
        usual += solver.search(ffo.position(), Limits.none()).statistics().nodes();
      }
      assertThat(nodes).as("the order of moves by %s", weights.kind()).isGreaterThan(usual);
    }
  }

  private static PatternWeights randomWeights(
      String kind, PatternSet set, int perStage, Random random) {
    return new PatternWeights(
        kind,
        set,
        "random",
        Stream.generate(() -> {
              short[] numbers = new short[perStage];
              for (int i = 0; i < perStage; i++) {
                numbers[i] = (short) (random.nextInt(1001) - 500);
              }
              return numbers;
            })
            .limit(PatternWeights.STAGES.count())
            .toList());
  }

  @Test
  void linesLeadToTheScoreThroughPassesAndEarlyEnds() {
    for (int size : new int[] {4, 6, 8}) {
      for (Reversi node : Endings.random(size, 1, 10, 200, size)) {
        SearchResult result = solver.search(node, Limits.none());
        assertThat(Endings.playOut(node, result.principalVariation()))
            .as("%s", node)
            .isEqualTo(result.score());
      }
    }
  }

  @Test
  void allRootMovesHaveTheirExactScoresOnRequest() {
    EndgameSolver all = new EndgameSolver(SMALL.withAllRootMoves());
    for (Reversi node : Endings.random(8, 1, 10, 100, 5)) {
      SearchResult result = all.search(node, Limits.none());
      assertThat(result.rootMoves()).hasSize(node.legalMoves().size());
      for (RootMove known : result.rootMoves()) {
        assertThat(known.bound()).isEqualTo(Bound.EXACT);
        assertThat(known.score())
            .isEqualTo(-Endings.alphaBeta(node.play(known.move().code())));
      }
      assertThat(result.rootMoves().get(0).score()).isEqualTo(result.score());
    }
  }

  @Test
  void rootMovesAreHonestWithoutRequest() {
    for (Reversi node : Endings.random(8, 1, 10, 100, 6)) {
      for (RootMove known : solver.search(node, Limits.none()).rootMoves()) {
        int value = -Endings.alphaBeta(node.play(known.move().code()));
        assertThat(
                known.bound() == Bound.UPPER
                    ? value <= known.score()
                    : value == known.score()
                        || known.bound() == Bound.LOWER && value >= known.score())
            .as("%s %s", known, node)
            .isTrue();
      }
    }
  }

  @Test
  void aWindowsOutsideIsABound() {
    FfoPosition ffo = FfoPosition.range(1, 1).get(0); // +18
    SearchResult below = solve(ffo, EndgameOptions.window(-10, 10));
    assertThat(below.bound()).isEqualTo(Bound.LOWER);
    assertThat(below.score()).isBetween(10, 18);
    SearchResult above = solve(ffo, EndgameOptions.window(20, 30));
    assertThat(above.bound()).isEqualTo(Bound.UPPER);
    assertThat(above.score()).isBetween(18, 20);
    SearchResult wins = solve(ffo, EndgameOptions.winLossDraw());
    assertThat(wins.bound()).isEqualTo(Bound.LOWER);
    assertThat(wins.score()).isPositive();
    assertThat(List.of(below, above, wins)).allMatch(SearchResult::solved);
  }

  private static SearchResult solve(FfoPosition ffo, EndgameOptions options) {
    return new EndgameSolver(options).search(ffo.position(), Limits.none());
  }

  @Test
  void passesAreMoves() {
    Reversi node = Endings.random(8, 2, 6, 5000, 7).stream()
        .filter(Reversi::mustPass)
        .findFirst()
        .orElseThrow();
    SearchResult result = solver.search(node, Limits.none());
    assertThat(result.bestMove().code()).isEqualTo(Reversi.PASS);
    assertThat(result.score()).isEqualTo(Endings.unpruned(node));
  }

  @Test
  void aWipeOutIsAFullBoard() {
    Reversi node = Reversi.of(0x1L, 0x2L, Side.DARK); // a1 and b1.
    SearchResult result = solver.search(node, Limits.none());
    assertThat(result.score()).isEqualTo(64);
    assertThat(result.bestMove().notation()).isEqualTo("c1");
    assertThat(result.principalVariation()).hasSize(1);
  }

  @Test
  void aFinishedGameIsAnsweredAsSuch() {
    Reversi over = Reversi.of(0x7L, 0L, Side.LIGHT);
    SearchResult result = solver.search(over, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
    assertThat(result.score()).isEqualTo(-64);
    assertThat(result.move()).isEmpty();
  }

  @Test
  void theStopSignalEndsADeepSearchAtOnce() {
    Stops.assertEndsAtOnce(new EndgameSearch(SMALL));
  }

  @Test
  void aSearchThatWasStoppedSaysSo() {
    Reversi node = FfoPosition.of(40).position();
    StopSignal stop = new StopSignal();
    SearchListener raising = new SearchListener() {
      @Override
      public void progressed(SearchResult soFar) {
        stop.raise();
      }
    };
    SearchResult result = solver.search(node, Limits.none().withStop(stop), raising);
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    assertThat(node.legalMoves()).contains(result.bestMove());
    assertThat(result.solved()).isFalse();
  }

  /**
   * Before the first null window has failed low, the result has no bound, not even an upper bound.
   */
  @Test
  void aSearchThatWasStoppedAtOnceClaimsNothing() {
    for (int number : new int[] {21, 24}) {
      SearchResult result = solver.search(FfoPosition.of(number).position(), Limits.nodes(1));
      assertThat(result.bound()).isEqualTo(Bound.LOWER);
      assertThat(result.score()).isEqualTo(-Score.MAX);
      assertThat(result.depth()).isZero();
    }
  }

  /**
   * With 18 and more empty squares, three selective searches come first. Their results are guesses,
   * so neither a stopped search nor a listener may get them as bounds.
   */
  @ParameterizedTest
  @ValueSource(ints = {23, 24})
  void guessesAreNeverTakenForBounds(int number) {
    FfoPosition ffo = FfoPosition.of(number);
    List<SearchResult> reports = new ArrayList<>();
    solver.search(ffo.position(), Limits.none(), new SearchListener() {
      @Override
      public void progressed(SearchResult soFar) {
        reports.add(soFar);
      }
    });
    // 1. Each of the three searches reports at least once, without a bound.
    assertThat(reports).hasSizeGreaterThan(3);
    for (SearchResult guess : reports.subList(0, 3)) {
      assertThat(guess.score()).isEqualTo(-Score.MAX);
      assertThat(guess.rootMoves()).allMatch(move -> move.depth() == 0);
    }
    // 2. Then the exact search reports proven bounds.
    SearchResult last = reports.get(reports.size() - 1);
    assertThat(last.score()).isEqualTo(ffo.score());
    assertThat(reports).allMatch(each -> isHonest(each, ffo.score()));
    // 3. A stopped search returns only proven bounds, also while it guesses.
    for (SearchResult soFar : reports.subList(0, Math.min(reports.size(), 5))) {
      solver.reset();
      SearchResult stopped =
          solver.search(ffo.position(), Limits.nodes(soFar.statistics().nodes()));
      assertThat(isHonest(stopped, ffo.score())).as("%s", stopped).isTrue();
      assertThat(stopped.score() == -Score.MAX).isEqualTo(soFar.score() == -Score.MAX);
    }
  }

  private static boolean isHonest(SearchResult result, int score) {
    return result.bound() == Bound.LOWER ? result.score() <= score : result.score() >= score;
  }

  @Test
  void aSecondCallerIsRefused() {
    Reversi position = FfoPosition.of(1).position();
    int[] calls = {0};
    solver.search(position, Limits.none(), new SearchListener() {
      @Override
      public void iterationFinished(SearchResult soFar) {
        calls[0]++;
        assertThatThrownBy(
                () -> CompletableFuture.supplyAsync(() -> solver.search(position, Limits.none()))
                    .join())
            .hasCauseInstanceOf(IllegalStateException.class)
            .hasMessageContaining("this solver is in use by the thread");
      }
    });
    assertThat(calls[0]).isOne();
    assertThat(solver.search(position, Limits.none()).score()).isEqualTo(18);
  }

  @Test
  void aStoppedSearchSaysWhatWasProven() {
    FfoPosition ffo = FfoPosition.range(21, 21).get(0);
    int proven = 0;
    for (long nodes = 1; nodes < 3_000_000; nodes = nodes * 3 / 2 + 1) {
      solver.reset();
      SearchResult result = solver.search(ffo.position(), Limits.nodes(nodes));
      assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes);
      assertThat(ffo.position().legalMoves()).contains(result.bestMove());
      if (result.bound() == Bound.UPPER) {
        assertThat(result.score()).isGreaterThanOrEqualTo(ffo.score());
        proven++;
      } else if (result.bound() == Bound.LOWER) {
        assertThat(result.score()).isLessThanOrEqualTo(ffo.score());
        proven += result.score() > -Score.MAX ? 1 : 0;
      }
      assertThat(result.solved()).isEqualTo(result.depth() > 0);
      assertThat(result.completion())
          .isEqualTo(result.bound() == Bound.EXACT ? Completion.SOLVED : Completion.NODES);
    }
    assertThat(proven).isPositive();
  }

  @Test
  void nodeLimitsRepeat() {
    Reversi node = FfoPosition.range(40, 40).get(0).position();
    for (long nodes : new long[] {1, 2, 100, 12_345, 300_000}) {
      solver.reset();
      SearchResult first = solver.search(node, Limits.nodes(nodes));
      solver.reset();
      SearchResult second = solver.search(node, Limits.nodes(nodes));
      assertThat(first.statistics().nodes()).isEqualTo(nodes);
      assertThat(timeless(second)).isEqualTo(timeless(first));
    }
  }

  private static SearchResult timeless(SearchResult result) {
    return result.toBuilder()
        .statistics(result.statistics().withElapsed(Duration.ZERO))
        .build();
  }

  @Test
  void theListenerIsToldOnceItIsSolved() {
    StringBuilder reports = new StringBuilder();
    solver.search(FfoPosition.range(1, 1).get(0).position(), Limits.none(), new SearchListener() {
      @Override
      public void started(Limits limits) {
        reports.append("started ");
      }

      @Override
      public void iterationFinished(SearchResult soFar) {
        reports.append(soFar.depth()).append(' ');
      }

      @Override
      public void finished(SearchResult result) {
        reports.append(result.score());
      }
    });
    assertThat(reports).hasToString("started 14 18");
  }

  @Test
  void theListenerIsToldWhatIsProvenAfterEveryScoreTested() {
    FfoPosition ffo = FfoPosition.of(1);
    List<SearchResult> reports = new ArrayList<>();
    solver.search(ffo.position(), Limits.none(), new SearchListener() {
      @Override
      public void progressed(SearchResult soFar) {
        reports.add(soFar);
      }
    });
    assertThat(reports).isNotEmpty();
    for (SearchResult soFar : reports) {
      assertThat(ffo.position().legalMoves()).contains(soFar.move().orElseThrow());
      assertThat(soFar.bound()).isNotEqualTo(Bound.EXACT);
      if (soFar.bound() == Bound.UPPER) {
        assertThat(soFar.score()).isGreaterThanOrEqualTo(ffo.score());
      } else {
        assertThat(soFar.score()).isLessThanOrEqualTo(ffo.score());
      }
    }
    assertThat(reports)
        .extracting(soFar -> soFar.statistics().nodes())
        .isSorted()
        .allMatch(nodes -> nodes > 0);
  }

  @Test
  void optionsAreChecked() {
    assertThatThrownBy(() -> EndgameOptions.window(2, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("(2, 2)");
    assertThat(EndgameOptions.exact().withTableMebibytes(8192).tableLongs()).isEqualTo(1 << 30);
    assertThatThrownBy(() -> EndgameOptions.exact().withTableMebibytes(8193))
        .hasMessage("table of 8193 MiB is outside [1, 8192]");
    assertThatThrownBy(() -> EndgameOptions.exact().withTableLongs(3))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> FfoPosition.range(0, 3)).isInstanceOf(IllegalArgumentException.class);
  }
}
