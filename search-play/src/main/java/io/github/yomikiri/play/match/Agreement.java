package io.github.yomikiri.play.match;

import io.github.yomikiri.search.SearchResult;

/** Counts for how many moves the players of a game have agreed who wins. */
final class Agreement {

  private final EarlyEnd rule;
  // For the first and the second mover: how many moves in a row its value was a win of the first
  // mover, or as a negative number, one of the second mover.
  private int first;
  private int second;

  Agreement(EarlyEnd rule) {
    this.rule = rule;
  }

  /** Takes the value of a move into account. A result without a value agrees with nobody. */
  void add(SearchResult result, boolean ofFirst) {
    double points = result.depth() > 0 || result.solved() ? result.points() : 0;
    if (ofFirst) {
      first = more(first, points);
    } else {
      second = more(second, -points);
    }
  }

  private int more(int count, double points) {
    if (points >= rule.points()) {
      return Math.max(count, 0) + 1;
    }
    return points <= -rule.points() ? Math.min(count, 0) - 1 : 0;
  }

  /** Returns whether both players agree that a side has lost. */
  boolean isLost(boolean byFirst) {
    int sign = byFirst ? -1 : 1;
    return Math.min(sign * first, sign * second) >= rule.moves();
  }
}
