package io.github.yomikiri.reversi;

import static jdk.incubator.vector.VectorOperators.AND_NOT;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.OR;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernels of {@link Bitboard} on the JDK's Vector API: the four lines through a square are the four longs of a vector, so
 * every step of a kernel is done once rather than four times.
 *
 * <p>The lines are, in this order, rank, file, diagonal and antidiagonal; one step up along them is a shift by 1, 8, 9 and 7
 * bits. All vectors live within one method that is compiled as a whole: then they are registers. Were one handed across a call
 * that is not inlined it would be an object, and the kernels a hundred times slower. So the methods are few, and constants are
 * {@code static final}.
 *
 * <p>Compiled apart from the rest of the module, for the Vector API is an incubator module, which compilers warn of.
 */
final class VectorKernels {

  private static final VectorSpecies<Long> LINES = LongVector.SPECIES_256;
  private static final int COUNT = 4;

  private static final int[] FILES = {1, 0, 1, -1};
  private static final int[] RANKS = {0, 1, 1, 1};

  /** The files b to g: a run of discs that can be flipped sideways or diagonally never holds an a or h square. */
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

  /** Tells whether the processor has vectors of this width: with narrower ones these kernels are far slower than the others. */
  static boolean areFast() {
    return LongVector.SPECIES_PREFERRED.length() >= COUNT;
  }

  /** See {@link Bitboard#legalMoves}. */
  static long legalMoves(long own, long opponent) {
    // The runs of opponents beside own discs: extended by one, two, then two squares more
    // (parallel prefix), along every line both ways.
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
    // 1. Upwards: the first square that is not the opponent's is the lowest such bit; if it is
    //    own, flip all before it.
    LongVector stop = others.and(above);
    LongVector anchor = stop.neg().and(stop).and(mine);
    LongVector up = anchor.sub(anchor.neg().lanewise(LSHR, 63)).and(above);
    // 2. Downwards: that square is the highest such bit, found by smearing all of them down;
    //    if it is own, flip all above it. Leading zeros would be fewer steps but AVX2 has none.
    stop = others.and(below);
    stop = stop.or(stop.lanewise(LSHR, STEP));
    stop = stop.or(stop.lanewise(LSHR, TWO_STEPS));
    stop = stop.or(stop.lanewise(LSHR, FOUR_STEPS));
    anchor = stop.lanewise(AND_NOT, stop.lanewise(LSHR, STEP)).and(mine);
    LongVector down = anchor.add(anchor).neg().and(below);
    return up.or(down).reduceLanes(OR);
  }
}
