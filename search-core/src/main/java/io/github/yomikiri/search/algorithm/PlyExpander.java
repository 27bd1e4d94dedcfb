package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.table.view.Path;

/**
 * Keeps a path at the ply of the search, as a decorator of an expander. A search with draws by
 * repetition does this anyway.
 */
final class PlyExpander<N extends Node<N>> extends ForwardingExpander<N> {

  // Also in the base class, whose calls all copies of this class share (see Specializer).
  private final Expander<N> inner;
  private final Path path;

  PlyExpander(Expander<N> inner, Path path) {
    super(inner);
    this.inner = inner;
    this.path = path;
  }

  @Override
  public int open(N node, int depth, int alpha, int beta, int ply) {
    path.close(ply);
    return inner.open(node, depth, alpha, beta, ply);
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
}
