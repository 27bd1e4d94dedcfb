package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.rule.NodeSearch;

/**
 * The common base of the algorithms that call an expander: connects the expander with each search.
 */
abstract class ExpanderSearch<N extends Node<N>> implements WindowSearch<N>, NodeSearch<N> {

  final Expander<N> expander;

  ExpanderSearch(Expander<N> expander) {
    this.expander = expander;
  }

  @Override
  public final void begin(SearchContext context) {
    expander.begin(context);
    beginSelection(context);
  }

  /** Prepares what the search leaves out for a search. */
  void beginSelection(SearchContext context) {}

  /** Enters a node, as {@link Expander#open} does, and may cut it by an estimate. */
  int enter(N node, int depth, int alpha, int beta, int ply) {
    return expander.open(node, depth, alpha, beta, ply);
  }

  /** Returns the depth to which a node that was entered is searched. */
  int depthOf(MovePicker<N> moves, int depth, int ply) {
    return depth;
  }

  /** Returns how many plies less deep a move is searched first; below 0 to search it deeper. */
  int less(N node, int move, N child, int depth, int earlier, int ply) {
    return 0;
  }

  /** Says which move of the node at a ply is searched next. */
  void expect(int earlier, boolean isNullWindow, int ply) {}

  @Override
  public final int search(N root, int depth, int alpha, int beta, SearchContext context) {
    begin(context);
    return value(root, depth, alpha, beta, 0);
  }

  @Override
  public final Unit<N> unit() {
    return expander.unit();
  }

  @Override
  public final void newSearch() {
    expander.newSearch();
  }

  @Override
  public final void reset() {
    expander.reset();
  }
}
