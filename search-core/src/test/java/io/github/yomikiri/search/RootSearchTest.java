package io.github.yomikiri.search;

import static io.github.yomikiri.search.fixture.Checks.assertSame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RootSearchTest {

  private static final TicTacToe WON = TicTacToe.after(0, 3, 1, 4, 2);

  private static RootSearch<TicTacToe> start(
      WindowSearch<TicTacToe> search, TicTacToe root, Limits limits) {
    return new RootSearch<>(search, root, limits, () -> 0);
  }

  @Test
  void beforeAnythingIsSearchedTheFirstMoveIsTheAnswer() {
    RootSearch<TicTacToe> run =
        start((root, depth, alpha, beta, context) -> 0, TicTacToe.START, Limits.none());
    SearchResult result = run.result(Completion.TIME);
    assertThat(result.bestMove().notation()).isEqualTo("a1");
    assertThat(result.score()).isEqualTo(-Score.MAX);
    assertThat(result.bound()).isEqualTo(Bound.LOWER);
    assertThat(result.depth()).isZero();
    assertThat(result.solved()).isFalse();
    assertThat(result.completion()).isEqualTo(Completion.TIME);
    assertThat(result.principalVariation()).containsExactly(result.bestMove());
    assertThat(result.rootMoves()).hasSize(9).allMatch(each -> each.depth() == 0);
    assertThat(run.moveCount()).isEqualTo(9);
  }

  @Test
  void aFinishedGameIsNotSearched() {
    RootSearch<TicTacToe> run = start(
        (root, depth, alpha, beta, context) -> {
          throw new AssertionError("searched");
        },
        WON,
        Limits.none());
    assertThat(run.iterate(1)).isFalse();
    SearchResult result = run.result();
    assertThat(result.move()).isEmpty();
    assertThatIllegalStateException().isThrownBy(result::bestMove).withMessageContaining("over");
    assertThat(result.score()).isEqualTo(-1);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.solved()).isTrue();
    assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
    assertThat(result.principalVariation()).isEmpty();
    assertThat(result.rootMoves()).isEmpty();
    assertThat(run.moveCount()).isZero();
  }

  @Test
  void theSearchIsToldOncePerSearchAndAskedForTheWholeWindow() {
    List<String> calls = new ArrayList<>();
    WindowSearch<TicTacToe> search = new WindowSearch<>() {
      @Override
      public int search(TicTacToe root, int depth, int alpha, int beta, SearchContext context) {
        calls.add(
            "search " + depth + " " + (alpha == -Score.INFINITY) + " " + (beta == Score.INFINITY));
        context.countEvaluation();
        return 0;
      }

      @Override
      public void newSearch() {
        calls.add("new");
      }
    };
    RootSearch<TicTacToe> run = start(search, TicTacToe.START, Limits.none());
    run.iterate(3);
    run.iterate(5);
    assertThat(calls).containsExactly("new", "search 3 true true", "search 5 true true");
  }

  @Test
  void anIterationWithoutEstimatesSolvesThePosition() {
    boolean[] estimate = {true};
    RootSearch<TicTacToe> run = start(
        (root, depth, alpha, beta, context) -> {
          context.visit(0);
          if (estimate[0]) {
            context.countEvaluation();
          }
          context.rootScored(4, 7, alpha, beta);
          return 7;
        },
        TicTacToe.START,
        Limits.none());
    assertThat(run.iterate(1)).isTrue();
    assertThat(run.isSolved()).isFalse();
    assertThat(run.result().completion()).isEqualTo(Completion.DEPTH);
    estimate[0] = false;
    run.iterate(2);
    assertThat(run.isSolved()).isTrue();
    assertThat(run.result().completion()).isEqualTo(Completion.SOLVED);
    assertThat(run.result().bestMove().code()).isEqualTo(4);
  }

  @Test
  void anUnprovenTableAnswerDoesNotSolveThePosition() {
    RootSearch<TicTacToe> run = start(
        (root, depth, alpha, beta, context) -> {
          context.countUnprovenCutoff();
          return 7;
        },
        TicTacToe.START,
        Limits.none());
    run.iterate(1);
    assertThat(run.isSolved()).isFalse();
  }

  /**
   * Returns a search that follows a script, with a string for each iteration. "4=7" scores move 4
   * with 7, and "!" stops the search.
   */
  private static WindowSearch<TicTacToe> script(String... iterations) {
    int[] next = {0};
    return (root, depth, alpha, beta, context) -> {
      context.visit(0);
      context.countEvaluation();
      int best = alpha;
      for (String word : iterations[next[0]++].split(" ")) {
        if (word.equals("!")) {
          throw SearchStopped.INSTANCE;
        }
        int move = Integer.parseInt(word.split("=")[0]);
        int score = Integer.parseInt(word.split("=")[1]);
        context.visit(1);
        context.rootScored(move, Math.max(best, score), best, beta);
        if (score > best) {
          best = score;
          context.extendLine(0, move);
        }
      }
      return best;
    };
  }

  private static SearchResult afterStop(String... iterations) {
    RootSearch<TicTacToe> run = start(script(iterations), TicTacToe.START, Limits.none());
    for (int i = 0; i < iterations.length; i++) {
      assertThat(run.iterate(i + 1)).isEqualTo(i + 1 < iterations.length);
    }
    return run.result();
  }

  @Test
  void stoppedBeforeItsFirstMoveAnIterationCountsForNothing() {
    SearchResult result = afterStop("3=5 4=9", "!");
    assertThat(result.bestMove().code()).isEqualTo(4);
    assertThat(result.score()).isEqualTo(9);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.depth()).isEqualTo(1);
  }

  @Test
  void stoppedAfterItsFirstMoveAnIterationSaysWhatThatIsWorthNow() {
    SearchResult result = afterStop("3=5 4=9", "4=-20 !");
    assertThat(result.bestMove().code()).isEqualTo(4);
    assertThat(result.score()).isEqualTo(-20);
    assertThat(result.bound()).isEqualTo(Bound.LOWER);
    assertThat(result.depth()).isEqualTo(2);
    assertThat(result.solved()).isFalse();
  }

  @Test
  void stoppedAfterABetterMoveAnIterationAnswersWithThat() {
    SearchResult result = afterStop("3=5 4=9", "4=-20 3=6 2=1 !");
    assertThat(result.bestMove().code()).isEqualTo(3);
    assertThat(result.score()).isEqualTo(6);
    assertThat(result.principalVariation()).extracting(move -> move.code()).containsExactly(3);
    assertThat(result.rootMoves()).hasSize(9);
    assertThat(result.rootMoves().subList(0, 3))
        .extracting(each -> each.move().code())
        .containsExactly(3, 2, 4);
  }

  @Test
  void aSearchThatNamesNoBestMoveKeepsTheOneBefore() {
    int[] depths = {0};
    RootSearch<TicTacToe> run = start(
        (root, depth, alpha, beta, context) -> {
          context.countEvaluation();
          if (depths[0]++ == 0) {
            context.rootScored(6, 1, alpha, beta);
          }
          return depth;
        },
        TicTacToe.START,
        Limits.none());
    run.iterate(1);
    run.iterate(2);
    assertThat(run.result().bestMove().code()).isEqualTo(6);
    assertThat(run.result().score()).isEqualTo(2);
  }

  @Test
  void anErrorReachesTheCallerAndLeavesTheLastAnswer() {
    RootSearch<TicTacToe> run = start(
        (root, depth, alpha, beta, context) -> {
          context.countEvaluation();
          context.rootScored(depth, depth, alpha, beta);
          if (depth == 2) {
            throw new IllegalArgumentException("broken");
          }
          return depth;
        },
        TicTacToe.START,
        Limits.none());
    run.iterate(1);
    assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> run.iterate(2));
    assertThat(run.result().bestMove().code()).isOne();
    assertThat(run.result().depth()).isOne();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 251, 256})
  void depthsThatATableCannotKeepAreRefused(int depth) {
    RootSearch<TicTacToe> run =
        start((root, plies, alpha, beta, context) -> 0, TicTacToe.START, Limits.none());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> run.iterate(depth))
        .withMessageContaining("" + depth);
  }

  /**
   * Runs one iteration over the first moves with the given scores. Some scores rest on an estimate,
   * and the search may look at its own result.
   */
  private static RootSearch<TicTacToe> scored(
      List<SearchResult> looks, int estimateBefore, int stopBefore, int alpha, int... scores) {
    List<RootSearch<TicTacToe>> self = new ArrayList<>();
    RootSearch<TicTacToe> run = start(
        (root, depth, from, beta, context) -> {
          context.visit(0);
          for (int move = 0; move < scores.length; move++) {
            if (move == stopBefore) {
              throw SearchStopped.INSTANCE;
            }
            context.visit(1);
            if (move == estimateBefore) {
              context.countEvaluation();
            }
            context.rootScored(move, scores[move], from, beta);
            looks.add(self.get(0).soFar());
          }
          return scores[0];
        },
        TicTacToe.START,
        Limits.none());
    self.add(run);
    run.iterate(1, alpha, Score.INFINITY);
    return run;
  }

  private static final int NEVER = -1;

  @Test
  void aLookAtASearchChangesNothing() {
    List<SearchResult> looks = new ArrayList<>();
    RootSearch<TicTacToe> run = scored(looks, NEVER, NEVER, -Score.INFINITY, 7, 5, 3);
    SearchResult before = run.result();
    SearchResult look = run.soFar();
    assertThat(before.solved()).isTrue();
    assertThat(before.bound()).isEqualTo(Bound.EXACT);
    for (SearchResult each : List.of(look, run.result())) {
      assertSame(each, before);
    }
  }

  @Test
  void aLookDuringAnIterationIsWhatAStopWouldReturn() {
    List<SearchResult> looks = new ArrayList<>();
    scored(looks, NEVER, NEVER, -Score.INFINITY, 7, 9, 3);
    SearchResult stopped =
        scored(new ArrayList<>(), NEVER, 2, -Score.INFINITY, 7, 9, 3).result(Completion.STOPPED);
    assertThat(stopped.score()).isEqualTo(9);
    assertSame(looks.get(1), stopped);
  }

  @Test
  void aStoppedSearchSaysWhetherItsBoundIsProven() {
    SearchResult proven =
        scored(new ArrayList<>(), 1, 2, -Score.INFINITY, 7, 5, 3).result();
    assertThat(proven.solved()).isTrue();
    assertThat(proven.bound()).isEqualTo(Bound.LOWER);
    assertThat(proven.rootMoves()).extracting(RootMove::solved).startsWith(true, false, false);
    SearchResult estimated =
        scored(new ArrayList<>(), 1, 2, -Score.INFINITY, 7, 9, 3).result();
    assertThat(estimated.solved()).isFalse();
    assertThat(estimated.score()).isEqualTo(9);
  }

  @Test
  void whereEveryMoveHasAnUpperBoundTheRootHasOne() {
    int[] scores = {1, 2, 3, 4, 9, 6, 7, 8, 5};
    List<SearchResult> looks = new ArrayList<>();
    scored(looks, NEVER, NEVER, 10, scores);
    assertThat(looks.subList(0, 8)).allMatch(look -> look.depth() == 0 && !look.solved());
    SearchResult all = looks.get(8);
    assertThat(all.score()).isEqualTo(9);
    assertThat(all.bound()).isEqualTo(Bound.UPPER);
    assertThat(all.solved()).isTrue();
    assertThat(all.depth()).isOne();
  }

  @Test
  void theMoveThatLooksBestIsTheAnswerUntilOneIsProven() {
    RootSearch<TicTacToe> run = start(
        (root, depth, alpha, beta, context) -> {
          context.preferRootMove(5);
          throw SearchStopped.INSTANCE;
        },
        TicTacToe.START,
        Limits.none());
    assertThat(run.iterate(1)).isFalse();
    assertThat(run.result().bestMove().code()).isEqualTo(5);
    assertThat(run.result().depth()).isZero();
  }

  @Test
  void resultsCannotBeChanged() {
    List<RootMove> moves = new ArrayList<>();
    SearchResult result = start(
            (root, depth, alpha, beta, context) -> 0, TicTacToe.START, Limits.none())
        .result();
    SearchResult copy = result.toBuilder().rootMoves(moves).build();
    moves.addAll(result.rootMoves());
    assertThat(copy.rootMoves()).isEmpty();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> copy.rootMoves().clear());
  }

  @Test
  void completeAreTheNaturalEnds() {
    assertThat(Completion.values())
        .filteredOn(Completion::isComplete)
        .containsExactlyInAnyOrder(
            Completion.GAME_OVER, Completion.SOLVED, Completion.DEPTH, Completion.BOOK);
  }
}
