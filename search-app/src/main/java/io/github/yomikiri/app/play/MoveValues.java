package io.github.yomikiri.app.play;

import java.util.Locale;
import java.util.Map;

/**
 * The values of moves, which the board shows in place.
 *
 * @param points the values by the code of the move, in whole points; in units of the evaluator if
 *     it has no points
 */
public record MoveValues(Map<Integer, Integer> points) {

  /** No values. */
  public static final MoveValues NONE = new MoveValues(Map.of());

  /** Copies the map. */
  public MoveValues {
    points = Map.copyOf(points);
  }

  /** Returns whether a move has a value. */
  public boolean has(int move) {
    return points.containsKey(move);
  }

  /** Returns a value as three characters, or more if it has three digits. */
  public String text(int move) {
    int value = points.getOrDefault(move, 0);
    return value == 0 ? " 0 " : String.format(Locale.ROOT, "%+3d", value);
  }

  /** Returns whether no other move has a higher value. */
  public boolean isBest(int move) {
    int value = points.getOrDefault(move, Integer.MIN_VALUE);
    return points.values().stream().allMatch(other -> other <= value);
  }
}
