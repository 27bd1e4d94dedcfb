package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.fixture.Comb;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a thread does with what another thread leaves half done. The test plays that thread. */
class TreeWorkerTest {

  private static final int MAX_DEPTH = 9;

  private static MonteCarloParts<Comb> parts() {
    return new MonteCarloParts<Comb>(
        node -> 0,
        Tunings.scale(1, 1),
        RolloutPolicy.uniform(),
        0,
        Optional.empty(),
        Optional.empty(),
        1,
        ProvenScores.ofGame(1),
        false,
        new UctSelection(1, 1, 0),
        100,
        1);
  }

  private static void visit(TreeWorker<Comb> worker, int visits) {
    worker.run(new TreeIteration(1, visits));
  }

  /**
   * Another thread has proven a leaf, and was interrupted before it came to the root. It has
   * tightened the node above the leaf already, or not yet.
   */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatAnotherThreadHasProvenReachesTheRoot(boolean hasTightened) {
    MonteCarloParts<Comb> parts = parts();
    MonteCarloTree<Comb> tree = new MonteCarloTree<>(parts, true);
    Comb root = Comb.forced(MAX_DEPTH, 1);
    SearchContext context = new SearchContext(Limits.none());
    tree.moveTo(root, MAX_DEPTH, new PortableRandom(1), context);
    TreeWorker<Comb> worker =
        new TreeWorker<>(parts, tree, root, MAX_DEPTH, context, new PortableRandom(1));
    visit(worker, 2);
    NodeStore store = tree.store();
    int child = store.firstChild(tree.root());
    int leaf = store.firstChild(child);
    assertThat(store.children(leaf)).as("is a leaf").isZero();
    assertThat(store.prove(leaf, 1, 1)).isTrue();
    if (hasTightened) {
      assertThat(ScoreBounds.tighten(store, child)).isTrue();
    }
    assertThat(tree.isSolved()).isFalse();
    visit(worker, 1);
    assertThat(tree.isSolved()).isTrue();
    assertThat(store.lower(tree.root())).isEqualTo(1);
    assertThat(store.upper(child)).isEqualTo(-1);
  }
}
