package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How Kalah looks: a row of the own places, one of the opponent's, and a plane for each count.
 *
 * @param houses the number of houses of a side
 * @param planes the number of planes, at least 1; the last one has all higher counts, too
 */
public record KalahView(int houses, int planes) implements BoardView<Kalah> {

  @Override
  public int columns() {
    return houses + 1;
  }

  @Override
  public int rows() {
    return 2;
  }

  @Override
  public void planes(Kalah node, int ahead, long[] out) {
    for (int square = 0; square < 2 * columns(); square++) {
      int seeds = Math.min(node.seeds(ahead == 0, square), planes);
      // An empty place adds nothing.
      out[Math.max(seeds, 1) - 1] |= Math.min(seeds, 1L) << square;
    }
  }

  @Override
  public String planeName(int plane) {
    return plane + 1 + (plane == 0 ? " seed" : " seeds") + (plane + 1 == planes ? " or more" : "");
  }

  /** The seeds move against the clock: the own ones to the right, the opponent's to the left. */
  @Override
  public List<int[]> drawing() {
    IntStream opponents = IntStream.rangeClosed(0, houses).map(i -> columns() + houses - i);
    return List.of(
        IntStream.concat(opponents, IntStream.of(-1)).toArray(),
        IntStream.range(-1, columns()).toArray());
  }
}
