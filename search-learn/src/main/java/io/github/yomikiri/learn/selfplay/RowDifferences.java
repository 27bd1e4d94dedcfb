package io.github.yomikiri.learn.selfplay;

/**
 * In how many numbers the positions of a game differ from the next one, and from the one after it.
 * If a view shows each side its own pieces, the other side's position differs more.
 */
final class RowDifferences {

  /** The last three positions, at the remainders of their plies. */
  private final int[][] rows;

  private int plies;
  private long toNext;
  private long toOther;

  RowDifferences(int length) {
    rows = new int[3][length];
  }

  void clear() {
    plies = 0;
    toNext = 0;
    toOther = 0;
  }

  /** Adds a position: the number of the first weight of its stage, and its numbers. */
  void add(int base, int[] numbers) {
    int[] row = rows[plies % 3];
    for (int i = 0; i < row.length; i++) {
      row[i] = base + numbers[i];
    }
    toNext += plies < 1 ? 0 : differences(row, rows[(plies - 1) % 3]);
    toOther += plies < 2 ? 0 : differences(row, rows[(plies - 2) % 3]);
    plies++;
  }

  private static int differences(int[] row, int[] other) {
    int differences = 0;
    for (int i = 0; i < row.length; i++) {
      differences += row[i] == other[i] ? 0 : 1;
    }
    return differences;
  }

  long toNext() {
    return toNext;
  }

  long toOther() {
    return toOther;
  }
}
