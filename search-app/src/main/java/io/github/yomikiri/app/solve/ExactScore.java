package io.github.yomikiri.app.solve;

import io.github.yomikiri.search.SearchResult;
import java.util.OptionalInt;

/**
 * The score that a search has proven. A search that has ended is no proof: its values may come from
 * beyond its depth, or hold only for the moves that led to a position.
 */
public final class ExactScore {

  private ExactScore() {}

  /** Returns the score in points for the side to move; empty if the result is not exact. */
  public static OptionalInt of(SearchResult result) {
    return result.isExact() ? OptionalInt.of(points(result)) : OptionalInt.empty();
  }

  /** Returns a value in points. A win or a loss of which only the distance is known is 1 or -1. */
  static int points(SearchResult result) {
    return result.pliesToEnd().isPresent()
        ? Integer.signum(result.score())
        : result.score() / result.unitsPerPoint();
  }
}
