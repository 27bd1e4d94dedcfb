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
  }

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
