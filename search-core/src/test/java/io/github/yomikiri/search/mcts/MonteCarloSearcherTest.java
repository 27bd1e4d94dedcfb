package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Comb;
import io.github.yomikiri.search.fixture.ManualClock;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MonteCarloSearcherTest {

  private static final RandomGame ENDLESS =
      RandomGame.of(new Rules(3, 200, 4, Integer.MAX_VALUE, 50, 0));

  private static MonteCarloBuilder<RandomGame> evaluated() {
    return evaluated(RandomGame.evaluator());
  }

  private static MonteCarloBuilder<RandomGame> evaluated(Evaluator<RandomGame> evaluator) {
    return evaluated(evaluator, 50_000);
  }

  private static MonteCarloBuilder<RandomGame> evaluated(
      Evaluator<RandomGame> evaluator, int nodes) {
    return Searchers.monteCarlo(RandomGame.class).evaluator(evaluator).memoryNodes(nodes);
  }

  /** A millisecond passes at each evaluation, and the iterations end after 64, 128, ... visits. */
  @Test
  void theUsualTimeEndsASearchBetweenTwoIterations() {
    ManualClock clock = new ManualClock();
    List<SearchResult> iterations = new ArrayList<>();
    SearchResult result = Searchers.monteCarlo(RandomGame.class)
        .clock(clock)
        .evaluator(node -> {
          clock.advanceMillis(1);
          return RandomGame.evaluator().evaluate(node);
        })
        .memoryNodes(50_000)
        .build()
        .search(ENDLESS, Limits.none().withUsualTime(Duration.ofMillis(700)), new SearchListener() {
          @Override
          public void iterationFinished(SearchResult soFar) {
            iterations.add(soFar);
          }
        });
    assertThat(result.completion()).isEqualTo(Completion.TIME);
    SearchResult last = iterations.get(iterations.size() - 1);
    assertThat(result).isEqualTo(last.toBuilder().completion(Completion.TIME).build());
    assertThat(last.statistics().elapsed()).isGreaterThan(Duration.ofMillis(350));
    SearchResult before = iterations.get(iterations.size() - 2);
    assertThat(before.statistics().elapsed()).isLessThanOrEqualTo(Duration.ofMillis(350));
  }

  @Test
  void ticTacToeIsSolvedByRandomGames() {
    SearchResult result = Searchers.monteCarlo(TicTacToe.class)
        .visits(200_000)
        .memoryNodes(600_000)
        .build()
        .search(TicTacToe.START, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    assertThat(result.score()).isZero();
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.solved()).isTrue();
    assertThat(result.principalVariation()).hasSize(9);
  }

  @Test
  void aWinIsProvenAsSoonAsItIsSeen() {
    // X has two in the lowest row, and wins with the third.
    TicTacToe position = TicTacToe.parseBoard("XX.OO....");
    SearchResult result =
        Searchers.monteCarlo(TicTacToe.class).build().search(position, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    assertThat(result.bestMove().notation()).isEqualTo("c1");
    assertThat(result.score()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 2 3", "1 1", "2 3", "2 2 1", "5"})
  void nimIsSolved(String heaps) {
    Nim nim =
        Nim.of(List.of(heaps.split(" ")).stream().mapToInt(Integer::parseInt).toArray());
    SearchResult result =
        Searchers.monteCarlo(Nim.class).visits(50_000).build().search(nim, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    assertThat(result.score()).isEqualTo(nim.value());
  }

  @Test
  void aFinishedGameHasItsScoreOnTheEvaluatorsScale() {
    TicTacToe lost = TicTacToe.parseBoard("XXXOO....");
    Evaluator<TicTacToe> thousandths = new Evaluator<>() {
      @Override
      public int evaluate(TicTacToe node) {
        return 0;
      }

      @Override
      public Unit<TicTacToe> unit() {
        return Unit.points(1000);
      }
    };
    SearchResult result = Searchers.monteCarlo(TicTacToe.class)
        .evaluator(thousandths)
        .build()
        .search(lost, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
    assertThat(result.score()).isEqualTo(-1000);
    assertThat(result.move()).isEmpty();
    SearchResult oneMove = Searchers.monteCarlo(TicTacToe.class)
        .evaluator(thousandths)
        .build()
        .search(TicTacToe.parseBoard("XX.OO...."), Limits.none());
    assertThat(oneMove.score()).isEqualTo(1000);
  }

  @Test
  void visitsConcentrateOnTheBestMove() {
    // X has to block the second row.
    SearchResult result = Searchers.monteCarlo(TicTacToe.class)
        .visits(300)
        .build()
        .search(TicTacToe.parseBoard("X..OO...X"), Limits.none());
    assertThat(result.bestMove().notation()).isEqualTo("c2");
    List<Long> visits = result.rootMoves().stream().map(RootMove::visits).toList();
    assertThat(visits.get(0)).isGreaterThan(visits.get(1));
  }

  @Test
  void anEvaluatorIsCalledOncePerVisitAndCounted() {
    AtomicInteger calls = new AtomicInteger();
    SearchResult result = evaluated(node -> {
          calls.incrementAndGet();
          return RandomGame.evaluator().evaluate(node);
        })
        .tuning(Tunings.scale(30))
        .visits(100)
        .build()
        .search(ENDLESS, Limits.none());
    assertThat(calls).hasValue(100);
    assertThat(result.statistics().evaluations()).isEqualTo(100);
    assertThat(result.statistics().leaves()).isEqualTo(100);
  }

  @Test
  void aRollOutIsOneLeafAndVisitsTheNodesThatItPlays() {
    // Only one game is possible, which is 9 plies long.
    SearchResult result =
        Searchers.monteCarlo(Comb.class).visits(1).build().search(Comb.forced(9, 1), Limits.none());
    assertThat(result.statistics().nodes()).isEqualTo(10);
    assertThat(result.statistics().leaves()).isEqualTo(1);
    assertThat(result.statistics().evaluations()).isZero();
    SearchResult cut = Searchers.monteCarlo(Comb.class)
        .evaluator(node -> 3)
        .tuning(Tunings.scale(1, 4))
        .rollouts(RolloutPolicy.uniform(), 1)
        .visits(1)
        .build()
        .search(Comb.forced(9, 1), Limits.none());
    assertThat(cut.statistics().nodes()).isEqualTo(6);
    assertThat(cut.statistics().evaluations()).isEqualTo(1);
    // After 5 plies it is the other side's turn.
    assertThat(cut.score()).isEqualTo(-3);
  }

  @Test
  void evaluatorAndRollOutShareALeaf() {
    // The side to move after 4 plies wins. The evaluator says that the other one does.
    for (double share : new double[] {0, 0.25, 1}) {
      SearchResult result = Searchers.monteCarlo(Comb.class)
          .evaluator(node -> 100)
          .tuning(Tunings.scale(100))
          .rollouts(RolloutPolicy.uniform(), share)
          .visits(1)
          .build()
          .search(Comb.forced(4, 100), Limits.none());
      // The leaf is after one ply, so the roll-out is a loss of its side to move.
      double leaf = (1 - share) * Math.tanh(1) - share * Math.tanh(1);
      assertThat(result.score()).isEqualTo(new Rewards(100, Score.MAX).score(-leaf));
    }
  }

  @Test
  void rollOutsFollowTheirPolicy() {
    // Who continues wins in the end, and who resigns loses.
    SearchResult result = Searchers.monteCarlo(Comb.class)
        .rollouts((node, moves, random) -> moves.size() - 1)
        .visits(2)
        .build()
        .search(Comb.of(6, 1), Limits.none());
    assertThat(result.statistics().nodes()).isEqualTo(2 + 7);
  }

  @Test
  void theBiasChoosesWhatIsVisitedFirst() {
    TicTacToe root = TicTacToe.START;
    Evaluator<TicTacToe> center = node -> -(Integer.bitCount(node.opponent() & 020));
    SearchResult result = Searchers.monteCarlo(TicTacToe.class)
        .progressiveBias(center)
        .tuning(Tunings.bias(1, 1))
        .visits(1)
        .build()
        .search(root, Limits.none());
    assertThat(result.bestMove().notation()).isEqualTo("b2");
    assertThat(result.rootMoves().get(0).visits()).isEqualTo(1);
  }

  @Test
  void symmetricMovesBelowTheRootAreVisitedOnce() {
    AtomicInteger positions = new AtomicInteger();
    Knowledge<TicTacToe> oneOfEach = new Knowledge<>() {
      @Override
      public long key(TicTacToe node, int symmetry) {
        // All positions with as many discs count as symmetric.
        positions.incrementAndGet();
        return Integer.bitCount(node.own() | node.opponent());
      }
    };
    SearchResult result = Searchers.monteCarlo(TicTacToe.class)
        .knowledge(oneOfEach)
        .visits(20)
        .build()
        .search(TicTacToe.START, Limits.none());
    assertThat(result.rootMoves()).hasSize(9);
    assertThat(positions.get()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 100, 3000})
  void aFullStoreDoesNotEndTheSearch(int nodes) {
    SearchResult result = evaluated(RandomGame.evaluator(), nodes)
        .visits(3000)
        .build()
        .search(ENDLESS, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.DEPTH);
    assertThat(result.rootMoves().stream().mapToLong(RootMove::visits).sum()).isEqualTo(3000);
  }

  @Test
  void aStoreFillsUpSlowly() {
    SearchResult early =
        evaluated(RandomGame.evaluator(), 2000).visits(700).build().search(ENDLESS, Limits.none());
    SearchResult late = evaluated(RandomGame.evaluator(), 2000)
        .visits(20_000)
        .build()
        .search(ENDLESS, Limits.none());
    assertThat(late.depth()).as("the tree still grows").isGreaterThan(early.depth());
  }

  @Test
  void anIterationEndsWheneverTheVisitsHaveDoubled() {
    List<Long> visits = new ArrayList<>();
    List<Integer> depths = new ArrayList<>();
    evaluated().visits(1000).build().search(ENDLESS, Limits.none(), new SearchListener() {
      @Override
      public void iterationFinished(SearchResult soFar) {
        visits.add(soFar.rootMoves().stream().mapToLong(RootMove::visits).sum());
        depths.add(soFar.depth());
        assertThat(soFar.completion()).isEqualTo(Completion.STOPPED);
      }
    });
    assertThat(visits).containsExactly(64L, 128L, 256L, 512L);
    assertThat(depths).isSorted();
  }

  @Test
  void aSearchThatNothingLimitsEnds() {
    SearchResult result = evaluated().build().search(ENDLESS, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.DEPTH);
    assertThat(result.rootMoves().stream().mapToLong(RootMove::visits).sum()).isEqualTo(10_000);
  }

  /** The bound of a leaf whose visit was cut short once became that of the root. */
  @Test
  void aVisitThatIsCutShortProvesNothing() {
    AtomicInteger positions = new AtomicInteger();
    Knowledge<RandomGame> secondIsLost = new Knowledge<>() {
      @Override
      public int upperBound(RandomGame node) {
        return positions.getAndIncrement() == 0 ? Score.MAX : -1;
      }
    };
    // A whole visit takes 6 nodes: the root, its child, and 4 of the roll-out.
    SearchResult result = Searchers.monteCarlo(RandomGame.class)
        .knowledge(secondIsLost)
        .tuning(Tunings.rolloutPlies(4))
        .memoryNodes(1000)
        .build()
        .search(ENDLESS, Limits.nodes(9));
    assertThat(positions).hasValue(2);
    assertThat(result.bound()).isEqualTo(Bound.ESTIMATE);
    assertThat(result.rootMoves().get(0).visits()).isEqualTo(1);
  }

  @Test
  void aStopSignalEndsTheSearchWhereItIs() {
    StopSignal stop = new StopSignal();
    SearchResult result = evaluated(node -> {
          if (RandomGame.evaluator().evaluate(node) > 45) {
            stop.raise();
          }
          return 0;
        })
        .build()
        .search(ENDLESS, Limits.none().withStop(stop));
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
  }

  @Test
  void aTimeLimitEndsTheSearch() {
    ManualClock clock = new ManualClock();
    SearchResult result = evaluated(node -> {
          clock.advanceMillis(1);
          return RandomGame.evaluator().evaluate(node);
        })
        .clock(clock)
        .build()
        .search(ENDLESS, Limits.time(Duration.ofMillis(500)));
    assertThat(result.completion()).isEqualTo(Completion.TIME);
    assertThat(result.statistics().elapsed())
        .isBetween(Duration.ofMillis(500), Duration.ofMillis(600));
  }

  @Test
  void aListenersExceptionReachesTheCallerAndKeepsTheTree() {
    Searcher<RandomGame> searcher = evaluated().visits(100).build();
    assertThatThrownBy(() -> searcher.search(ENDLESS, Limits.none(), new SearchListener() {
          @Override
          public void iterationFinished(SearchResult soFar) {
            throw new IllegalStateException("enough");
          }
        }))
        .hasMessage("enough");
    SearchResult next = searcher.search(ENDLESS, Limits.none());
    assertThat(next.rootMoves().stream().mapToLong(RootMove::visits).sum()).isEqualTo(164);
  }

  @Test
  void aSecondCallDuringTheFirstIsRejected() {
    Searcher<RandomGame> searcher = evaluated().visits(100).build();
    assertThatThrownBy(() -> searcher.search(ENDLESS, Limits.none(), new SearchListener() {
          @Override
          public void iterationFinished(SearchResult soFar) {
            searcher.search(ENDLESS, Limits.none());
          }
        }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("in use");
  }
}
