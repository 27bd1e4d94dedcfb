package io.github.yomikiri.testkit.record;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.algorithm.Expander;
import io.github.yomikiri.search.algorithm.MovePicker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Passes everything on to an expander, and notes what goes through. */
final class RecordingExpander<N extends Node<N>> implements Expander<N> {

  private final Expander<N> inner;
  private final List<SearchTree> trees;
  private final int maxNodes;

  // The nodes that are open, from the root on; empty where one is not recorded.
  private final List<Optional<OpenNode>> path = new ArrayList<>();
  private SearchTree tree = new SearchTree(new TreeNode(Optional.empty(), 0), 0);
  private long rootKey;
  private boolean fresh = true;
  private boolean again;

  RecordingExpander(Expander<N> inner, List<SearchTree> trees, int maxNodes) {
    this.inner = inner;
    this.trees = trees;
    this.maxNodes = maxNodes;
  }

  @Override
  public void begin(SearchContext context) {
    inner.begin(context);
  }

  @Override
  public int leaf(N node) {
    // The algorithm is at the node last opened, one ply above the horizon.
    Optional<TreeNode> entered = child(node);
    entered.ifPresent(leaf -> leaf.enter(tree.nextVisit(), -INFINITY, INFINITY));
    int value = inner.leaf(node);
    entered.ifPresent(
        leaf -> leaf.leave(node.isTerminal() ? TreeNode.Kind.TERMINAL : TreeNode.Kind.HORIZON, value));
    return value;
  }

  @Override
  public int open(N node, int depth, int alpha, int beta, int ply) {
    path.subList(Math.min(ply, path.size()), path.size()).clear();
    if (ply == 0) {
      startTree(node, depth);
    }
    Optional<OpenNode> entered = (ply == 0 ? room(tree.root()) : child(node)).map(OpenNode::new);
    entered.ifPresent(open -> open.node().enter(tree.nextVisit(), alpha, beta));
    int known = inner.open(node, depth, alpha, beta, ply);
    if (known == OPEN) {
      entered.ifPresent(open -> open.expand(node));
      path.add(entered);
    } else {
      entered.ifPresent(
          open -> open.node().leave(node.isTerminal() ? TreeNode.Kind.TERMINAL : TreeNode.Kind.TABLE, known));
    }
    return known;
  }

  /** Returns the node to record as a child of the node last opened, if both are to be recorded. */
  private Optional<TreeNode> child(N node) {
    boolean sameMove = again;
    again = false;
    return path.get(path.size() - 1)
        .map(parent -> parent.child(node.key(), sameMove))
        .flatMap(this::room);
  }

  private Optional<TreeNode> room(TreeNode node) {
    if (tree.visits() < maxNodes) {
      return Optional.of(node);
    }
    tree.markIncomplete();
    return Optional.empty();
  }

  /** Starts a tree, unless this is another pass over the same root to the same depth. */
  private void startTree(N root, int depth) {
    if (fresh || depth != tree.depth() || root.key() != rootKey) {
      fresh = false;
      rootKey = root.key();
      tree = new SearchTree(new TreeNode(Optional.empty(), 0), depth);
      trees.add(tree);
    }
  }

  @Override
  public MovePicker moves(int ply) {
    return inner.moves(ply);
  }

  @Override
  public void scored(int move, int score, int alpha, int beta, int ply) {
    inner.scored(move, score, alpha, beta, ply);
  }

  @Override
  public void improved(int move, int ply) {
    path.get(ply).ifPresent(open -> open.node().improve(move));
    inner.improved(move, ply);
  }

  @Override
  public void cutoff(int move, int depth, int tried, int ply) {
    inner.cutoff(move, depth, tried, ply);
  }

  @Override
  public void reSearched() {
    again = true;
    inner.reSearched();
  }

  @Override
  public void close(int depth, int value, int move, int alpha, int beta, int ply) {
    path.remove(ply).ifPresent(open -> open.node().leave(TreeNode.Kind.INNER, value));
    inner.close(depth, value, move, alpha, beta, ply);
  }

  @Override
  public void newSearch() {
    fresh = true;
    inner.newSearch();
  }

  @Override
  public void reset() {
    inner.reset();
  }
}
