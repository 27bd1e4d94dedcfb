package io.github.yomikiri.app.book;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/** How openings are valued and written, with the options for it. picocli finds them. */
public interface OpeningValues<P extends Position<P>> {

  /** Values positions. For one thread. */
  interface Valuer<P extends Position<P>> {

    /** Forgets all earlier positions, so the next value does not depend on them. */
    void reset();

    /**
     * Values a position by a search.
     *
     * @return the value from the view of the side to move; empty if the search was stopped
     */
    OptionalDouble value(P position, int depth, StopSignal stop);
  }

  /** Returns the objects that have the options. Called once. */
  List<Object> mixins();

  /**
   * Returns what makes valuers, one for each thread.
   *
   * @throws io.github.yomikiri.app.console.UserError if an option is wrong
   */
  Values<P> open();

  /**
   * What makes valuers.
   *
   * @param described the evaluator, for the header of a list
   * @param what what the values are, such as discs
   * @param usualWithin the distance from 0 of a balanced opening, if none is given
   * @param far a shallow search rejects an opening whose value is farther than this from the wanted
   *     ones
   * @param valuers makes a valuer
   */
  record Values<P extends Position<P>>(
      String described, String what, double usualWithin, double far, Supplier<Valuer<P>> valuers) {}

  /** Returns the moves of an opening, if nothing else is typed. */
  String usualPlies();

  /** Returns the depth of a search, in plies, if nothing else is typed. */
  int usualDepth();

  /** Returns the most that may be typed for the distance of a balanced opening from 0. */
  int maxWithin();

  /** Returns a number that is the same for positions that count as one. */
  long identity(P position);

  /** Returns the text of an opening, without blanks if its moves have none. */
  String text(Game<P> opening);
}
