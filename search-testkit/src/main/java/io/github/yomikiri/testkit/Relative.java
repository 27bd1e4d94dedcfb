package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A position related to a position of a walk. Its key is compared with the keys of all others.
 *
 * @param node the position
 * @param way describes how to get to the position, for the end of a failure's message
 */
record Relative<N extends Node<N>>(N node, Supplier<String> way) {

  static <N extends Node<N>> Relative<N> itself(Walk<N> at) {
    return new Relative<>(at.node(), at::toString);
  }

  /**
   * Returns the position itself, its transpositions, its mirror images and the position with the
   * sides changed.
   */
  static <N extends Node<N>> List<Relative<N>> of(Walk<N> at) {
    List<Relative<N>> relatives = new ArrayList<>();
    relatives.add(itself(at));
    for (Walk<N> other : Transpositions.otherSide(at)) {
      relatives.add(itself(other));
    }
    for (N image : at.source().symmetries(at.node())) {
      relatives.add(new Relative<>(image, () -> "symmetric, " + image + ", to the position " + at));
    }
    at.source()
        .withSidesChanged(at.node())
        .ifPresent(changed -> relatives.add(new Relative<>(
            changed, () -> "with sides changed, " + changed + ", of the position " + at)));
    return relatives;
  }

  @Override
  public String toString() {
    return way.get();
  }
}
