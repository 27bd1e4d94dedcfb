package io.github.yomikiri.play.match;

import io.github.yomikiri.search.SearchResult;
import java.util.stream.IntStream;

/** Counts for how many moves the players of a game have agreed who wins. */
final class Agreement {

  private final EarlyEnd rule;
  // For each seat: for how many moves in a row its player has seen a win of its own, or as a
  // negative number, a loss.
  private final int[] counts;

  Agreement(EarlyEnd rule, int seats) {
    this.rule = rule;
    counts = new int[seats];
  }

  /** Takes the value of a move into account. A result without a value agrees with nobody. */
  void add(SearchResult result, int seat) {
    double points = result.depth() > 0 || result.solved() ? result.points() : 0;
    counts[seat] = more(counts[seat], points);
  }

  private int more(int count, double points) {
    if (points >= rule.points()) {
      return Math.max(count, 0) + 1;
    }
    return points <= -rule.points() ? Math.min(count, 0) - 1 : 0;
  }

  /** Returns whether all players agree that one of them has lost, and the others have won. */
  boolean isLost(int loser) {
    return IntStream.range(0, counts.length)
        .allMatch(seat -> (seat == loser ? -counts[seat] : counts[seat]) >= rule.moves());
  }
}
