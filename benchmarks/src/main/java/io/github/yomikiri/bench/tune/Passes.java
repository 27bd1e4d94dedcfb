package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.search.algorithm.Selection;
import java.util.Optional;

/**
 * Null-move pruning.
 *
 * @param pass the pass
 * @param reduction how many plies less deep than a move a pass is searched
 */
record Passes<N extends Node<N>>(NullMove<N> pass, int reduction) implements Selection<N> {

  @Override
  public Optional<NullMove<N>> nullMove() {
    return Optional.of(pass);
  }

  @Override
  public int passReduction(int depth) {
    return reduction;
  }
}
