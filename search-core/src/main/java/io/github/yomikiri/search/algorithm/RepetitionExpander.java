package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.table.view.Path;
import io.github.yomikiri.search.table.view.PathTableView;

/**
 * Draws by the course of the game as a decorator of an expander. A position that occurred before on
 * the path from the root is a finished game with the score 0. So is a position that occurred often
 * enough in the game before the search, and one that leaves no quiet ply.
 *
 * <p>The value of the root is then the value of the game in which play that never ends is a draw.
 * If a side can win that game, each move of a shortest win brings the end nearer, so no position
 * occurs twice. If a side can hold the draw, a repetition does not harm it.
 *
 * <p>The value of a node below the root can differ from this value, because an earlier position may
 * bar its best line. Such a value must not answer the same position on another path. This is the
 * graph-history interaction (Campbell 1985; Kishimoto and Müller 2004). Kishimoto and Müller store
 * the path with the value. Here {@link PathTableView} leaves out what depends on the path, so every
 * entry is about the position alone. The argument above therefore holds for every node whose value
 * is stored, with that node in the place of the root. It also holds with the table's answers in the
 * tree, because a winning side keeps its win in every position that its moves reach.
 *
 * <p>What was played before the search is the same on all paths. So the search is one of another
 * game, in which some positions are over. The table keeps the values of each such game apart. Two
 * nodes that differ in their quiet plies have keys of their own where the count may matter.
 *
 * <p>So a value that no estimate has contributed to is proven, as it is without repetitions. The
 * values of root moves other than the best one count a return to the root as a draw. A root some of
 * whose moves are excluded is another position, to which no line returns. Leaves are not compared
 * with the path: the evaluator values them, which is an estimate.
 */
final class RepetitionExpander<N extends Node<N>> extends ForwardingExpander<N> {

  // Also in the base class, whose calls all copies of this class share (see Specializer).
  private final Expander<N> inner;
  private final Path path;
  private SearchContext context;

  RepetitionExpander(Expander<N> inner, Path path, SearchContext idle) {
    super(inner);
    this.inner = inner;
    this.path = path;
    context = idle;
  }

  @Override
  public void begin(SearchContext newContext) {
    context = newContext;
    newContext.countDrawsByRule();
    path.begin(newContext.drawnPositions());
    inner.begin(newContext);
  }

  @Override
  public int open(N node, int depth, int alpha, int beta, int ply) {
    if (depth > 0) {
      if (ply == 0) {
        path.estimates().begin(depth, context.statistics().evaluations());
      }
      long key = node.key();
      int quiet = node.quietPliesLeft();
      path.open(ply == 0 ? context.rootKey(key) : key, quiet, depth, ply);
      if (ply > 0 && (context.isDrawn(key) || isEnd(node, quiet) || path.repeats(ply))) {
        context.visit(ply);
        context.countTerminal();
        return 0;
      }
    }
    return inner.open(node, depth, alpha, beta, ply);
  }

  private static boolean isEnd(Node<?> node, int quietPliesLeft) {
    return quietPliesLeft <= 0 && !node.isTerminal();
  }

  @Override
  public MovePicker<N> moves(int ply) {
    return inner.moves(ply);
  }

  @Override
  public void close(int depth, int value, int move, int alpha, int beta, int ply) {
    path.close(ply);
    inner.close(depth, value, move, alpha, beta, ply);
  }

  @Override
  public void newSearch() {
    path.estimates().newSearch();
    super.newSearch();
  }

  @Override
  public void reset() {
    path.estimates().reset();
    super.reset();
  }
}
