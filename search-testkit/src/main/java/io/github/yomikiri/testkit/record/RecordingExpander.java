package io.github.yomikiri.testkit.record;

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

  // The way from the root to the node last entered, by ply; empty where a node was not recorded.
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
  public int open(N node, int depth, int alpha, int beta, int ply) {
    Optional<OpenNode> entered = enter(node, depth, alpha, beta, ply);
    int known = inner.open(node, depth, alpha, beta, ply);
    entered.ifPresent(open -> {
      if (known == OPEN) {
        open.expand(node);
      } else {
        open.node().leave(kindOfAnswer(node, depth), known);
      }
    });
    return known;
  }

  private Optional<OpenNode> enter(N node, int depth, int alpha, int beta, int ply) {
    path.subList(Math.min(ply, path.size()), path.size()).clear();
    boolean sameMove = again;
    again = false;
    if (ply == 0) {
      startTree(node, depth);
    }
    Optional<OpenNode> entered = ply == 0
        ? Optional.of(new OpenNode(tree.root()))
        : path.get(ply - 1).map(parent -> new OpenNode(parent.child(node.key(), sameMove)));
    if (entered.isPresent() && tree.visits() >= maxNodes) {
      tree.markIncomplete();
      entered = Optional.empty();
    }
    entered.ifPresent(open -> open.node().enter(tree.nextVisit(), alpha, beta));
    path.add(entered);
    return entered;
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

  private TreeNode.Kind kindOfAnswer(N node, int depth) {
    if (node.isTerminal()) {
      return TreeNode.Kind.TERMINAL;
    }
    return depth <= 0 ? TreeNode.Kind.HORIZON : TreeNode.Kind.TABLE;
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
    path.get(ply).ifPresent(open -> open.node().leave(TreeNode.Kind.INNER, value));
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
