package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Compares the keys of all positions that a test meets. */
final class Keys<P extends Position<P>> {

  /** How many pairs of positions that the game itself calls equal are compared a ply deeper. */
  private static final int MAX_EQUAL = 300;

  private final PositionContract<P> facts;
  private final Playouts<P> playouts;
  private final Map<P, Relative<P>> byValue = new HashMap<>();
  private final Map<String, Relative<P>> byText = new HashMap<>();
  private final Map<Long, Relative<P>> byKey = new HashMap<>();
  private int equal;

  Keys(PositionContract<P> facts) {
    this.facts = facts;
    playouts = new Playouts<>(facts);
  }

  /** Checks that the key is the same as in a position that was met before and is equal. */
  void equalHasEqualKey(Walk<P> at) {
    Relative<P> each = Relative.itself(at);
    Relative<P> same = byValue.putIfAbsent(each.node(), each);
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
      Relative<P> alike = byText.putIfAbsent(text, each);
      if (alike != null && !hasKeyOf(alike, each)) {
        fail("two positions with the text() \"" + text + "\" have different keys: let key() depend"
            + " on the position, not on the moves before, " + both(alike, each));
      }
    });
  }

  /**
   * Checks that moves there and back do not change the key each time. They may change it once, if a
   * right is lost. A difference after the same moves once more can only be a count. Nothing is
   * claimed if too few random games could be played to see what the difference means. The same
   * holds for a game with seats, whose positions may count moves so that it ends.
   */
  void returnHasEqualKey(Cycles.Cycle<P> once) {
    P before = once.before().node();
    if (!(before instanceof Node<?>) || before.key() == once.after().node().key()) {
      return;
    }
    once.again().ifPresent(twice -> {
      P first = twice.before().node();
      P second = twice.after().node();
      if (first.key() != second.key()
          && playouts.difference(first, second).isEmpty()
          && playouts.hasPliesLeft()) {
        fail("moves there and back lead to the same position with another key, each time: let no"
            + " count of moves or of repetitions be in key(), which repetitionLimit() and"
            + " quietPliesLeft() are for, once " + twice.before() + ", twice " + twice.after());
      }
    });
  }

  /**
   * Checks the positions of the walks and their relatives, the positions near starts and ends, and
   * those of many more walks.
   */
  void differentHaveDifferentKeys(Function<Walk<P>, List<Relative<P>>> relatives) {
    Walk.forEach(facts, at -> relatives.apply(at).forEach(this::differentHasDifferentKey));
    Nearby.forEach(facts, at -> differentHasDifferentKey(Relative.itself(at)));
    Walk.forMany(facts, at -> differentHasDifferentKey(Relative.itself(at)));
  }

  /** Checks that a position that was met before with the same key is the same for a search. */
  private void differentHasDifferentKey(Relative<P> each) {
    Relative<P> same = byKey.putIfAbsent(each.node().key(), each);
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
  private Optional<String> difference(P one, P other) {
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
  void returnIsTheSame(Cycles.Cycle<P> cycle) {
    P one = cycle.before().node();
    P other = cycle.after().node();
    if (one.key() == other.key()) {
      Relative<P> before = Relative.itself(cycle.before());
      Relative<P> after = Relative.itself(cycle.after());
      playouts.difference(one, other).ifPresent(how -> failShared(how, before, after));
    }
  }

  private void failShared(String difference, Relative<P> one, Relative<P> other) {
    fail("two different positions share the key " + one.node().key() + ", " + difference
        + ": let key() depend on all that differs, such as whose turn it is, rights, passes and numbers thrown, "
        + both(one, other));
  }

  private static boolean hasKeyOf(Relative<?> one, Relative<?> other) {
    return one.node().key() == other.node().key();
  }

  private static String both(Relative<?> one, Relative<?> other) {
    return "one " + one + ", one " + other;
  }
}
