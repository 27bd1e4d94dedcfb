package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import java.util.OptionalInt;

/** The checks of {@link NodeContract#quietPliesAreCounted}. */
final class QuietPlies<P extends Position<P>> {

  private static final int NO_RULE = Integer.MAX_VALUE;

  /** What is left after a move that is progress. */
  private OptionalInt all = OptionalInt.empty();

  private boolean hasRule;
  private boolean someQuiet;

  /** Checks the counts after the moves of a position. */
  void check(Walk<P> at) {
    int left = at.node().quietPliesLeft();
    hasRule |= left != NO_RULE;
    assertTrue(left >= 0, () -> "quietPliesLeft() " + left + " is negative " + at);
    for (int move : at.legalMoves()) {
      int next = at.node().play(move).quietPliesLeft();
      if (left == NO_RULE || next == NO_RULE) {
        assertEquals(
            left,
            next,
            () -> "quietPliesLeft() changes by move " + at.name(move)
                + ": either all positions have a count, or none " + at);
      } else if (next == quiet(left)) {
        someQuiet |= left > 0;
      } else if (next != left || Turn.of(at.node()).seat() != SeatedPosition.CHANCE) {
        isProgress(at, move, left, next);
      }
    }
  }

  private static int quiet(int left) {
    return Math.max(0, left - 1);
  }

  private void isProgress(Walk<P> at, int move, int left, int next) {
    String claim = "quietPliesLeft() is " + left + ", and " + next + " after move " + at.name(move);
    assertTrue(
        next >= left,
        () -> claim + ": a quiet move leaves one less, and progress all of them " + at);
    if (all.isEmpty()) {
      all = OptionalInt.of(next);
    }
    int known = all.getAsInt();
    assertEquals(
        known,
        next,
        () -> claim + ", but progress left " + known + " before: let the rule be the same for all"
            + " moves that are progress, and let a quiet move leave one less " + at);
  }

  /** Checks that moves that lead back to the same position are quiet. */
  void checkReturn(Cycles.Cycle<P> cycle) {
    int before = cycle.before().node().quietPliesLeft();
    int after = cycle.after().node().quietPliesLeft();
    boolean isSame = cycle.before().node().key() == cycle.after().node().key();
    if (before != NO_RULE && isSame) {
      assertEquals(
          Math.max(0, before - cycle.moves().size()),
          after,
          () -> "quietPliesLeft() was " + before + " before moves there and back, and is " + after
              + " after them: no move is progress after which a position can occur again "
              + cycle.after());
    }
  }

  /** Checks that the count is not the same at all positions. */
  void someMovesAreQuiet() {
    assertTrue(
        someQuiet || !hasRule,
        "quietPliesLeft() never counts down: no move on the walks leaves one less");
  }
}
