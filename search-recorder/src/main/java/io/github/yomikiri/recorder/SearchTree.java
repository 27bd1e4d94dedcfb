package io.github.yomikiri.recorder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The tree of one search to one depth: every node that the search visited, and the moves that it
 * did not try.
 *
 * <p>The pictures show all values and windows from the view of the <em>root's</em> side, as books
 * do. So a value can be followed up the tree. If the evaluator's unit has a scale, they show points
 * of the game. All other values are in the evaluator's unit, from the view of the side to move.
 */
public final class SearchTree {

  private final TreeNode root;
  private final int depth;
  private final Optional<AnyPosition<?>> position;
  private int visits;
  private int steps;
  private boolean complete = true;

  SearchTree(TreeNode root, int depth, Optional<AnyPosition<?>> position) {
    this.root = root;
    this.depth = depth;
    this.position = position;
  }

  /** Counts a visit. Returns its step. Steps are numbered from 1. */
  int enter() {
    visits++;
    return ++steps;
  }

  /** Returns the step in which a node is left: its own step if nothing has happened since then. */
  int leave(TreeNode node) {
    return node.entered() == steps ? steps : ++steps;
  }

  /** Returns the last step. The end of a search that was stopped is a step, too. */
  int lastStep() {
    return root.kind() == TreeNode.Kind.STOPPED ? steps + 1 : steps;
  }

  int visits() {
    return visits;
  }

  /** Returns the root's position, from which the positions of all nodes are played. */
  Optional<AnyPosition<?>> position() {
    return position;
  }

  void markIncomplete() {
    complete = false;
  }

  /**
   * Returns the node that the search started from.
   *
   * @return the root
   */
  public TreeNode root() {
    return root;
  }

  /**
   * Returns the depth of the search.
   *
   * @return in plies
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns whether the tree has all visited nodes. A recorder keeps only a limited number of
   * visits.
   *
   * @return false when some are missing
   */
  public boolean isComplete() {
    return complete;
  }

  /**
   * Returns the nodes at which the search ended, in the order of their first visits: the horizon,
   * finished games, and draws by repetition.
   *
   * @return a new list
   */
  public List<TreeNode> leaves() {
    Set<TreeNode.Kind> ends =
        EnumSet.of(TreeNode.Kind.HORIZON, TreeNode.Kind.TERMINAL, TreeNode.Kind.REPETITION);
    return nodes(node -> ends.contains(node.kind()));
  }

  /**
   * Returns the nodes whose moves were searched, in the order of their first visits.
   *
   * @return a new list
   */
  public List<TreeNode> innerNodes() {
    return nodes(node -> node.kind() == TreeNode.Kind.INNER);
  }

  private List<TreeNode> nodes(Predicate<TreeNode> wanted) {
    List<TreeNode> nodes = new ArrayList<>();
    collect(root, nodes);
    nodes.removeIf(wanted.negate());
    nodes.sort(Comparator.comparingInt(TreeNode::firstStep));
    return nodes;
  }

  private static void collect(TreeNode node, List<TreeNode> nodes) {
    nodes.add(node);
    node.children().forEach(child -> collect(child, nodes));
  }

  /**
   * Returns the nodes of the principal variation, the root first.
   *
   * @return the nodes after the best moves, as far as these are known
   */
  public List<TreeNode> principalVariation() {
    List<TreeNode> line = new ArrayList<>();
    for (Optional<TreeNode> node = Optional.of(root);
        node.isPresent();
        node = node.get().best()) {
      line.add(node.get());
    }
    return line;
  }

  /**
   * Draws the tree as a picture with a legend. Edges show moves, and nodes show values and windows.
   * If a ply has more than 100 visited nodes, some of them are folded into boxes that show only
   * their number.
   *
   * @param title the title of the picture, a few words
   * @return an SVG file's text
   */
  public String toSvg(String title) {
    return new SvgWriter(this, title).write();
  }

  /**
   * Writes the tree as a page for a browser, to fold and unfold, to search, and to see the position
   * at every node. The page shows windows, values, the principal variation, all visits, and why a
   * branch was cut. It is one file and needs no network.
   *
   * <p>The page replays the search: it shows the tree as it was when any node was opened or left. A
   * node that was visited several times shows the window and the value of each visit in its turn. A
   * move that was never tried appears when its parent is left for the last time.
   *
   * @param title the title of the page, a few words
   * @return the text of an HTML file, to be written as UTF-8
   */
  public String toHtml(String title) {
    return TreePage.of(title, this).toHtml();
  }
}
