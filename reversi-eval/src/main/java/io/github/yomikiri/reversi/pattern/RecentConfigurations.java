package io.github.yomikiri.reversi.pattern;

import java.util.stream.Stream;

/**
 * The configurations of the positions that a search asked for, the last one for each number of
 * empty squares. A new position mostly differs by a move from one of them. So its configurations
 * take much less time than counting all discs.
 *
 * <p>Results do not depend on the positions before. For one thread at a time.
 */
final class RecentConfigurations {

  /** A position may have up to 64 empty squares, and is compared with positions with two more. */
  private static final int COUNT = 64 + 1 + 2;

  private final DiscVectors vectors;
  private final long[] own = new long[COUNT];
  private final long[] opponent = new long[COUNT];

  /** At first, all positions are the empty board. */
  private final PackedConfigurations[] configurations =
      Stream.generate(PackedConfigurations::new).limit(COUNT).toArray(PackedConfigurations[]::new);

  RecentConfigurations(DiscVectors vectors) {
    this.vectors = vectors;
  }

  /**
   * Returns the configurations of a position. The object stays as it is until the next position
   * with the same number of empty squares.
   */
  PackedConfigurations of(long newOwn, long newOpponent) {
    int empties = PatternEvaluator.empties(newOwn, newOpponent);
    PackedConfigurations result = configurations[empties];
    // 1. Which of the positions one move before, two moves before, and beside this one is nearest?
    int parent = empties + 1;
    int near = empties + 2;
    int fromParent = Long.bitCount(newOwn ^ opponent[parent] | newOpponent ^ own[parent]);
    int fromNear = Long.bitCount(newOwn ^ own[near] | newOpponent ^ opponent[near]);
    int fromSame = Long.bitCount(newOwn ^ own[empties] | newOpponent ^ opponent[empties]);
    if (fromSame < fromNear) {
      near = empties;
      fromNear = fromSame;
    }
    // 2. Change the configurations where the positions differ.
    if (fromParent <= fromNear) {
      result.set(
          configurations[parent], -1, opponent[parent], own[parent], newOwn, newOpponent, vectors);
    } else {
      result.set(configurations[near], 1, own[near], opponent[near], newOwn, newOpponent, vectors);
    }
    own[empties] = newOwn;
    opponent[empties] = newOpponent;
    return result;
  }
}
