package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Node;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares the keys of all positions that a test meets. */
final class Keys<N extends Node<N>> {

  /** How many pairs of positions that the game itself calls equal are compared a ply deeper. */
  private static final int MAX_EQUAL = 300;

  private final GameFacts<N> facts;
  private final Playouts<N> playouts;
  private final Map<N, Relative<N>> byValue = new HashMap<>();
  private final Map<String, Relative<N>> byText = new HashMap<>();
  private final Map<Long, Relative<N>> byKey = new HashMap<>();
  private int equal;

  Keys(GameFacts<N> facts) {
    this.facts = facts;
    playouts = new Playouts<>(facts);
  }

  /** Checks that the key is the same as in a position that was met before and is equal. */
  void equalHasEqualKey(Walk<N> at) {
    Relative<N> each = Relative.itself(at);
    Relative<N> same = byValue.putIfAbsent(each.node(), each);
    if (same != null && !hasKeyOf(same, each)) {
      Optional<String> difference = playouts.differenceAtOnce(same.node(), each.node());
      fail(
          difference.isEmpty()
              ? "two equal positions have different keys: let key() depend on what equals()"
                  + " compares, " + both(same, each)
              : "two different positions are equal, " + difference.get()
                  + ": let equals() compare all that distinguishes positions, "
                  + both(same, each));
    }
    facts.text(each.node()).ifPresent(text -> {
      Relative<N> alike = byText.putIfAbsent(text, each);
      if (alike != null && !hasKeyOf(alike, each)) {
        fail("two positions with the text() \"" + text + "\" have different keys: let key() depend"
            + " on the position, not on the moves before, " + both(alike, each));
      }
    });
  }

  /**
   * Checks that moves there and back do not change the key each time. They may change it once, if a
   * right is lost. A difference after the same moves once more can only be a count. Nothing is
   * claimed if too few random games could be played to see what the difference means.
   */
  void returnHasEqualKey(Cycles.Cycle<N> once) {
    if (once.before().node().key() == once.after().node().key()) {
      return;
    }
    once.again().ifPresent(twice -> {
      N first = twice.before().node();
      N second = twice.after().node();
      if (first.key() != second.key()
          && playouts.difference(first, second).isEmpty()
          && playouts.hasPliesLeft()) {
        fail("moves there and back lead to the same position with another key, each time: let no"
            + " count of moves or of repetitions be in key(), which repetitionLimit() and"
            + " quietPliesLeft() are for, once " + twice.before() + ", twice " + twice.after());
      }
    });
  }

  /** Checks that a position that was met before with the same key is the same for a search. */
  void differentHasDifferentKey(Relative<N> each) {
    Relative<N> same = byKey.putIfAbsent(each.node().key(), each);
    if (same == null || same.node() == each.node()) {
      return;
    }
    Optional<String> text = facts.text(same.node());
    Optional<String> other = facts.text(each.node());
    if (!text.equals(other)) {
      failShared(
          "text() is \"" + text.orElse("") + "\" and \"" + other.orElse("") + "\"", same, each);
    }
    difference(same.node(), each.node()).ifPresent(how -> failShared(how, same, each));
  }

  /** Compares positions with one key, the less thoroughly the more the game calls equal. */
  private Optional<String> difference(N one, N other) {
    if (!one.equals(other)) {
      return playouts.difference(one, other);
    }
    equal++;
    return equal <= MAX_EQUAL
        ? playouts.differenceAtOnce(one, other)
        : Playouts.difference(one, other, List.of());
  }

  /**
   * Checks that moves there and back lost nothing that is missing in the key. The game may call
   * both positions equal for the same mistake, so they are played out.
   */
  void returnIsTheSame(Cycles.Cycle<N> cycle) {
    N one = cycle.before().node();
    N other = cycle.after().node();
    if (one.key() == other.key()) {
      Relative<N> before = Relative.itself(cycle.before());
      Relative<N> after = Relative.itself(cycle.after());
      playouts.difference(one, other).ifPresent(how -> failShared(how, before, after));
    }
  }

  private void failShared(String difference, Relative<N> one, Relative<N> other) {
    fail("two different positions share the key " + one.node().key() + ", " + difference
        + ": let key() depend on all that differs, such as the side to move, rights and passes, "
        + both(one, other));
  }

  private static boolean hasKeyOf(Relative<?> one, Relative<?> other) {
    return one.node().key() == other.node().key();
  }

  private static String both(Relative<?> one, Relative<?> other) {
    return "one " + one + ", one " + other;
  }
}
