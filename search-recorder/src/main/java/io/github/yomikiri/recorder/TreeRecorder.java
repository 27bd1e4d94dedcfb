package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.algorithm.Expander;
import java.util.ArrayList;
import java.util.List;

/**
 * Records every node that a search visits: the windows, the values, and which moves were cut.
 *
 * <pre>{@code
 * var recorder = new TreeRecorder<UniformTree>(10_000);
 * var search = recorder.record(Algorithm.ALPHA_BETA, Composition.of(UniformTree.class, UniformTree::estimate));
 * Searchers.bare(UniformTree.class).search(() -> search).fixedDepth(4).build().search(UniformTree.pi(), Limits.none());
 * Files.writeString(Path.of("pi.svg"), recorder.tree().toSvg("The pi tree, searched by alpha-beta"));
 * }</pre>
 *
 * <p>No algorithm knows of it: the recorder stands between an algorithm and its {@link Expander}, through which every
 * node is entered and left. An algorithm of your own is recorded by giving it {@link #expander}. Recording costs time
 * and memory for every node, so it is for small trees. Used by one thread.
 *
 * @param <N> the game's node type
 */
public final class TreeRecorder<N extends Node<N>> {

  private final int maxNodes;
  private final List<SearchTree> trees = new ArrayList<>();

  /**
   * Makes a recorder.
   *
   * @param maxNodes how many visits it records of each tree, at least 1; the search goes on after that, unrecorded
   * @throws IllegalArgumentException if {@code maxNodes} is less than 1
   */
  public TreeRecorder(int maxNodes) {
    if (maxNodes < 1) {
      throw new IllegalArgumentException("number of nodes " + maxNodes + " is less than 1");
    }
    this.maxNodes = maxNodes;
  }

  /**
   * Makes a search that is recorded.
   *
   * @param algorithm any algorithm
   * @param parts what it is composed with
   * @return the search, which visits the same nodes as the algorithm does alone
   */
  public WindowSearch<N> record(Algorithm algorithm, Composition<N> parts) {
    LeafLog<N> log = new LeafLog<>(parts.evaluator());
    return algorithm.create(parts.withEvaluator(log), expander -> record(expander, log));
  }

  /**
   * Makes an expander that is recorded, for an algorithm of one's own: what {@link Algorithm#expander} is without
   * recording.
   *
   * @param parts what the algorithm is composed with
   * @return an expander for one search
   */
  public Expander<N> expander(Composition<N> parts) {
    LeafLog<N> log = new LeafLog<>(parts.evaluator());
    return Algorithm.expander(parts.withEvaluator(log), expander -> record(expander, log));
  }

  private Expander<N> record(Expander<N> expander, LeafLog<N> log) {
    return new RecordingExpander<>(expander, log, trees, maxNodes);
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
   * Returns all trees in the order they were searched: iterative deepening has one for each depth. The passes of MTD(f)
   * at one depth are one tree.
   *
   * @return an unmodifiable copy
   */
  public List<SearchTree> trees() {
    return List.copyOf(trees);
  }
}
