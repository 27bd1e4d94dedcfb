package io.github.yomikiri.bench.solver;

/**
 * The heights from which vsOtha's endgame search uses its techniques. The height of a position is
 * the number of its empty squares. Near the leaves, every technique costs more time than it saves.
 * The best heights can only be found by measuring; {@code published()} returns the heights of
 * vsOtha 13.09 (2005).
 *
 * @param mainTableHeight the least height of positions in the main table, which never loses a
 *     position to a collision
 * @param orderingHeight the least height of positions whose moves are ordered: the table's move
 *     first, then the moves that leave the fewest replies
 * @param pvsHeight the least height of positions that are searched by principal variation search;
 *     lower positions are searched by plain alpha-beta
 * @param secondTableHeight the exact height of positions in the second table, which overwrites on
 *     collision; 0 for no second table
 * @param deepeningHeight the height down to which iterative deepening searches; the next search
 *     reads the game to its end; 60 or more for no deepening
 * @param mainTableEntries the cap on the number of positions in the main table
 * @param secondTableLongs the size of the second table in words, rounded down to a power of two;
 *     two words a position
 */
public record VsothaOptions(
    int mainTableHeight,
    int orderingHeight,
    int pvsHeight,
    int secondTableHeight,
    int deepeningHeight,
    int mainTableEntries,
    int secondTableLongs) {

  /** A height that no position has. */
  public static final int NEVER = 65;

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if a height is outside {@code [0, 65]} or a table has no room
   *     for a position
   */
  public VsothaOptions {
    int[] heights = {mainTableHeight, orderingHeight, pvsHeight, secondTableHeight, deepeningHeight
    };
    for (int height : heights) {
      if (height < 0 || height > NEVER) {
        throw new IllegalArgumentException("height " + height + " is outside [0, " + NEVER + "]");
      }
    }
    if (mainTableEntries < 1 || secondTableLongs < 2) {
      throw new IllegalArgumentException("table sizes of " + mainTableEntries + " entries and "
          + secondTableLongs + " longs are less than 1 and 2");
    }
  }

  /**
   * Returns the options of vsOtha 13.09: main table at 10 and more, ordering and principal
   * variation search at 8 and more, second table at exactly 6, iterative deepening until 10; and
   * tables of a million positions and 64 Ki positions.
   *
   * @return the options
   */
  public static VsothaOptions published() {
    return new VsothaOptions(10, 8, 8, 6, 10, 1 << 20, 1 << 17);
  }

  /**
   * Returns these options without one technique.
   *
   * @param technique the technique that is left out
   * @return new options
   */
  public VsothaOptions without(Technique technique) {
    return new VsothaOptions(
        technique == Technique.MAIN_TABLE ? NEVER : mainTableHeight,
        technique == Technique.ORDERING ? NEVER : orderingHeight,
        technique == Technique.PVS ? NEVER : pvsHeight,
        technique == Technique.SECOND_TABLE ? 0 : secondTableHeight,
        technique == Technique.DEEPENING ? NEVER : deepeningHeight,
        mainTableEntries,
        secondTableLongs);
  }

  /** The techniques that a search can leave out. */
  public enum Technique {
    /** No technique, so nothing is left out. */
    NOTHING,
    /** The table that never loses a position to a collision. */
    MAIN_TABLE,
    /** The table of one height, which overwrites on collision. */
    SECOND_TABLE,
    /** The ordering of moves. */
    ORDERING,
    /** Principal variation search. */
    PVS,
    /** Iterative deepening. */
    DEEPENING
  }
}
