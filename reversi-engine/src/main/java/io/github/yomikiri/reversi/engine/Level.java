package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Limits;
import java.util.List;

/**
 * How well an {@link Engine} plays, from level 1, which a child beats, to full strength.
 *
 * <p>A weak level searches few plies deep and adds a normally distributed error to the value of
 * each move. The table has the errors' standard deviation in discs. The errors differ from game to
 * game, so a level does not repeat a mistake in the next game. The stronger levels have no errors,
 * only a limited depth. All but the first three levels play the end of the game perfectly. The
 * table's last line has the number of empty squares at which perfect play begins:
 *
 * <pre>
 *   level    1   2   3   4   5   6   7   8   9  10  11  12
 *   plies    1   1   1   2   2   3   4   5   6   8  10  no limit
 *   error   60  24  12  10   5 3.5   2   1   0   0   0   0
 *   solver   0   0   0   2   4   6   8  10  12  16  18  as time allows
 * </pre>
 *
 * <p>Levels below {@link #MAX} need no time limit, because they answer fast: the strongest of them
 * takes about a second.
 *
 * @param number the level's number, at least 1; the library's levels are 1 to 12
 * @param depth the depth of the search, in plies, in {@code [1, Limits.MAX_DEPTH]}
 * @param errorDiscs the standard deviation of the errors in discs, in {@code [0, 1000]}
 * @param solverEmpties the maximum number of empty squares with which the level may play perfectly;
 *     not negative
 */
public record Level(int number, int depth, double errorDiscs, int solverEmpties) {

  private static final double MAX_ERROR = 1000;

  private static final List<Level> LEVELS = List.of(
      new Level(1, 1, 60, 0),
      new Level(2, 1, 24, 0),
      new Level(3, 1, 12, 0),
      new Level(4, 2, 10, 2),
      new Level(5, 2, 5, 4),
      new Level(6, 3, 3.5, 6),
      new Level(7, 4, 2, 8),
      new Level(8, 5, 1, 10),
      new Level(9, 6, 0, 12),
      new Level(10, 8, 0, 16),
      new Level(11, 10, 0, 18),
      new Level(12, Limits.MAX_DEPTH, 0, 64));

  /** The strongest level: no limits of its own, no errors. */
  public static final Level MAX = LEVELS.get(LEVELS.size() - 1);

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if a component is outside its range
   */
  public Level {
    if (number < 1
        || depth < 1
        || depth > Limits.MAX_DEPTH
        || !(errorDiscs >= 0 && errorDiscs <= MAX_ERROR)
        || solverEmpties < 0) {
      throw new IllegalArgumentException("level " + number + ": depth " + depth + ", error "
          + errorDiscs + ", solver " + solverEmpties + " are not all in their ranges");
    }
  }

  /**
   * Returns a level.
   *
   * @param number the level's number, in {@code [1, 12]}
   * @return the level
   * @throws IllegalArgumentException if there is no such level
   */
  public static Level of(int number) {
    return LEVELS.get(Ranges.between("level", number, 1, LEVELS.size()) - 1);
  }

  boolean makesErrors() {
    return errorDiscs > 0;
  }
}
