package io.github.yomikiri.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.mcts.VisitedNode;
import io.github.yomikiri.seats.SeatedSearcher.Algorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PayoffNodesTest {

  private static final PigRace PIG = PigRace.start(12);
  private static final int ALL = 1_000_000;

  private static <P extends SeatedPosition<P>> SeatedSearcher<P> monteCarlo(P start) {
    return SeatedSearcher.builder(start)
        .algorithm(Algorithm.MONTE_CARLO)
        .visits(2_000)
        .build();
  }

  private static <P extends SeatedPosition<P>> void forEach(
      VisitedNode<P> node, Consumer<VisitedNode<P>> action) {
    action.accept(node);
    node.children().forEach(child -> forEach(child, action));
  }

  private static RandomGame game(int seats, int seed) {
    return RandomGame.of(new RandomGame.Rules(seed, seats, 2 + seed % 6, 8, seed % 5, 3));
  }

  @Test
  void theRootHasTheMovesOfTheResult() {
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG);
    SearchResult result = searcher.search(PIG, Limits.none());
    VisitedNode<PigRace> root = searcher.tree(ALL).orElseThrow();
    assertThat(root.move()).isEmpty();
    assertThat(root.position()).isEqualTo(PIG);
    assertThat(root.visits()).isEqualTo(2_000);
    assertThat(root.children())
        .extracting(child -> child.move().orElseThrow())
        .containsExactlyElementsOf(
            result.rootMoves().stream().map(RootMove::move).toList());
    assertThat(root.children())
        .extracting(child -> (long) child.visits())
        .containsExactlyElementsOf(
            result.rootMoves().stream().map(RootMove::visits).toList());
    // What the search expects is what it expects of the best move.
    assertThat(root.children().get(0).payoffs()).isEqualTo(searcher.payoffs());
    assertThat(line(root)).isEqualTo(result.principalVariation());
  }

  /** Returns the first moves up to a turn of chance. */
  private static List<Move> line(VisitedNode<PigRace> root) {
    List<Move> line = new ArrayList<>();
    VisitedNode<PigRace> at = root;
    while (at.position().seat() != SeatedPosition.CHANCE && !at.children().isEmpty()) {
      at = at.children().get(0);
      line.add(at.move().orElseThrow());
    }
    return line;
  }

  @Test
  void aNodeFollowsFromItsParent() {
    for (int seats = 1; seats <= 3; seats++) {
      for (int seed = 0; seed < 200; seed++) {
        RandomGame root = game(seats, seed);
        SeatedSearcher<RandomGame> searcher = monteCarlo(root);
        searcher.search(root, Limits.none());
        int count = seats;
        forEach(searcher.tree(ALL).orElseThrow(), node -> check(node, root.seat(), count));
      }
    }
  }

  private static void check(VisitedNode<RandomGame> node, int rootsSeat, int seats) {
    assertThat(node.leftOut()).isZero();
    assertThat(node.payoffs()).hasSize(seats);
    assertThat(node.mean()).isBetween(-1.0, 1.0);
    double payoff = node.payoffs().get(rootsSeat);
    assertThat(node.mean()).isCloseTo(payoff / node.position().maxScore(), within(1e-9));
    assertThat(node.children().stream().mapToInt(VisitedNode::visits).sum())
        .isLessThanOrEqualTo(node.visits());
    for (VisitedNode<RandomGame> child : node.children()) {
      int code = child.move().orElseThrow().code();
      assertThat(child.position()).isEqualTo(node.position().play(code));
    }
    if (node.isProven()) {
      assertThat(node.payoffs()).isEqualTo(TrueValue.of(node.position()).list());
      assertThat(node.lower()).isEqualTo((int) Math.rint(1_000 * payoff));
      assertThat(node.upper()).isEqualTo(node.lower());
    } else {
      assertThat(node.position().isTerminal()).isFalse();
      assertThat(node.lower()).isEqualTo(-Score.MAX);
      assertThat(node.upper()).isEqualTo(Score.MAX);
    }
  }

  @Test
  void solvedNodesAreProvenWithTwoSeatsAndFinishedGamesWithMore() {
    for (int seats = 2; seats <= 3; seats++) {
      RandomGame root = game(seats, 0);
      SeatedSearcher<RandomGame> searcher = monteCarlo(root);
      SearchResult result = searcher.search(root, Limits.nodes(10_000_000));
      VisitedNode<RandomGame> tree = searcher.tree(ALL).orElseThrow();
      assertThat(tree.isProven()).isEqualTo(result.solved()).isEqualTo(seats == 2);
      AtomicInteger proven = new AtomicInteger();
      forEach(tree, node -> proven.addAndGet(node.isProven() ? 1 : 0));
      assertThat(proven).hasPositiveValue();
    }
  }

  @Test
  void outcomesComeInTheOrderOfTheirProbability() {
    ChanceWalk root = ChanceWalk.at(ChanceWalk.Stage.FORCED, 0);
    SeatedSearcher<ChanceWalk> searcher = monteCarlo(root);
    searcher.search(root, Limits.none());
    AtomicInteger turns = new AtomicInteger();
    forEach(searcher.tree(ALL).orElseThrow(), node -> {
      if (node.position().seat() == SeatedPosition.CHANCE) {
        List<Integer> weights = node.children().stream()
            .map(child -> -node.position().weight(child.move().orElseThrow().code()))
            .toList();
        assertThat(weights).isSorted();
        turns.addAndGet(weights.size() > 1 ? 1 : 0);
      }
    });
    assertThat(turns).hasPositiveValue();
  }

  @Test
  void outcomesAreKeptTogetherAlthoughSolvedOnesHaveFewVisits() {
    // A roll wins at once, but for a number that ends the turn.
    PigRace root = new PigRace(12, 2, 10, 9, 0, false);
    SeatedSearcher<PigRace> searcher = monteCarlo(root);
    searcher.search(root, Limits.none());
    VisitedNode<PigRace> part = searcher.tree(20).orElseThrow();
    AtomicInteger kept = new AtomicInteger();
    AtomicInteger incomplete = new AtomicInteger();
    AtomicInteger fewest = new AtomicInteger(Integer.MAX_VALUE);
    forEach(part, node -> {
      kept.incrementAndGet();
      fewest.accumulateAndGet(node.visits(), Math::min);
      boolean isChance = node.position().seat() == SeatedPosition.CHANCE;
      incomplete.addAndGet(isChance && !node.children().isEmpty() && node.leftOut() > 0 ? 1 : 0);
    });
    assertThat(kept).hasValue(20);
    assertThat(incomplete).as("only the last one may be cut").hasValueLessThanOrEqualTo(1);
    assertThat(fewest).hasValue(1);
  }

  @Test
  void thereIsATreeOnlyAfterAVisitOfAMonteCarloSearch() {
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG);
    assertThat(searcher.tree(10)).isEmpty();
    searcher.search(PIG, Limits.none());
    VisitedNode<PigRace> before = searcher.tree(10).orElseThrow();
    searcher.search(PIG, Limits.none());
    assertThat(searcher.tree(10).orElseThrow().visits()).isEqualTo(4_000);
    assertThat(before.visits()).isEqualTo(2_000);
    searcher.reset();
    assertThat(searcher.tree(10)).isEmpty();
    SeatedSearcher<PigRace> other = SeatedSearcher.builder(PIG).build();
    other.search(PIG, Limits.depth(1));
    assertThat(other.tree(10)).isEmpty();
  }

  @Test
  void refusesWhatCannotBe() {
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> searcher.tree(0))
        .withMessage("number of nodes 0 is less than 1");
    AtomicInteger calls = new AtomicInteger();
    SearchListener curious = SearchListener.ofIterations(soFar -> {
      calls.incrementAndGet();
      assertThatIllegalStateException().isThrownBy(() -> searcher.tree(1));
    });
    searcher.search(PIG, Limits.none(), curious);
    assertThat(calls).hasPositiveValue();
  }
}
