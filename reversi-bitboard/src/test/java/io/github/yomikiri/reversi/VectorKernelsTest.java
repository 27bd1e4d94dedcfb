package io.github.yomikiri.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Tests the vector kernels if the Vector API is switched on. The POM switches it on in a separate
 * test run.
 */
@EnabledIfSystemProperty(named = "io.github.yomikiri.reversi.vector", matches = "true")
class VectorKernelsTest {

  private static final long SEED = 20261121;
  private static final int POSITIONS = 200_000;

  @BeforeAll
  static void areUsedWhereTheyAreFast() {
    assertThat(Bitboard.usesVectorApi()).isEqualTo(VectorKernels.areFast());
  }

  @Test
  void agreeWithTheScalarKernelsOnPositionsOfRandomPlay() {
    int[] moves = {0};
    Positions.forEach(
        8, SEED, POSITIONS, position -> moves[0] += check(position.own(), position.opponent()));
    assertThat(moves[0]).as("moves compared, seed %d", SEED).isGreaterThan(7 * POSITIONS);
  }

  @Test
  void agreeWithTheScalarKernelsOnBitboardsThatNoGameReaches() {
    SplittableRandom random = new SplittableRandom(SEED);
    int moves = 0;
    for (int i = 0; i < POSITIONS; i++) {
      long discs = 0;
      for (int j = 0; j <= i % 5; j++) {
        discs |= random.nextLong();
      }
      long own = discs & random.nextLong();
      moves += check(own, discs & ~own);
    }
    assertThat(moves).as("moves compared, seed %d", SEED).isGreaterThan(POSITIONS);
  }

  /**
   * Compares the legal moves, and the flips on every empty square, most of which are not legal
   * moves.
   */
  private static int check(long own, long opponent) {
    long moves = ScalarKernels.legalMoves(own, opponent);
    if (VectorKernels.legalMoves(own, opponent) != moves) {
      throw new AssertionError(
          String.format("moves of own %#x, opponent %#x, seed %d", own, opponent, SEED));
    }
    for (long rest = ~(own | opponent); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      if (VectorKernels.flips(own, opponent, square)
          != ScalarKernels.flips(own, opponent, square)) {
        throw new AssertionError(String.format(
            "flips of own %#x, opponent %#x, square %d, seed %d", own, opponent, square, SEED));
      }
    }
    return Long.bitCount(moves);
  }
}
