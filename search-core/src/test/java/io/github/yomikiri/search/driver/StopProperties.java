package io.github.yomikiri.search.driver;

import static io.github.yomikiri.search.fixture.Checks.assertHonest;
import static io.github.yomikiri.search.fixture.Checks.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Tests searches that a node limit ends at any node. */
class StopProperties {

  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  private static Searcher<RandomGame> searcher(Setup setup, Algorithm algorithm) {
    return setup.builder(RandomGame.class, EVALUATOR, algorithm).build();
  }

  @Property
  void aStoppedSearchIsHonestAndNoWorseThanItsLastIteration(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 5) int branching,
      @ForAll @IntRange(min = 1, max = 1500) int nodes,
      @ForAll @IntRange(min = 0, max = 20) int aspiration) {
    Assume.that(setup != Setup.AT_LEAST);
    RandomGame root = RandomGame.graph(seed, 6, branching, 30);
    List<SearchResult> iterations = new ArrayList<>();
    var builder = setup.builder(RandomGame.class, EVALUATOR, algorithm);
    Searcher<RandomGame> searcher =
        aspiration == 0 ? builder.build() : builder.aspiration(aspiration).build();
    SearchResult result = searcher.search(root, Limits.nodes(nodes), collector(iterations));

    assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes);
    assertHonest(result, root, EVALUATOR);
    if (result.completion() == Completion.SOLVED) {
      return;
    }
    assertThat(result.completion()).isEqualTo(Completion.NODES);
    assertThat(result.statistics().nodes()).as("all nodes are used").isEqualTo(nodes);
    if (result.solved()) {
      // The search was stopped when a window's bound was proven but the value was not.
      int value = Reference.value(root, 6, EVALUATOR);
      assertThat(result.bound()).isNotEqualTo(Bound.EXACT);
      assertThat(Integer.signum(value - result.score()))
          .isIn(0, result.bound() == Bound.LOWER ? 1 : -1);
    }
    if (!iterations.isEmpty()) {
      SearchResult last = iterations.get(iterations.size() - 1);
      assertThat(result.depth()).isBetween(last.depth(), last.depth() + 1);
      assertThat(value(root, result.bestMove(), result.depth()))
          .isGreaterThanOrEqualTo(value(root, last.bestMove(), result.depth()));
    }
  }

  private static int value(RandomGame root, Move move, int depth) {
    return Reference.ofMove(root, move.code(), depth, EVALUATOR);
  }

  private static SearchListener collector(List<SearchResult> iterations) {
    return new SearchListener() {
      @Override
      public void iterationFinished(SearchResult soFar) {
        iterations.add(soFar);
      }
    };
  }

  @Property(tries = 200)
  void theSameNodeLimitEndsTheSameSearchAtTheSameNode(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 3000) int nodes) {
    RandomGame root = RandomGame.graph(seed, 7, 5, 30);
    SearchResult one = searcher(setup, algorithm).search(root, Limits.nodes(nodes));
    SearchResult two = searcher(setup, algorithm).search(root, Limits.nodes(nodes));
    assertSame(two, one);
  }

  @Property(tries = 50)
  void oneNodeGivesALegalMoveOfUnknownValue(
      @ForAll long seed, @ForAll Algorithm algorithm, @ForAll Setup setup) {
    RandomGame root = RandomGame.graph(seed, 7, 5, 30);
    SearchResult result = searcher(setup, algorithm).search(root, Limits.nodes(1));
    assertThat(result.bestMove()).isEqualTo(root.legalMoves().get(0));
    assertThat(result.score()).isEqualTo(-Score.MAX);
    assertThat(result.bound()).isEqualTo(Bound.LOWER);
    assertThat(result.depth()).isZero();
    assertThat(result.statistics().nodes()).isOne();
    assertThat(result.completion()).isEqualTo(Completion.NODES);
  }

  @Property
  void aStopLeavesNothingBehindThatResetDoesNotForget(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 800) int nodes) {
    RandomGame root = RandomGame.graph(seed, 7, 4, 30);
    SearchResult fresh = searcher(setup, algorithm).search(root, Limits.depth(4));
    Searcher<RandomGame> used = searcher(setup, algorithm);
    used.search(RandomGame.graph(seed + 1, 9, 4, 30), Limits.nodes(nodes));
    used.search(root, Limits.nodes(nodes));
    used.reset();
    SearchResult again = used.search(root, Limits.depth(4));
    assertSame(again, fresh);
  }

  @Property
  void aStopDoesNotSpoilTheNextSearch(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 800) int nodes) {
    Assume.that(setup != Setup.AT_LEAST);
    RandomGame root = RandomGame.graph(seed, 7, 4, 30);
    Searcher<RandomGame> searcher = searcher(setup, algorithm);
    searcher.search(root, Limits.nodes(nodes));
    assertHonest(searcher.search(root, Limits.depth(5)), root, EVALUATOR);
  }

  @Property
  void atTheRuleForPlaySolvedIsTrueWhateverWasSearchedBefore(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll @IntRange(min = 10, max = 800) int nodes) {
    // A game is played to its end with one searcher, whose table has entries of other depths and of
    // stopped searches.
    Searcher<RandomGame> searcher = searcher(Setup.AT_LEAST, algorithm);
    RandomGame node = RandomGame.graph(seed, 8, 4, 30);
    while (!node.isTerminal()) {
      SearchResult result = searcher.search(
          node, Limits.nodes(nodes).withDepth(1 + (int) (seed >>> node.layer() & 7)));
      if (result.solved() && result.bound() != Bound.EXACT) {
        int value = Reference.value(node, 8, EVALUATOR);
        assertThat(Integer.signum(value - result.score()))
            .isIn(0, result.bound() == Bound.LOWER ? 1 : -1);
      } else if (result.solved()) {
        assertThat(result.score())
            .as("at layer %d", node.layer())
            .isEqualTo(Reference.value(node, 8, EVALUATOR));
        int played = Reference.ofMove(node, result.bestMove().code(), 9, EVALUATOR);
        assertThat(played).as("the best move's value").isEqualTo(result.score());
      }
      node = node.play(result.bestMove().code());
    }
  }
}
