package io.github.yomikiri.bench.solver;

/**
 * From which height on vsOtha's endgame search uses which technique. The height of a position is the number of its empty
 * squares. Near the leaves every technique costs more time than the nodes it saves; where that changes has to be tried out,
 * and these are the places that vsOtha 13.09 (2005) found.
 *
 * @param mainTableHeight positions at least so high are kept in the main table, which never loses one to a collision
 * @param orderingHeight moves of positions at least so high are ordered: the table's first, then those that leave the fewest
 *     replies
 * @param pvsHeight positions at least so high are searched by principal variation search, lower ones by plain alpha-beta
 * @param secondTableHeight positions exactly so high are kept in the second table, which overwrites on collision; 0 for none
 * @param deepeningHeight iterative deepening goes on until positions of this height are reached, then the game is read to
 *     its end; 60 or more for no deepening
 * @param mainTableEntries the cap on the number of positions in the main table
 * @param secondTableLongs the size of the second table in words, rounded down to a power of two; two words a position
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
   * @throws IllegalArgumentException if a height is outside {@code [0, 65]} or a table has no room for a position
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
      throw new IllegalArgumentException("tables of " + mainTableEntries + " entries and "
          + secondTableLongs + " longs have no room");
    }
  }

  /**
   * Returns what vsOtha 13.09 played with: main table at 10 and more, ordering and principal variation search at 8 and more,
   * second table at exactly 6, iterative deepening until 10; and tables of a million positions and 64 Ki positions.
   *
   * @return the options
   */
  public static VsothaOptions published() {
    return new VsothaOptions(10, 8, 8, 6, 10, 1 << 20, 1 << 17);
  }

  /**
   * Returns these options with another height for the main table.
   *
   * @param height the least height, {@link #NEVER} for no main table
   * @return new options
   */
  public VsothaOptions withMainTable(int height) {
    return new VsothaOptions(
        height,
        orderingHeight,
        pvsHeight,
        secondTableHeight,
        deepeningHeight,
        mainTableEntries,
        secondTableLongs);
  }

  /**
   * Returns these options with another height for the ordering of moves.
   *
   * @param height the least height, {@link #NEVER} for no ordering
   * @return new options
   */
  public VsothaOptions withOrdering(int height) {
    return new VsothaOptions(
        mainTableHeight,
        height,
        pvsHeight,
        secondTableHeight,
        deepeningHeight,
        mainTableEntries,
        secondTableLongs);
  }

  /**
   * Returns these options with another height for principal variation search.
   *
   * @param height the least height, {@link #NEVER} for alpha-beta throughout
   * @return new options
   */
  public VsothaOptions withPvs(int height) {
    return new VsothaOptions(
        mainTableHeight,
        orderingHeight,
        height,
        secondTableHeight,
        deepeningHeight,
        mainTableEntries,
        secondTableLongs);
  }

  /**
   * Returns these options with another height for the second table.
   *
   * @param height the height, 0 for no second table
   * @return new options
   */
  public VsothaOptions withSecondTable(int height) {
    return new VsothaOptions(
        mainTableHeight,
        orderingHeight,
        pvsHeight,
        height,
        deepeningHeight,
        mainTableEntries,
        secondTableLongs);
  }

  /**
   * Returns these options with another height for the end of iterative deepening.
   *
   * @param height the height to deepen to, {@link #NEVER} for no deepening
   * @return new options
   */
  public VsothaOptions withDeepening(int height) {
    return new VsothaOptions(
        mainTableHeight,
        orderingHeight,
        pvsHeight,
        secondTableHeight,
        height,
        mainTableEntries,
        secondTableLongs);
  }
}
