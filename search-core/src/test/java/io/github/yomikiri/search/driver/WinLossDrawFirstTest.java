package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class WinLossDrawFirstTest {

  private static final int LENGTH = 7;
  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  @Property
  void findsTheReferencesValueAtEveryDepth(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = LENGTH) int depth,
      @ForAll boolean fixed) {
    RandomGame root = RandomGame.tree(seed, LENGTH, 4, 5);
    var builder = setup.builder(RandomGame.class, EVALUATOR, algorithm).winLossDrawFirst();
    SearchResult result =
        (fixed ? builder.fixedDepth(depth) : builder).build().search(root, Limits.depth(depth));
    assertThat(result.score()).isEqualTo(Reference.value(root, result.depth(), EVALUATOR));
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
  }

  /**
   * The first search and the second disagree, as searches do whose windows use other estimates. An
   * exact value must still be exact.
   */
  @Property(tries = 100)
  void theValueIsExactAlthoughTheSearchesDisagree(@ForAll @IntRange(min = -9, max = 9) int value) {
    List<String> windows = new ArrayList<>();
    WindowSearch<TicTacToe> search = (root, depth, alpha, beta, context) -> {
      context.visit(0);
      windows.add(alpha + " " + beta);
      int found = windows.size() == 1 ? -value : value;
      context.rootScored(root.legalMoves().get(0).code(), found, alpha, beta);
      return found;
    };
    SearchResult result = Searchers.bare(TicTacToe.class)
        .search(() -> search)
        .winLossDrawFirst()
        .build()
        .search(TicTacToe.START, Limits.none());
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.score()).isEqualTo(value);
    assertThat(windows).hasSize(value == 0 ? 1 : 3);
  }

  /** Somewhere between no node and all nodes, the winner is proven and the score is not. */
  @Property(tries = 50)
  void aSearchThatIsStoppedHasProvenTheWinnerFirst(@ForAll long seed) {
    RandomGame root = RandomGame.tree(seed, LENGTH, 4, 1_000);
    var solver = Searchers.solver(RandomGame.class)
        .table(() -> new LockFreeTable(1 << 14))
        .winLossDrawFirst();
    SearchResult whole = solver.build().search(root, Limits.none());
    for (long nodes = 1; nodes < whole.statistics().nodes(); nodes++) {
      SearchResult part = solver.build().search(root, Limits.nodes(nodes));
      if (part.solved() && part.bound() == Bound.LOWER) {
        assertThat(part.score()).isLessThanOrEqualTo(whole.score());
      } else if (part.solved() && part.bound() == Bound.UPPER) {
        assertThat(part.score()).isGreaterThanOrEqualTo(whole.score());
      }
    }
    assertThat(whole.score()).isEqualTo(Reference.value(root, LENGTH, EVALUATOR));
  }
}
