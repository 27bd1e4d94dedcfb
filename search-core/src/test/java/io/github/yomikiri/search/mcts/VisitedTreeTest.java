package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisitedTreeTest {

  private static final ConnectFour PUZZLE = ConnectFour.START.after("4443535");

  private static MonteCarloBuilder<ConnectFour> connectFour() {
    return Searchers.monteCarlo(ConnectFour.class).memoryNodes(50_000).visits(2_000);
  }

  private static VisitedNode<ConnectFour> tree(
      MonteCarloSearcher<ConnectFour> searcher, int maxNodes) {
    return searcher.tree(maxNodes).orElseThrow();
  }

  private static void forEach(
      VisitedNode<ConnectFour> node, Consumer<VisitedNode<ConnectFour>> action) {
    action.accept(node);
    node.children().forEach(child -> forEach(child, action));
  }

  private static List<VisitedNode<ConnectFour>> all(VisitedNode<ConnectFour> root) {
    List<VisitedNode<ConnectFour>> all = new ArrayList<>();
    forEach(root, all::add);
    return all;
  }

  @Test
  void theRootHasTheMovesOfTheResult() {
    MonteCarloSearcher<ConnectFour> searcher = connectFour().build();
    SearchResult result = searcher.search(PUZZLE, Limits.none());
    VisitedNode<ConnectFour> root = tree(searcher, 1_000_000);
    assertThat(root.move()).isEmpty();
    assertThat(root.position()).isEqualTo(PUZZLE);
    assertThat(root.visits()).isEqualTo(2_000);
    assertThat(root.children())
        .extracting(child -> child.move().orElseThrow())
        .containsExactlyElementsOf(
            result.rootMoves().stream().map(RootMove::move).toList());
    assertThat(root.children())
        .extracting(child -> (long) child.visits())
        .containsExactlyElementsOf(
            result.rootMoves().stream().map(RootMove::visits).toList());
    assertThat(line(root)).isEqualTo(result.principalVariation());
  }

  private static List<Move> line(VisitedNode<ConnectFour> root) {
    List<Move> line = new ArrayList<>();
    for (VisitedNode<ConnectFour> at = root; !at.children().isEmpty(); ) {
      at = at.children().get(0);
      line.add(at.move().orElseThrow());
    }
    return line;
  }

  @Test
  void aNodeFollowsFromItsParent() {
    MonteCarloSearcher<ConnectFour> searcher = connectFour().build();
    searcher.search(PUZZLE, Limits.none());
    forEach(tree(searcher, 1_000_000), node -> {
      assertThat(node.leftOut()).isZero();
      assertThat(node.visits()).isPositive();
      assertThat(node.mean()).isBetween(-1.0, 1.0);
      assertThat(node.lower()).isLessThanOrEqualTo(node.upper());
      assertThat(node.prior()).isEmpty();
      if (node.position().isTerminal()) {
        assertThat(node.lower()).isEqualTo(node.position().terminalScore());
        assertThat(node.upper()).isEqualTo(node.position().terminalScore());
      }
      int below = 0;
      double rewards = 0;
      for (VisitedNode<ConnectFour> child : node.children()) {
        int code = child.move().orElseThrow().code();
        assertThat(child.position()).isEqualTo(node.position().play(code));
        below += child.visits();
        rewards -= child.visits() * child.mean();
      }
      assertThat(below).isLessThanOrEqualTo(node.visits());
      if (!node.children().isEmpty() && node.lower() == -Score.MAX && node.upper() == Score.MAX) {
        // The first visit of the root goes to a child, and that of another node has no child.
        assertThat(rewards).isCloseTo(node.visits() * node.mean(), within(1.0001));
      }
    });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8, 9, 100, 700})
  void theMostVisitedNodesAreKept(int maxNodes) {
    MonteCarloSearcher<ConnectFour> searcher =
        connectFour().knowledge(new ConnectFourKnowledge()).build();
    searcher.search(PUZZLE, Limits.none());
    VisitedNode<ConnectFour> part = tree(searcher, maxNodes);
    assertThat(all(part)).hasSize(maxNodes);
    assertThat(mostVisitsLeftOut(part, tree(searcher, 1_000_000)))
        .isPositive()
        .isLessThanOrEqualTo(fewestVisitsKept(part, Integer.MAX_VALUE));
  }

  /** Returns the visits of the most visited node that is missing, and checks all nodes. */
  private static int mostVisitsLeftOut(
      VisitedNode<ConnectFour> part, VisitedNode<ConnectFour> whole) {
    int kept = part.children().size();
    assertThat(part.move()).isEqualTo(whole.move());
    assertThat(part.visits()).isEqualTo(whole.visits());
    assertThat(kept + part.leftOut()).isEqualTo(whole.children().size());
    int most = 0;
    for (int i = 0; i < whole.children().size(); i++) {
      VisitedNode<ConnectFour> child = whole.children().get(i);
      most = Math.max(
          most, i < kept ? mostVisitsLeftOut(part.children().get(i), child) : child.visits());
    }
    return most;
  }

  /** Returns the fewest visits, where a move has no fewer than those after it. */
  private static int fewestVisitsKept(VisitedNode<ConnectFour> node, int visits) {
    int fewest = visits;
    int rank = 0;
    for (int i = node.children().size() - 1; i >= 0; i--) {
      VisitedNode<ConnectFour> child = node.children().get(i);
      rank = Math.max(rank, child.visits());
      fewest = fewestVisitsKept(child, Math.min(fewest, rank));
    }
    return fewest;
  }

  @Test
  void boundsAreThoseOfTheSideToMove() {
    // X has two in the lowest row, and wins with the third.
    TicTacToe position = TicTacToe.parseBoard("XX.OO....");
    MonteCarloSearcher<TicTacToe> searcher =
        Searchers.monteCarlo(TicTacToe.class).build();
    searcher.search(position, Limits.none());
    VisitedNode<TicTacToe> root = searcher.tree(1_000).orElseThrow();
    VisitedNode<TicTacToe> win = root.children().get(0);
    assertThat(root.lower()).isEqualTo(1);
    assertThat(root.upper()).isEqualTo(1);
    assertThat(win.move().orElseThrow().notation()).isEqualTo("c1");
    assertThat(win.lower()).isEqualTo(-1);
    assertThat(win.upper()).isEqualTo(-1);
    assertThat(win.mean()).isCloseTo(Math.tanh(-1), within(1e-6));
    assertThat(win.isProven()).isTrue();
    assertThat(win).hasToString("c1: 1 visits, mean -0.76, value in [-1, -1]");
    assertThat(root.mean()).isPositive();
  }

  @Test
  void boundsThatFollowFromTheMaximumScoreAreNotProven() {
    MonteCarloSearcher<TicTacToe> searcher =
        Searchers.monteCarlo(TicTacToe.class).visits(50).build();
    searcher.search(TicTacToe.START, Limits.none());
    VisitedNode<TicTacToe> root = searcher.tree(1_000).orElseThrow();
    assertThat(root.lower()).isEqualTo(-Score.MAX);
    assertThat(root.upper()).isEqualTo(Score.MAX);
    assertThat(root.isProven()).isFalse();
  }

  @Test
  void priorsAreThoseOfTheProgressiveBias() {
    Evaluator<ConnectFour> byKey = node -> (int) (node.key() % 7);
    MonteCarloSearcher<ConnectFour> searcher =
        connectFour().progressiveBias(byKey).tuning(Tunings.bias(1, 5)).build();
    searcher.search(PUZZLE, Limits.none());
    VisitedNode<ConnectFour> root = tree(searcher, 50);
    assertThat(root.prior()).isEmpty();
    for (VisitedNode<ConnectFour> child : root.children()) {
      double reward = Math.tanh(byKey.evaluate(child.position()) / 5.0);
      assertThat(child.prior().orElseThrow()).isCloseTo(reward, within(1e-6));
    }
  }

  @Test
  void thereIsATreeOnlyAfterAVisit() {
    MonteCarloSearcher<ConnectFour> searcher = connectFour().build();
    assertThat(searcher.tree(10)).isEmpty();
    searcher.search(PUZZLE, Limits.nodes(3));
    assertThat(searcher.tree(10)).isEmpty();
    searcher.search(PUZZLE, Limits.none());
    assertThat(searcher.tree(10)).isPresent();
    // A finished game has no tree, so the last one stays.
    searcher.search(ConnectFour.START.after("1212121"), Limits.none());
    assertThat(tree(searcher, 10).position()).isEqualTo(PUZZLE);
    searcher.reset();
    assertThat(searcher.tree(10)).isEmpty();
  }

  @Test
  void laterSearchesDoNotChangeACopy() {
    MonteCarloSearcher<ConnectFour> searcher = connectFour().build();
    SearchResult result = searcher.search(PUZZLE, Limits.none());
    VisitedNode<ConnectFour> before = tree(searcher, 100);
    VisitedNode<ConnectFour> same = tree(searcher, 100);
    searcher.search(PUZZLE.play(result.bestMove().code()), Limits.none());
    assertThat(before).isEqualTo(same);
    VisitedNode<ConnectFour> after = tree(searcher, 100);
    assertThat(after.move()).isEmpty();
    assertThat(after.visits()).isEqualTo(2_000 + before.children().get(0).visits());
  }

  @Test
  void aTreeOfSeveralThreadsHasAllTheirVisits() {
    MonteCarloSearcher<ConnectFour> searcher = connectFour().threads(3).build();
    searcher.search(PUZZLE, Limits.none());
    assertThat(tree(searcher, 10).visits()).isEqualTo(2_000);
  }

  @Test
  void refusesWhatCannotBe() {
    MonteCarloSearcher<ConnectFour> searcher = connectFour().build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> searcher.tree(0))
        .withMessage("number of nodes 0 is less than 1");
    AtomicBoolean called = new AtomicBoolean();
    SearchListener curious = new SearchListener() {
      @Override
      public void iterationFinished(SearchResult result) {
        called.set(true);
        assertThatIllegalStateException().isThrownBy(() -> searcher.tree(1));
      }
    };
    searcher.search(PUZZLE, Limits.none(), curious);
    assertThat(called).isTrue();
    assertThat(searcher.tree(1)).isPresent();
  }
}
