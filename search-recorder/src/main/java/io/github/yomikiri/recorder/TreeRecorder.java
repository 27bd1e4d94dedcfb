package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.algorithm.Expander;
import java.util.ArrayList;
import java.util.List;

/**
 * Records every node that a search visits, with its window, its value and the moves that were cut.
 *
 * <pre>{@code
 * var recorder = new TreeRecorder<UniformTree>(10_000);
 * var search = recorder.record(Algorithm.ALPHA_BETA, Composition.of(UniformTree.class, UniformTree::estimate));
 * Searchers.bare(UniformTree.class).search(() -> search).fixedDepth(4).build().search(UniformTree.pi(), Limits.none());
 * Files.writeString(Path.of("pi.svg"), recorder.tree().toSvg("The pi tree, searched by alpha-beta"));
 * }</pre>
 *
 * <p>Algorithms need no change to be recorded. The recorder stands between an algorithm and its
 * {@link Expander}, which enters and leaves every node. To record an algorithm of your own, give it
 * {@link #expander}. What rules search on the side, such as after a null move, is not recorded. A
 * shallow search of two or more plies that predicts a node's value is an earlier visit of that
 * node. Recording costs time and memory for every node, so use it for small trees. Used by one
 * thread.
 *
 * @param <N> the game's node type
 */
public final class TreeRecorder<N extends Node<N>> {

  private final int maxNodes;
  private final List<SearchTree> trees = new ArrayList<>();

  /**
   * Makes a recorder.
   *
   * @param maxNodes the maximum number of visits that are recorded of each tree, at least 1; later
   *     visits are searched but not recorded
   * @throws IllegalArgumentException if {@code maxNodes} is less than 1
   */
  public TreeRecorder(int maxNodes) {
    Ranges.atLeast("number of nodes", maxNodes, 1);
    this.maxNodes = maxNodes;
  }

  /**
   * Makes a search that is recorded.
   *
   * @param algorithm any algorithm
   * @param parts the parts that the algorithm is composed with
   * @return the search, which visits the same nodes as the algorithm without a recorder
   */
  public WindowSearch<N> record(Algorithm algorithm, Composition<N> parts) {
    LeafLog<N> log = new LeafLog<>(parts.evaluator());
    return algorithm.create(parts.withEvaluator(log), expander -> record(expander, log, parts));
  }

  /**
   * Makes an expander that is recorded, for an algorithm of your own. Without a recorder, use
   * {@link Algorithm#expander}.
   *
   * @param parts the parts that the algorithm is composed with
   * @return an expander for one search
   */
  public Expander<N> expander(Composition<N> parts) {
    LeafLog<N> log = new LeafLog<>(parts.evaluator());
    return Algorithm.expander(parts.withEvaluator(log), expander -> record(expander, log, parts));
  }

  private Expander<N> record(Expander<N> expander, LeafLog<N> log, Composition<N> parts) {
    return new RecordingExpander<>(expander, log, parts, trees, maxNodes);
  }

  /**
   * Returns the last tree.
   *
   * @return the tree of the last depth searched
   * @throws IllegalStateException if nothing was searched yet
   */
  public SearchTree tree() {
    if (trees.isEmpty()) {
      throw new IllegalStateException("nothing was recorded yet: search a position first");
    }
    return trees.get(trees.size() - 1);
  }

  /**
   * Returns all trees in the order in which they were searched. Iterative deepening makes one tree
   * for each depth. The passes of MTD(f) at one depth make one tree.
   *
   * @return an unmodifiable copy
   */
  public List<SearchTree> trees() {
    return List.copyOf(trees);
  }
}
