package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class BestMovesTest {

  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();
  private static final int LENGTH = 7;

  private static int value(RandomGame root, Move move, int depth) {
    return Reference.ofMove(root, move.code(), depth, EVALUATOR);
  }

  @Property
  void theBestMovesHaveTheReferencesValues(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 2, max = 6) int count,
      @ForAll @IntRange(min = 1, max = LENGTH) int depth) {
    RandomGame root = setup == Setup.AT_LEAST
        ? RandomGame.tree(seed, LENGTH, 5, 50)
        : RandomGame.graph(seed, LENGTH, 5, 50);
    SearchResult result = setup
        .builder(RandomGame.class, EVALUATOR, algorithm)
        .buildForBestMoves(count)
        .search(root, Limits.depth(depth));
    int reached = result.depth();
    List<Integer> values = root.legalMoves().stream()
        .map(move -> value(root, move, reached))
        .sorted(Comparator.reverseOrder())
        .toList();
    List<RootMove> moves = result.rootMoves();
    for (int i = 0; i < Math.min(count, values.size()); i++) {
      RootMove move = moves.get(i);
      assertThat(move.bound()).as("%s", moves).isEqualTo(Bound.EXACT);
      assertThat(move.score()).isEqualTo(values.get(i));
      assertThat(move.score()).isEqualTo(value(root, move.move(), reached));
    }
    for (RootMove move : moves) {
      int exact = value(root, move.move(), reached);
      assertThat(move.bound() == Bound.EXACT ? move.score() == exact : move.score() >= exact)
          .as("%s, value %d", move, exact)
          .isTrue();
    }
    assertThat(result.score()).isEqualTo(values.get(0));
    assertThat(result.bestMove()).isEqualTo(moves.get(0).move());
    assertThat(result.principalVariation()).startsWith(result.bestMove());
  }

  /** Without a table, the line of each of the best moves ends where its value comes from. */
  @Property(tries = 100)
  void theBestMovesHaveTheirLines(@ForAll long seed, @ForAll boolean orders) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 5, 50);
    SearchResult result = (orders ? Setup.ORDERED : Setup.BARE)
        .builder(RandomGame.class, EVALUATOR, Algorithm.PVS)
        .buildForBestMoves(3)
        .search(root, Limits.depth(4));
    List<RootMove> moves = result.rootMoves();
    for (RootMove move : moves.subList(0, Math.min(3, moves.size()))) {
      assertThat(move.line()).startsWith(move.move());
      RandomGame node = root;
      for (Move next : move.line()) {
        assertThat(node.legalMoves()).contains(next);
        node = node.play(next.code());
      }
      int end = Reference.value(node, 0, EVALUATOR);
      assertThat(Checks.valueByLine(root, move.line(), end)).as("%s", move).isEqualTo(move.score());
    }
    assertThat(result.principalVariation()).isEqualTo(moves.get(0).line());
  }

  @Test
  void theySolve() {
    RandomGame root = RandomGame.graph(3, LENGTH, 5, 50);
    SearchResult result =
        Searchers.forGame(RandomGame.class).buildForBestMoves(2).search(root, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    assertThat(result.rootMoves().get(1).solved()).isTrue();
  }

  @Test
  void costsLessThanASearchPerMove() {
    RandomGame root = RandomGame.of(new Rules(5, 60, 6, 100_000, 50, 0));
    long one = nodes(root, 1);
    assertThat(nodes(root, 3)).isBetween(one, 5 * one / 2);
  }

  private static long nodes(RandomGame root, int count) {
    return Searchers.forGame(RandomGame.class)
        .evaluator(EVALUATOR)
        .buildForBestMoves(count)
        .search(root, Limits.depth(9))
        .statistics()
        .nodes();
  }

  @Test
  void obeysANodeLimitExactly() {
    RandomGame root = RandomGame.of(new Rules(5, 60, 6, 100_000, 50, 0));
    for (long nodes : new long[] {1, 2, 100, 12_345}) {
      SearchResult result = Searchers.forGame(RandomGame.class)
          .evaluator(EVALUATOR)
          .buildForBestMoves(3)
          .search(root, Limits.nodes(nodes));
      assertThat(result.completion()).isEqualTo(Completion.NODES);
      assertThat(result.statistics().nodes()).isEqualTo(nodes);
    }
  }

  /** Without {@code newSearch}, the order is that of another position's moves. */
  @Test
  void anotherRootNeedsNoNewSearch() {
    WindowSearch<RandomGame> search = new BestMoves<>(
        Searchers.bare(RandomGame.class).evaluator(EVALUATOR).buildWindowSearch(), 2, false, false);
    for (long seed = 0; seed < 20; seed++) {
      RandomGame root = RandomGame.of(new Rules(seed, 60, 6, 100_000, 50, 0));
      int value =
          search.search(root, 3, -Score.INFINITY, Score.INFINITY, new SearchContext(Limits.none()));
      assertThat(value).isEqualTo(Reference.value(root, 3, EVALUATOR));
    }
  }

  /** A window around the best value does not hold the other moves' values. */
  @Test
  void windowsDoNotApply() {
    RandomGame root = RandomGame.of(new Rules(5, 60, 6, 100_000, 50, 0));
    List<RootMove> plain = rootMoves(Searchers.forGame(RandomGame.class), root);
    assertThat(rootMoves(Searchers.forGame(RandomGame.class).aspiration(1), root))
        .isEqualTo(plain);
    assertThat(rootMoves(Searchers.forGame(RandomGame.class).winLossDrawFirst(), root))
        .isEqualTo(plain);
  }

  private static List<RootMove> rootMoves(SearcherBuilder<RandomGame> builder, RandomGame root) {
    return builder
        .evaluator(EVALUATOR)
        .buildForBestMoves(3)
        .search(root, Limits.depth(5))
        .rootMoves();
  }

  @Test
  void needsAtLeastOneMove() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Searchers.forGame(RandomGame.class).buildForBestMoves(0))
        .withMessage("number of best moves 0 is less than 1");
  }
}
