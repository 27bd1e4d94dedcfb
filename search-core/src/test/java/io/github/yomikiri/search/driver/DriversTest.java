package io.github.yomikiri.search.driver;

import static io.github.yomikiri.search.fixture.Checks.assertSame;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.Comb;
import io.github.yomikiri.search.fixture.ManualClock;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Setup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class DriversTest {

  private static final TicTacToe WON = TicTacToe.after(0, 3, 1, 4, 2);
  private static final RandomGame LONG_GAME =
      RandomGame.of(new RandomGame.Rules(7, 300, 4, 1 << 30, 50, 0));
  private static final Duration EVALUATION = Duration.ofNanos(100_000);

  private final ManualClock clock = new ManualClock();
  // An evaluation takes 100 microseconds.
  private final Evaluator<RandomGame> slow = node -> {
    clock.advanceNanos(EVALUATION.toNanos());
    return RandomGame.evaluator().evaluate(node);
  };

  /** A listener that stores the results of all iterations. */
  private static final class Iterations implements SearchListener {

    private final List<SearchResult> results = new ArrayList<>();

    @Override
    public void iterationFinished(SearchResult soFar) {
      results.add(soFar);
    }

    List<Integer> depths() {
      return results.stream().map(SearchResult::depth).toList();
    }

    SearchResult last() {
      return results.get(results.size() - 1);
    }
  }

  private SearcherBuilder<RandomGame> slowSearcher() {
    return Searchers.forGame(RandomGame.class).evaluator(slow).clock(clock);
  }

  @Test
  void deepeningSearchesEveryDepthToItsLimit() {
    Iterations iterations = new Iterations();
    SearchResult result =
        Searchers.forGame(RandomGame.class).build().search(LONG_GAME, Limits.depth(5), iterations);
    assertThat(iterations.depths()).containsExactly(1, 2, 3, 4, 5);
    assertThat(result.completion()).isEqualTo(Completion.DEPTH);
    assertThat(result.depth()).isEqualTo(5);
    assertSame(result, iterations.last());
  }

  @ParameterizedTest
  @CsvSource({
    "1, 5, 1 2 3 4 5",
    "2, 5, 1 3 5",
    "2, 6, 1 2 4 6",
    "2, 1, 1",
    "2, 2, 1 2",
    "3, 8, 1 2 5 8",
    "3, 9, 1 3 6 9",
    "3, 10, 1 4 7 10",
    "9, 5, 1 5"
  })
  void deepeningByStepsEndsWithAWholeStep(int step, int limit, String depths) {
    Iterations iterations = new Iterations();
    SearcherBuilder<RandomGame> builder = Searchers.forGame(RandomGame.class).aspiration(3);
    SearchResult result =
        builder.deepenBy(step).build().search(LONG_GAME, Limits.depth(limit), iterations);
    assertThat(iterations.depths().stream().map(String::valueOf).collect(joining(" ")))
        .isEqualTo(depths);
    assertThat(result.score())
        .isEqualTo(Searchers.bare(RandomGame.class)
            .fixedDepth(limit)
            .build()
            .search(LONG_GAME, Limits.none())
            .score());
    builder.buildForBestMoves(Integer.MAX_VALUE).search(LONG_GAME, Limits.depth(limit), iterations);
    assertThat(iterations.last().depth()).isEqualTo(limit);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, Limits.MAX_DEPTH + 1})
  void refusesSteps(int step) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Searchers.bare(RandomGame.class).deepenBy(step))
        .withMessage("step of " + step + " plies is outside [1, " + Limits.MAX_DEPTH + "]");
  }

  @Test
  void deepeningEndsWhenThePositionIsSolved() {
    Iterations iterations = new Iterations();
    SearchResult result = Searchers.forGame(TicTacToe.class)
        .build()
        .search(TicTacToe.START, Limits.none(), iterations);
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    assertThat(result.score()).isZero();
    assertThat(result.solved()).isTrue();
    assertThat(iterations.last().solved()).isTrue();
    assertThat(iterations.results).filteredOn(SearchResult::solved).hasSize(1);
  }

  @Test
  void fixedDepthSearchesThatDepthAlone() {
    Iterations iterations = new Iterations();
    SearchResult result = Searchers.bare(RandomGame.class)
        .fixedDepth(4)
        .build()
        .search(LONG_GAME, Limits.none(), iterations);
    assertThat(iterations.depths()).containsExactly(4);
    assertThat(result.depth()).isEqualTo(4);
    assertThat(result.completion()).isEqualTo(Completion.DEPTH);
  }

  @Test
  void aLesserDepthAmongTheLimitsApplies() {
    Searcher<RandomGame> searcher =
        Searchers.bare(RandomGame.class).fixedDepth(4).build();
    assertThat(searcher.search(LONG_GAME, Limits.depth(2)).depth()).isEqualTo(2);
    assertThat(searcher.search(LONG_GAME, Limits.depth(9)).depth()).isEqualTo(4);
  }

  @Test
  void aFinishedGameIsOver() {
    for (Searcher<TicTacToe> searcher : List.of(
        Searchers.forGame(TicTacToe.class).build(),
        Searchers.forGame(TicTacToe.class).fixedDepth(3).build(),
        Searchers.forGame(TicTacToe.class).timed(Duration.ofSeconds(1)).build())) {
      Iterations iterations = new Iterations();
      SearchResult result = searcher.search(WON, Limits.none(), iterations);
      assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
      assertThat(result.statistics().nodes()).isZero();
      assertThat(iterations.results).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void theTimeLimitEndsTheSearch(Algorithm algorithm) {
    SearchResult result = Setup.LOCK_FREE
        .builder(RandomGame.class, slow, algorithm)
        .clock(clock)
        .build()
        .search(LONG_GAME, Limits.time(Duration.ofMillis(50)));
    assertThat(result.completion()).isEqualTo(Completion.TIME);
    assertThat(result.statistics().elapsed())
        .isBetween(Duration.ofMillis(50), Duration.ofMillis(54));
    assertThat(result.depth()).isPositive();
  }

  @Test
  void noTimeAtAllStillGivesAMove() {
    SearchResult result = Searchers.forGame(RandomGame.class)
        .clock(() -> {
          clock.advanceMillis(5);
          return clock.getAsLong();
        })
        .build()
        .search(LONG_GAME, Limits.time(Duration.ofNanos(1)));
    assertThat(result.completion()).isEqualTo(Completion.TIME);
    assertThat(result.bestMove()).isEqualTo(LONG_GAME.legalMoves().get(0));
    assertThat(result.statistics().nodes()).isZero();
  }

  /**
   * An evaluator that runs an action at call number 20,000, when the clock is read every 256 nodes.
   * It counts the calls after that.
   */
  private static final class Raiser implements Evaluator<RandomGame> {

    private final Runnable raise;
    private int calls;

    Raiser(Runnable raise) {
      this.raise = raise;
    }

    @Override
    public int evaluate(RandomGame node) {
      if (++calls == 20_000) {
        raise.run();
      }
      return RandomGame.evaluator().evaluate(node);
    }
  }

  private SearchResult stopped(Algorithm algorithm, Raiser raiser, StopSignal stop) {
    SearchResult result = Searchers.bare(RandomGame.class)
        .evaluator(raiser)
        .algorithm(algorithm)
        .clock(clock)
        .build()
        .search(LONG_GAME, Limits.none().withStop(stop));
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    assertThat(LONG_GAME.legalMoves()).contains(result.bestMove());
    return result;
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void noPositionIsEvaluatedAfterTheSignal(Algorithm algorithm) {
    StopSignal stop = new StopSignal();
    Raiser raiser = new Raiser(stop::raise);
    stopped(algorithm, raiser, stop);
    assertThat(raiser.calls).isEqualTo(20_000);
  }

  @Test
  void noPositionIsEvaluatedAfterTheSignalOfAnotherThread() {
    StopSignal stop = new StopSignal();
    Raiser raiser = new Raiser(() -> CompletableFuture.runAsync(stop::raise).join());
    stopped(Algorithm.PVS, raiser, stop);
    assertThat(raiser.calls).isEqualTo(20_000);
  }

  @Test
  void aSignalRaisedBeforeTheSearchStillGivesAMove() {
    StopSignal stop = new StopSignal();
    stop.raise();
    SearchResult result = Searchers.forGame(RandomGame.class)
        .build()
        .search(LONG_GAME, Limits.none().withStop(stop));
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    assertThat(result.move()).isPresent();
    assertThat(result.statistics().nodes()).isZero();
    assertThat(result.bound()).isEqualTo(Bound.LOWER);
  }

  @Test
  void timedBeginsNoIterationAfterHalfItsTime() {
    Iterations iterations = new Iterations();
    SearchResult result = slowSearcher()
        .timed(Duration.ofMillis(100))
        .build()
        .search(LONG_GAME, Limits.none(), iterations);
    assertThat(result.completion()).isEqualTo(Completion.TIME);
    assertThat(result.statistics().elapsed()).isLessThan(Duration.ofMillis(102));
    for (SearchResult each : iterations.results.subList(0, iterations.results.size() - 1)) {
      assertThat(each.statistics().elapsed()).isLessThanOrEqualTo(Duration.ofMillis(50));
    }
  }

  @Test
  void timedReturnsTheLastIterationWhenHalfItsTimeIsGone() {
    // The clock jumps at the end of depth 3.
    Iterations iterations = new Iterations();
    SearchListener jump = new SearchListener() {
      @Override
      public void iterationFinished(SearchResult soFar) {
        iterations.iterationFinished(soFar);
        if (soFar.depth() == 3) {
          clock.advanceNanos(
              Duration.ofMillis(50).toNanos() - soFar.statistics().elapsed().toNanos() + 1);
        }
      }
    };
    SearchResult result = Searchers.forGame(RandomGame.class)
        .clock(clock)
        .timed(Duration.ofMillis(100))
        .build()
        .search(LONG_GAME, Limits.none(), jump);
    assertThat(result.depth()).isEqualTo(3);
    assertThat(result.completion()).isEqualTo(Completion.TIME);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.statistics().nodes())
        .isEqualTo(iterations.last().statistics().nodes());
  }

  @Test
  void timedGoesOnAtHalfItsTimeSharp() {
    SearchListener jump = new SearchListener() {
      @Override
      public void iterationFinished(SearchResult soFar) {
        if (soFar.depth() == 3) {
          clock.advanceMillis(50);
        }
      }
    };
    SearchResult result = Searchers.forGame(RandomGame.class)
        .clock(clock)
        .timed(Duration.ofMillis(100))
        .build()
        .search(LONG_GAME, Limits.depth(5), jump);
    assertThat(result.depth()).isEqualTo(5);
  }

  @Test
  void theUsualTimeEndsASearchBetweenTwoIterations() {
    Iterations iterations = new Iterations();
    Limits limits = Limits.none().withUsualTime(Duration.ofMillis(100));
    SearchResult result = slowSearcher().build().search(LONG_GAME, limits, iterations);
    assertThat(result.completion()).isEqualTo(Completion.TIME);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.toBuilder().completion(Completion.DEPTH).build())
        .as("the last iteration was not interrupted")
        .isEqualTo(iterations.last());
    assertThat(result.statistics().elapsed()).isGreaterThan(Duration.ofMillis(50));
    for (SearchResult each : iterations.results.subList(0, iterations.results.size() - 1)) {
      assertThat(each.statistics().elapsed()).isLessThanOrEqualTo(Duration.ofMillis(50));
    }
  }

  @Test
  void theLeastDepthIsReachedWhateverTheUsualTime() {
    for (int depth = 1; depth <= 4; depth++) {
      Limits limits = Limits.none().withUsualTime(Duration.ZERO, depth);
      SearchResult result = slowSearcher().build().search(LONG_GAME, limits);
      assertThat(result.depth()).isEqualTo(depth);
      assertThat(result.completion()).isEqualTo(Completion.TIME);
    }
  }

  @Test
  void aSearchThatIsSolvedOrDeepEnoughDoesNotEndByItsUsualTime() {
    Limits none = Limits.none().withUsualTime(Duration.ZERO);
    assertThat(slowSearcher().build().search(LONG_GAME, none.withDepth(1)).completion())
        .isEqualTo(Completion.DEPTH);
    assertThat(Searchers.forGame(TicTacToe.class)
            .build()
            .search(TicTacToe.after(0, 1, 2, 4, 3, 5, 7, 6), none)
            .completion())
        .isEqualTo(Completion.SOLVED);
  }

  @Test
  void timedPlaysAForcedMoveAtOnce() {
    SearchResult result = Searchers.forGame(Comb.class)
        .clock(clock)
        .timed(Duration.ofDays(1))
        .build()
        .search(Comb.forced(200, 1), Limits.none());
    assertThat(result.depth()).isOne();
    assertThat(result.statistics().nodes()).isEqualTo(2);
  }

  @Test
  void aLesserTimeAmongTheLimitsApplies() {
    Duration seven = Duration.ofMillis(7);
    Duration half = Duration.ofMillis(500);
    Duration more = Duration.ofMillis(700);
    List<Limits> reports = new ArrayList<>();
    SearchListener listener = new SearchListener() {
      @Override
      public void started(Limits limits) {
        reports.add(limits);
      }
    };
    Searcher<TicTacToe> searcher =
        Searchers.forGame(TicTacToe.class).timed(half).build();
    searcher.search(WON, Limits.time(seven), listener);
    searcher.search(WON, Limits.time(more).withDepth(9), listener);
    searcher.search(WON, Limits.time(more).withUsualTime(seven, 3), listener);
    assertThat(reports)
        .containsExactly(
            Limits.time(seven).withUsualTime(seven),
            Limits.time(half).withUsualTime(half).withDepth(9),
            Limits.time(half).withUsualTime(seven, 3));
  }

  @Test
  void depthsAndTimesOutOfRangeAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Searchers.bare(TicTacToe.class).fixedDepth(0).build());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Searchers.bare(TicTacToe.class).fixedDepth(251).build());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Searchers.bare(TicTacToe.class).timed(Duration.ZERO).build());
  }
}
