package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.table.LockFreeTable;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class WinLossDrawFirstTest {

  private static final int LENGTH = 7;
  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  @Property(tries = 300)
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
