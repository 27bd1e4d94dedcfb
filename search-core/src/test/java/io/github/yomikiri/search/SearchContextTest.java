package io.github.yomikiri.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.fixture.Comb;
import io.github.yomikiri.search.fixture.ManualClock;
import java.time.Duration;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchContextTest {

  private final ManualClock clock = new ManualClock();

  /**
   * Visits nodes until the context ends the search, and returns their number. The function gives
   * each node's time in nanoseconds.
   */
  private long visitUntilStopped(SearchContext context, LongUnaryOperator nanosOfNode) {
    long nodes = 0;
    try {
      while (true) {
        context.visit(0);
        clock.advanceNanos(nanosOfNode.applyAsLong(nodes));
        nodes++;
      }
    } catch (SearchStopped stopped) {
      assertThat(context.statistics().nodes()).isEqualTo(nodes);
      return nodes;
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 7, 8, 1000, 1023, 1024, 1025, 5000})
  void theNodeLimitIsExactHoweverLongNodesTake(long limit) {
    for (long nanos : new long[] {0, 10, 1_000, 600_000, 5_000_000}) {
      SearchContext context = new SearchContext(Limits.nodes(limit), clock);
      assertThat(visitUntilStopped(context, node -> nanos)).isEqualTo(limit);
      assertThat(context.stopReason()).isEqualTo(Completion.NODES);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 255, 256, 257, 5000})
  void grantsHoldTheNodeLimitToo(long limit) {
    SearchContext context = new SearchContext(Limits.nodes(limit), clock);
    context.visit(0);
    long visited = 1;
    try {
      while (true) {
        int granted = context.grant();
        assertThat(granted).isPositive();
        visited += granted;
        context.visited(granted, 1);
        assertThat(context.statistics().nodes()).isEqualTo(visited);
        if (visited < limit) {
          context.visit(1);
          visited++;
        }
      }
    } catch (SearchStopped stopped) {
      assertThat(visited).isEqualTo(limit);
      assertThat(context.statistics().nodes()).isEqualTo(limit);
      assertThat(context.statistics().evaluations()).isZero();
    }
  }

  @Test
  void nodesGrantedAreCountedWhenTheyAreVisited() {
    SearchContext context = new SearchContext(Limits.none(), clock);
    context.grant();
    assertThat(context.statistics().nodes()).isZero();
    context.visited(1, 1);
    assertThat(context.statistics().nodes()).isEqualTo(1);
    assertThat(context.statistics().leaves()).isEqualTo(1);
    assertThat(context.estimates()).isZero();
    context.counted(4, 3, 2, 1);
    assertThat(context.statistics().cutoffs()).isEqualTo(4);
    assertThat(context.statistics().firstMoveCutoffs()).isEqualTo(3);
    assertThat(context.statistics().tableProbes()).isEqualTo(2);
    assertThat(context.statistics().tableHits()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 3_000_000})
  void theTimeLimitIsKeptToAMillisecondOrANode(long nanosPerNode) {
    SearchContext context = new SearchContext(Limits.time(Duration.ofMillis(20)), clock);
    visitUntilStopped(context, node -> nanosPerNode);
    assertThat(context.stopReason()).isEqualTo(Completion.TIME);
    assertThat(context.statistics().elapsed())
        .isBetween(Duration.ofMillis(20), Duration.ofMillis(21).plusNanos(nanosPerNode));
  }

  @Test
  void quickNodesAreNotSlowedDownByTheClock() {
    SearchContext context = new SearchContext(Limits.nodes(1 << 20), clock);
    visitUntilStopped(context, node -> 25);
    assertThat(clock.looks()).isBetween(4096L, 4096L + 15);
  }

  @Test
  void slowNodesAreWatchedClosely() {
    SearchContext context = new SearchContext(Limits.nodes(1000), clock);
    visitUntilStopped(context, node -> 100_000);
    // The clock is read every 8 nodes, which take 0.8 ms.
    assertThat(clock.looks()).isBetween(120L, 135L);
  }

  @Test
  void nodesThatBecomeSlowAreWatchedMoreCloselyAgain() {
    SearchContext context = new SearchContext(Limits.none().withTime(Duration.ofSeconds(1)), clock);
    long nodes = visitUntilStopped(context, node -> node < 100_000 ? 25 : 100_000);
    assertThat(nodes).isGreaterThan(100_000);
    assertThat(context.statistics().elapsed())
        .isBetween(Duration.ofMillis(1000), Duration.ofMillis(1001));
  }

  @Test
  void aSignalThatWasRaisedBeforeStopsAtTheFirstNode() {
    StopSignal stop = new StopSignal();
    stop.raise();
    SearchContext context = new SearchContext(Limits.none().withStop(stop), clock);
    assertThat(visitUntilStopped(context, node -> 0)).isZero();
    assertThat(context.stopReason()).isEqualTo(Completion.STOPPED);
  }

  @Test
  void aSignalIsSeenAtTheNextNode() {
    StopSignal stop = new StopSignal();
    SearchContext context = new SearchContext(Limits.none().withStop(stop), clock);
    long nodes = visitUntilStopped(context, node -> {
      if (node == 5_000) {
        stop.raise();
      }
      return 25;
    });
    assertThat(nodes).isEqualTo(5_001);
  }

  @Test
  void aSignalOfTwoIsSeenAtTheNextNode() {
    StopSignal one = new StopSignal();
    Limits limits = Limits.none().withStop(new StopSignal()).and(Limits.none().withStop(one));
    SearchContext context = new SearchContext(limits, clock);
    long nodes = visitUntilStopped(context, node -> {
      if (node == 5_000) {
        one.raise();
      }
      return 25;
    });
    assertThat(nodes).isEqualTo(5_001);
    assertThat(context.stopReason()).isEqualTo(Completion.STOPPED);
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MAX_VALUE / 1_000_000_000, Long.MAX_VALUE})
  void aTimeTooLongForNanosecondsNeverComes(long seconds) {
    SearchContext context =
        new SearchContext(Limits.nodes(100).withTime(Duration.ofSeconds(seconds)), clock);
    assertThat(visitUntilStopped(context, node -> Long.MAX_VALUE / 200)).isEqualTo(100);
    assertThat(context.stopReason()).isEqualTo(Completion.NODES);
  }

  @Test
  void aTimeLimitForEverNeverComes() {
    SearchContext context = new SearchContext(Limits.nodes(100), clock);
    assertThat(visitUntilStopped(context, node -> Long.MAX_VALUE / 200)).isEqualTo(100);
    assertThat(context.stopReason()).isEqualTo(Completion.NODES);
  }

  @Test
  void whatStopsASearchHasNoStackTrace() {
    SearchContext context = new SearchContext(Limits.nodes(1));
    context.visit(0);
    assertThatThrownBy(() -> context.visit(1)).matches(e -> e.getStackTrace().length == 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 15, 16, 17, 31, 32, 33, 100, 249, 600})
  void linesGrowWithTheirPlies(int length) {
    SearchContext context = new SearchContext(Limits.none());
    for (int ply = 0; ply <= length; ply++) {
      context.visit(ply);
    }
    for (int ply = length - 1; ply >= 0; ply--) {
      context.extendLine(ply, 1);
    }
    assertThat(BestLines.moves(Comb.forced(1000, 0), 1, context.line(0))).hasSize(length);
  }

  @Test
  void aLongerLineReplacesAShorterOneAndTheOtherWayAround() {
    SearchContext context = new SearchContext(Limits.none());
    context.visit(0);
    context.visit(1);
    context.visit(2);
    context.extendLine(1, 4);
    context.extendLine(0, 0);
    assertThat(line(context, 0)).containsExactly("a1", "b2");
    context.visit(1);
    context.extendLine(0, 8);
    assertThat(line(context, 8)).containsExactly("c3");
    context.visit(1);
    assertThat(line(context, 8)).as("visiting another child leaves the line").containsExactly("c3");
  }

  @Test
  void aClearedLineIsNotTaken() {
    SearchContext context = new SearchContext(Limits.none());
    context.visit(0);
    context.visit(1);
    context.visit(2);
    context.extendLine(1, 2);
    context.clearLine(1);
    context.extendLine(0, 8);
    assertThat(line(context, 8)).containsExactly("c3");
  }

  @Test
  void aLineOfAnotherMoveIsNotTaken() {
    SearchContext context = new SearchContext(Limits.none());
    context.visit(0);
    context.visit(1);
    context.extendLine(0, 8);
    assertThat(line(context, 4)).containsExactly("b2");
  }

  private static List<String> line(SearchContext context, int firstMove) {
    return BestLines.moves(TicTacToe.START, firstMove, context.line(0)).stream()
        .map(Move::notation)
        .toList();
  }

  @Test
  void onlyABetterMoveBecomesTheBestAtTheRoot() {
    SearchContext context = new SearchContext(Limits.none());
    context.startIteration(3);
    context.rootScored(4, 10, -100, 100);
    context.rootScored(5, 9, -100, 100);
    context.rootScored(6, 10, -100, 100);
    assertThat(context.rootScores().bestMove()).isEqualTo(4);
    context.rootScored(7, 10, 10, 100);
    assertThat(context.rootScores().bestMove())
        .as("a move at alpha is no better")
        .isEqualTo(4);
    context.rootScored(8, 100, 10, 100);
    assertThat(context.rootScores().bestMove()).isEqualTo(8);
    assertThat(context
            .rootScores()
            .list(TicTacToe.START, TicTacToe.START.legalMoves(), 8, Claims.PLAIN)
            .get(0)
            .bound())
        .isEqualTo(Bound.LOWER);
  }

  @Test
  void searchedAgainTheBestMoveHasItsNewScore() {
    SearchContext context = new SearchContext(Limits.none());
    context.startIteration(3);
    context.rootScored(4, 50, 0, 50);
    context.rootScored(4, 40, 0, 100);
    assertThat(context.rootScores().bound(9).orElseThrow().score()).isEqualTo(40);
    assertThat(context
            .rootScores()
            .list(TicTacToe.START, TicTacToe.START.legalMoves(), 4, Claims.PLAIN)
            .get(0)
            .bound())
        .isEqualTo(Bound.EXACT);
    context.rootScored(5, 45, 40, 100);
    assertThat(context.rootScores().bestMove()).isEqualTo(5);
  }

  @Test
  void theBestMoveOfAnIterationIsPreferredInTheNext() {
    SearchContext context = new SearchContext(Limits.none());
    context.startIteration(1);
    assertThat(context.preferredRootMove()).isEqualTo(-1);
    context.rootScored(7, 10, -100, 100);
    context.startIteration(2);
    assertThat(context.preferredRootMove()).isEqualTo(7);
    assertThat(context.rootScores().bestMove()).isEqualTo(-1);
    context.rootScored(3, -50, -100, 100);
    assertThat(context.rootScores().bestMove())
        .as("a score of another depth is not in its way")
        .isEqualTo(3);
  }

  @Test
  void thePreferredMoveStaysWhenAllFallShortOfTheWindow() {
    SearchContext context = new SearchContext(Limits.none());
    context.startIteration(1);
    context.rootScored(7, 10, -100, 100);
    context.startIteration(2);
    context.rootScored(7, 5, 5, 100);
    context.rootScored(3, 5, 5, 100);
    assertThat(context.rootScores().bestMove()).isEqualTo(-1);
    assertThat(context.statistics().reSearches()).isZero();
    context.startIteration(2);
    assertThat(context.preferredRootMove()).isEqualTo(7);
    assertThat(context.statistics().reSearches()).as("another pass of depth 2").isOne();
  }

  @Test
  void rootMovesAreSortedByDepthAndScoreAfterTheBest() {
    SearchContext context = new SearchContext(Limits.none());
    context.startIteration(1);
    context.rootScored(0, 1, -100, 100);
    context.rootScored(1, 60, -100, 100);
    context.rootScored(2, 70, -100, 100);
    context.startIteration(2);
    context.rootScored(2, 20, -100, 100);
    context.rootScored(0, 20, 20, 100);
    List<RootMove> moves =
        context.rootScores().list(TicTacToe.START, TicTacToe.START.legalMoves(), 0, Claims.PLAIN);
    assertThat(moves).hasSize(9);
    assertThat(moves.subList(0, 4))
        .containsExactly(
            new RootMove(new Move(0, "a1"), 20, Bound.UPPER, true, 2),
            new RootMove(new Move(2, "c1"), 20, Bound.EXACT, true, 2),
            new RootMove(new Move(1, "b1"), 60, Bound.EXACT, true, 1),
            new RootMove(new Move(3, "a2"), -100_000_000, Bound.LOWER, false, 0));
  }

  @Test
  void countsWhatItIsTold() {
    SearchContext context = new SearchContext(Limits.none(), clock);
    context.visit(0);
    context.visit(1);
    context.visit(1);
    context.visit(1);
    context.countEvaluation();
    context.countTerminal();
    context.countCutoff(true);
    context.countCutoff(false);
    context.countCutoff(false);
    context.countProbe(true);
    context.countProbe(false);
    context.countProbe(false);
    context.countReSearch();
    context.countUnprovenCutoff();
    clock.advanceMillis(2);
    assertThat(context.estimates()).isEqualTo(2);
    Statistics statistics = context.statistics();
    assertThat(statistics).isEqualTo(new Statistics(4, 2, 1, 3, 1, 3, 1, 1, Duration.ofMillis(2)));
    assertThat(statistics.innerNodes()).isEqualTo(2);
    assertThat(statistics.nodesPerSecond()).isEqualTo(2000);
    assertThat(Statistics.NONE.nodesPerSecond()).isZero();
  }
}
