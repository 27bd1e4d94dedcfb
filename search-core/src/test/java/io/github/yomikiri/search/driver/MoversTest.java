package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MoversTest {

  private static final TicTacToe WON = TicTacToe.after(0, 3, 1, 4, 2);
  private static final int GAMES = 9_000;

  private static List<String> moves(Searcher<TicTacToe> searcher, int count) {
    return Stream.generate(
            () -> searcher.search(TicTacToe.START, Limits.none()).bestMove().notation())
        .limit(count)
        .toList();
  }

  /**
   * Checks 9,000 choices among nine moves: each should be chosen about 1,000 times, with a standard
   * deviation of 30.
   */
  private static void assertUniform(List<String> moves) {
    Map<String, Long> counts =
        moves.stream().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    assertThat(counts).hasSize(9);
    assertThat(counts.values()).allMatch(count -> count > 850 && count < 1150);
  }

  @Test
  void randomPlaysEveryMoveAsOften() {
    assertUniform(moves(Searchers.random(1), GAMES));
  }

  @Test
  void randomIsReproducibleBySeedAndReset() {
    Searcher<TicTacToe> searcher = Searchers.random(5);
    List<String> moves = moves(searcher, 50);
    assertThat(moves(Searchers.random(5), 50)).isEqualTo(moves);
    assertThat(moves(Searchers.random(6), 50)).isNotEqualTo(moves);
    assertThat(moves(searcher, 50)).isNotEqualTo(moves);
    searcher.reset();
    assertThat(moves(searcher, 50)).isEqualTo(moves);
  }

  @Test
  void randomClaimsToKnowNothing() {
    SearchResult result = Searchers.<TicTacToe>random(5).search(TicTacToe.START, Limits.none());
    assertThat(result.score()).isEqualTo(-Score.MAX);
    assertThat(result.bound()).isEqualTo(Bound.LOWER);
    assertThat(result.solved()).isFalse();
    assertThat(result.depth()).isZero();
    assertThat(result.rootMoves()).hasSize(9);
    Checks.assertLegalLine(result, TicTacToe.START);
  }

  @Test
  void aFinishedGameHasNoMove() {
    for (Searcher<TicTacToe> searcher : List.of(
        Searchers.<TicTacToe>random(5),
        Searchers.greedy(TicTacToe.class, Evaluator.<TicTacToe>of(node -> 0, Unit.ofGame()), 5))) {
      SearchResult result = searcher.search(WON, Limits.none());
      assertThat(result.move()).isEmpty();
      assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
      assertThat(result.score()).isEqualTo(-1);
      assertThat(result.solved()).isTrue();
    }
  }

  @Test
  void greedyPlaysTheBestLookingMove() {
    // The evaluator takes the opponent's view after the move: the fewer lines are left, the better.
    // Only the center takes four lines.
    Searcher<TicTacToe> searcher =
        Searchers.greedy(TicTacToe.class, node -> (node.opponent() >> 4 & 1) == 1 ? -3 : 8, 5);
    assertThat(moves(searcher, 100)).containsOnly("b2");
  }

  @Test
  void greedyBreaksTiesEvenly() {
    assertUniform(moves(Searchers.greedy(TicTacToe.class, node -> 0, 1), GAMES));
  }

  @Test
  void greedyBreaksOnlyTies() {
    Searcher<TicTacToe> corners =
        Searchers.greedy(TicTacToe.class, node -> (node.opponent() & 0505) != 0 ? -1 : 0, 3);
    assertThat(moves(corners, 400))
        .containsOnly("a1", "a3", "c1", "c3")
        .contains("a1", "a3", "c1", "c3");
  }

  @Test
  void greedyIsReproducibleBySeedAndReset() {
    Searcher<TicTacToe> searcher = Searchers.greedy(TicTacToe.class, node -> 0, 5);
    List<String> moves = moves(searcher, 50);
    searcher.reset();
    assertThat(moves(searcher, 50)).isEqualTo(moves);
    assertThat(moves(Searchers.greedy(TicTacToe.class, node -> 0, 6), 50)).isNotEqualTo(moves);
  }

  @Test
  void greedysResultIsHonest() {
    for (long seed = 0; seed < 200; seed++) {
      RandomGame root = RandomGame.tree(seed, 3, 5, 3);
      SearchResult result = Searchers.greedy(RandomGame.class, RandomGame.evaluator(), seed)
          .search(root, Limits.none());
      List<Move> best = result.rootMoves().stream()
          .filter(each -> each.score() == result.score())
          .map(each -> each.move())
          .toList();
      assertThat(best).as("seed %d", seed).contains(result.bestMove());
      assertThat(result.depth()).isOne();
      assertThat(result.rootMoves())
          .allMatch(each -> each.bound() == Bound.EXACT && each.score() <= result.score());
      Checks.assertLegalLine(result, root);
    }
  }

  @Test
  void greedyStoppedMidwayPlaysTheBestSeen() {
    // Three nodes after the root allow three moves, of which the second is the best.
    Searcher<TicTacToe> searcher =
        Searchers.greedy(TicTacToe.class, node -> (node.opponent() >> 1 & 1) == 1 ? -1 : 0, 5);
    SearchResult result = searcher.search(TicTacToe.START, Limits.nodes(4));
    assertThat(result.completion()).isEqualTo(Completion.NODES);
    assertThat(result.bestMove().notation()).isEqualTo("b1");
    assertThat(result.bound()).isEqualTo(Bound.LOWER);
  }

  @Test
  void greedyObeysASignal() {
    StopSignal stop = new StopSignal();
    stop.raise();
    SearchResult result = Searchers.greedy(TicTacToe.class, node -> 0, 5)
        .search(TicTacToe.START, Limits.none().withStop(stop));
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    assertThat(result.move()).isPresent();
  }
}
