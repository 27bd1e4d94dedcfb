package io.github.yomikiri.app.book;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.Limits;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/** How the positions of openings and books are valued, with the options for it. */
public interface PositionValues<P extends Position<P>> extends WithMixins {

  /** Values positions. For one thread. */
  @FunctionalInterface
  interface Valuer<P extends Position<P>> extends AutoCloseable {

    /**
     * Values a position by a search, which does not depend on earlier ones.
     *
     * @param position any position; its game may be over
     * @param limits the limits of the search, with a depth or a number of nodes
     * @return the value from the view of the side to move; empty if the search was stopped, or has
     *     not finished any depth
     */
    OptionalDouble value(P position, Limits limits);

    @Override
    default void close() {}
  }

  /**
   * What makes valuers.
   *
   * @param described the evaluator, for the header of a file
   * @param unit what the values are, such as discs
   * @param one one of the unit, such as a disc
   * @param usualWithin how far values may be apart, if nothing else is typed
   * @param far a shallow search rejects an opening whose value is farther than this from the wanted
   *     ones
   * @param valuers makes a valuer
   */
  record Values<P extends Position<P>>(
      String described,
      String unit,
      String one,
      double usualWithin,
      double far,
      Supplier<Valuer<P>> valuers) {}

  /**
   * Returns the words about values: {@code value.unit} and {@code value.one}, what they are in, and
   * {@code value.within}, {@code value.depth}, the usual limits.
   */
  @Override
  Map<String, String> words();

  /**
   * Returns what makes valuers, one for each thread.
   *
   * @throws UserError if an option is wrong
   */
  Values<P> open();

  /** Returns the limits of a search if none are typed; they have a depth. */
  Limits usualLimits();

  /** Returns the most that may be typed for how far values may be apart. */
  int maxWithin();

  /**
   * Checks how far values may be apart.
   *
   * @throws UserError if what was typed is outside its range
   */
  default void check(Optional<Double> within) {
    within.filter(typed -> !(typed >= 0 && typed <= maxWithin())).ifPresent(typed -> {
      throw new UserError("--within " + typed + " is outside 0-" + maxWithin());
    });
  }
}
