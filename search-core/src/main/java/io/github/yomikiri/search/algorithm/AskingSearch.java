package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.WindowSearch;

/** A search that finds a value by asking another search with null windows. */
abstract class AskingSearch<N extends Node<N>> implements WindowSearch<N> {

  final WindowSearch<N> inner;

  AskingSearch(WindowSearch<N> inner) {
    this.inner = inner;
  }

  @Override
  public final Unit<N> unit() {
    return inner.unit();
  }

  @Override
  public final void newSearch() {
    inner.newSearch();
  }

  @Override
  public void reset() {
    inner.reset();
  }
}
