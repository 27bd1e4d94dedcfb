package io.github.yomikiri.recorder;

import static io.github.yomikiri.game.Score.INFINITY;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.algorithm.Expander;
import io.github.yomikiri.search.algorithm.ForwardingExpander;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decorates an expander: records the nodes of each call and passes the call to the expander. */
final class RecordingExpander<N extends Node<N>> extends ForwardingExpander<N> {

  private final LeafLog<N> log;
  private final Answers<N> answers;
  private final boolean hasRules;
  private final int scale;
  private final List<SearchTree> trees;
  private final int maxNodes;

  // The open nodes, from the root on. An element is empty if its node is not recorded.
  private final List<Optional<OpenNode>> path = new ArrayList<>();
  private SearchTree tree = new SearchTree(TreeNode.root(1), 0, Optional.empty());
  private long rootKey;
  private boolean fresh = true;
  private boolean again;

  /** Decorates an expander whose evaluator is the log. */
  RecordingExpander(
      Expander<N> inner,
      LeafLog<N> log,
      Composition<N> parts,
      List<SearchTree> trees,
      int maxNodes) {
    super(inner);
    this.log = log;
    answers = new Answers<>(parts);
    hasRules = !parts.rules().isEmpty();
    scale = parts.evaluator().unit().scale();
    this.trees = trees;
    this.maxNodes = maxNodes;
  }

  @Override
  public int open(N node, int depth, int alpha, int beta, int ply) {
    path.subList(Math.min(ply, path.size()), path.size()).clear();
    Optional<OpenNode> entered = enter(node, depth, ply);
    entered.ifPresent(open -> open.node().enter(tree.enter(), alpha, beta));
    path.add(entered);
    answers.enter(node, ply);
    boolean over = node.isTerminal();
    log.clear();
    int known;
    try {
      known = super.open(node, depth, alpha, beta, ply);
    } finally {
      // Record the leaves also if the search is stopped among them.
      if (depth > 0 && !over && !log.leaves().isEmpty()) {
        entered.ifPresent(open -> leaves(open, node));
      }
    }
    if (known == OPEN) {
      entered.ifPresent(open -> open.expand(node, answers.candidates(node, ply)));
    } else {
      boolean valued = !log.leaves().isEmpty();
      leave(ply, answers.kind(node, depth, alpha, beta, valued), known);
    }
    return known;
  }

  /** Leaves the node last entered at a ply. */
  private void leave(int ply, TreeNode.Kind kind, int value) {
    path.get(ply).ifPresent(open -> {
      open.node().leave(tree.leave(open.node()), kind, value);
      if (kind == TreeNode.Kind.INNER) {
        open.node()
            .cutOff(
                value >= open.node().beta()
                    ? Optional.of(Cutoff.trace(path, ply, value))
                    : Optional.empty());
      }
    });
    path.remove(ply);
  }

  private Optional<OpenNode> enter(N node, int depth, int ply) {
    boolean sameMove = again;
    again = false;
    if (ply == 0) {
      startTree(node, depth);
      return room(tree.root()).map(root -> new OpenNode(root, depth));
    }
    // A rule may pass. No move leads to such a position, so what is searched there has no place.
    return path.get(ply - 1)
        .filter(parent -> !hasRules || parent.hasChild(node.key()))
        .map(parent -> parent.child(node.key(), sameMove))
        .flatMap(this::room)
        .map(child -> new OpenNode(child, depth));
  }

  /** Records the leaves below a node that the expander has searched by itself. */
  private void leaves(OpenNode parent, N node) {
    parent.expand(node, answers.candidates(node, parent.node().ply()));
    int best = parent.node().alpha();
    for (LeafLog.Leaf leaf : log.leaves()) {
      Optional<TreeNode> child = room(parent.child(leaf.key(), false));
      if (child.isPresent()) {
        leaf(
            child.get(),
            -INFINITY,
            INFINITY,
            leaf.over() ? TreeNode.Kind.TERMINAL : TreeNode.Kind.HORIZON,
            leaf.value());
        int score = child.get().ofMove(leaf.value());
        if (score > best) {
          best = score;
          parent.node().improve(child.get().code());
        }
      }
    }
  }

  /** Records a visit that was answered at once. */
  private void leaf(TreeNode node, int alpha, int beta, TreeNode.Kind kind, int value) {
    node.enter(tree.enter(), alpha, beta);
    node.leave(tree.leave(node), kind, value);
  }

  private Optional<TreeNode> room(TreeNode node) {
    if (tree.visits() < maxNodes) {
      return Optional.of(node);
    }
    tree.markIncomplete();
    node.skip(TreeNode.Skip.UNRECORDED);
    return Optional.empty();
  }

  /** Starts a tree, unless this is another pass over the same root to the same depth. */
  private void startTree(N root, int depth) {
    if (fresh || depth != tree.depth() || root.key() != rootKey) {
      fresh = false;
      rootKey = root.key();
      tree = new SearchTree(TreeNode.root(scale), depth, Optional.of(new AnyPosition<>(root)));
      trees.add(tree);
    }
  }

  @Override
  public void scored(int move, int score, int alpha, int beta, int ply) {
    path.get(ply)
        .ifPresent(open -> open.scored(move).flatMap(this::room).ifPresent(child -> {
          boolean same = child.movesAgain();
          int low = same ? alpha : -beta;
          int high = same ? beta : -alpha;
          leaf(child, low, high, open.answered(move), same ? score : -score);
        }));
    super.scored(move, score, alpha, beta, ply);
  }

  @Override
  public void improved(int move, int ply) {
    path.get(ply).ifPresent(open -> open.node().improve(move));
    super.improved(move, ply);
  }

  @Override
  public void reSearched() {
    again = true;
    super.reSearched();
  }

  @Override
  public void close(int depth, int value, int move, int alpha, int beta, int ply) {
    // The search of a rule may have left this node already. Its visit is the last one then.
    if (ply < path.size()) {
      // A node whose moves were listed but not searched was answered by a rule.
      boolean searched = path.get(ply).map(OpenNode::isSearched).orElse(true);
      leave(ply, searched ? TreeNode.Kind.INNER : TreeNode.Kind.RULE, value);
    }
    super.close(depth, value, move, alpha, beta, ply);
  }

  @Override
  public void newSearch() {
    fresh = true;
    super.newSearch();
  }
}
