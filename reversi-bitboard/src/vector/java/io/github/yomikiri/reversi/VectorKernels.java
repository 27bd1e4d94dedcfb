package io.github.yomikiri.reversi;

import static jdk.incubator.vector.VectorOperators.AND_NOT;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.OR;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernels of {@link Bitboard} on the JDK's Vector API. The four lines through a square are the
 * four longs of a vector, so every step of a kernel is done once instead of four times.
 *
 * <p>The lines are, in this order, rank, file, diagonal and antidiagonal. One step up along them is
 * a shift by 1, 8, 9 and 7 bits. All vectors stay within one method that is compiled as a whole, so
 * they are registers. A vector passed to a call that is not inlined would be an object, and the
 * kernels would be a hundred times slower. So the methods are few, and constants are {@code static
 * final}.
 *
 * <p>This class is compiled separately from the rest of the module, because compilers warn of the
 * Vector API as an incubator module.
 */
final class VectorKernels {

  private static final VectorSpecies<Long> LINES = LongVector.SPECIES_256;
  private static final int COUNT = 4;

  private static final int[] FILES = {1, 0, 1, -1};
  private static final int[] RANKS = {0, 1, 1, 1};

  /**
   * The files b to g. A run of discs that can be flipped sideways or diagonally never contains a
   * square of file a or h.
   */
  private static final long INNER_FILES = 0x7E7E7E7E7E7E7E7EL;

  private static final LongVector INNER =
      LongVector.fromArray(LINES, new long[] {INNER_FILES, -1L, INNER_FILES, INNER_FILES}, 0);
  private static final LongVector STEP = LongVector.fromArray(LINES, new long[] {1, 8, 9, 7}, 0);
  private static final LongVector TWO_STEPS = STEP.add(STEP);
  private static final LongVector FOUR_STEPS = TWO_STEPS.add(TWO_STEPS);

  /** At {@code 4 * square + line}: the squares of the line above the square, and those below. */
  private static final long[] ABOVE = rays(1);

  private static final long[] BELOW = rays(-1);

  private VectorKernels() {}

  private static long[] rays(int direction) {
    long[] rays = new long[64 * COUNT];
    for (int i = 0; i < rays.length; i++) {
      int square = i / COUNT;
      int dx = direction * FILES[i % COUNT];
      int dy = direction * RANKS[i % COUNT];
      int x = (square & 7) + dx;
      int y = (square >> 3) + dy;
      for (; (x & 7) == x && (y & 7) == y; x += dx, y += dy) {
        rays[i] |= 1L << (x + 8 * y);
      }
    }
    return rays;
  }

  /**
   * Returns whether the processor has vectors of this width. With narrower vectors these kernels
   * are far slower than the scalar ones.
   */
  static boolean areFast() {
    return LongVector.SPECIES_PREFERRED.length() >= COUNT;
  }

  /** See {@link Bitboard#legalMoves}. */
  static long legalMoves(long own, long opponent) {
    // Find the runs of opponents beside own discs, along every line in both directions. Extend them
    // by one, two, then two more squares (parallel prefix).
    LongVector inner = INNER.and(opponent);
    LongVector mine = LongVector.broadcast(LINES, own);
    LongVector up = mine.lanewise(LSHL, STEP).and(inner);
    LongVector down = mine.lanewise(LSHR, STEP).and(inner);
    up = up.or(up.lanewise(LSHL, STEP).and(inner));
    down = down.or(down.lanewise(LSHR, STEP).and(inner));
    LongVector upPairs = inner.lanewise(LSHL, STEP).and(inner);
    LongVector downPairs = upPairs.lanewise(LSHR, STEP);
    up = up.or(up.lanewise(LSHL, TWO_STEPS).and(upPairs));
    down = down.or(down.lanewise(LSHR, TWO_STEPS).and(downPairs));
    up = up.or(up.lanewise(LSHL, TWO_STEPS).and(upPairs));
    down = down.or(down.lanewise(LSHR, TWO_STEPS).and(downPairs));
    long enclosing = up.lanewise(LSHL, STEP).or(down.lanewise(LSHR, STEP)).reduceLanes(OR);
    return enclosing & ~(own | opponent);
  }

  /** See {@link Bitboard#flips}. */
  static long flips(long own, long opponent, int square) {
    int at = (square & 63) * COUNT;
    LongVector above = LongVector.fromArray(LINES, ABOVE, at);
    LongVector below = LongVector.fromArray(LINES, BELOW, at);
    LongVector mine = LongVector.broadcast(LINES, own);
    LongVector others = LongVector.broadcast(LINES, ~opponent);
    // 1. Upwards, the lowest bit that is not the opponent's is the end of the run. If this bit is
    // own, flip all squares before it.
    LongVector stop = others.and(above);
    LongVector anchor = stop.neg().and(stop).and(mine);
    LongVector up = anchor.sub(anchor.neg().lanewise(LSHR, 63)).and(above);
    // 2. Downwards, the end of the run is the highest such bit, found by smearing all such bits
    // down. If this bit is own, flip all squares above it. Counting leading zeros would take fewer
    // steps, but AVX2 cannot do that.
    stop = others.and(below);
    stop = stop.or(stop.lanewise(LSHR, STEP));
    stop = stop.or(stop.lanewise(LSHR, TWO_STEPS));
    stop = stop.or(stop.lanewise(LSHR, FOUR_STEPS));
    anchor = stop.lanewise(AND_NOT, stop.lanewise(LSHR, STEP)).and(mine);
    LongVector down = anchor.add(anchor).neg().and(below);
    return up.or(down).reduceLanes(OR);
  }
}
