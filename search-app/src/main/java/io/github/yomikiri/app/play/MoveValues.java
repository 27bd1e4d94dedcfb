package io.github.yomikiri.app.play;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The values of moves, which the board shows in place.
 *
 * @param values the values by the code of the move
 */
public record MoveValues(Map<Integer, Value> values) {

  /**
   * The value of a move.
   *
   * @param points the points, chances or units, by which moves compare
   * @param text what {@code hint} shows of them
   */
  public record Value(double points, String text) {
    private static final Value NONE = new Value(Double.NEGATIVE_INFINITY, "");
  }

  /** No values. */
  public static final MoveValues NONE = new MoveValues(Map.of());

  /** Copies the map. */
  public MoveValues {
    values = Map.copyOf(values);
  }

  /**
   * Returns these values as whole numbers, for narrow squares. Their texts have three characters,
   * or more if a number has three digits.
   */
  public MoveValues whole() {
    Map<Integer, Value> whole = new HashMap<>(values);
    whole.replaceAll((move, value) -> {
      long points = Math.round(value.points());
      return new Value(points, points == 0 ? " 0 " : String.format(Locale.ROOT, "%+3d", points));
    });
    return new MoveValues(whole);
  }

  /** Returns whether a move has a value. */
  public boolean has(int move) {
    return values.containsKey(move);
  }

  /** Returns the text of a move's value, which is empty if the move has none. */
  public String text(int move) {
    return values.getOrDefault(move, Value.NONE).text();
  }

  /** Returns the points of a move, or minus infinity if it has no value. */
  public double points(int move) {
    return values.getOrDefault(move, Value.NONE).points();
  }

  /** Returns whether no other move has a higher value. */
  public boolean isBest(int move) {
    return values.values().stream().allMatch(other -> other.points() <= points(move));
  }
}
