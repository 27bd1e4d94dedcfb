package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A position related to a position of a walk. Its key is compared with the keys of all others.
 *
 * @param node the position
 * @param way describes how to get to the position, for the end of a failure's message
 */
record Relative<P extends Position<P>>(P node, Supplier<String> way) {

  static <P extends Position<P>> Relative<P> itself(Walk<P> at) {
    return new Relative<>(at.node(), at::toString);
  }

  /** Returns the position itself and its transpositions. */
  static <P extends Position<P>> List<Relative<P>> of(Walk<P> at) {
    List<Relative<P>> relatives = new ArrayList<>();
    relatives.add(itself(at));
    for (Walk<P> other : Transpositions.otherSide(at)) {
      relatives.add(itself(other));
    }
    return relatives;
  }

  /** Returns also the mirror images and the position with the sides changed. */
  static <N extends Node<N>> List<Relative<N>> of(NodeSource<N> source, Walk<N> at) {
    List<Relative<N>> relatives = of(at);
    for (N image : source.symmetries(at.node())) {
      relatives.add(new Relative<>(image, () -> "symmetric, " + image + ", to the position " + at));
    }
    source
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
