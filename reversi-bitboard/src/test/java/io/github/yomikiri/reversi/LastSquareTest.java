package io.github.yomikiri.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LastSquareTest {

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void countsWhatTheMoveFlips(int size) {
    Random random = new Random(size);
    long board = Board.of(size).squares();
    for (int i = 0; i < 1_000_000; i++) {
      int square = random.nextInt(64);
      if ((board >>> square & 1) == 0) {
        continue;
      }
      // Half of the positions have few own discs, so that long runs are enclosed.
      long own =
          board & ~(1L << square) & random.nextLong() & (i % 2 == 0 ? random.nextLong() : -1);
      long opponent = board & ~(1L << square) & ~own;
      int expected = Long.bitCount(Bitboard.flips(own, opponent, square));
      assertThat(LastSquare.flips(own, square)).isEqualTo(expected);
    }
  }
}
