package io.github.yomikiri.reversi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BitboardTest {

  private static final long SEED = 20110522;

  @Test
  void agreesWithTheRulesOnPositionsOfRandomPlay() {
    int[] legal = {0};
    Positions.forEach(
        8,
        SEED,
        50_000,
        position -> legal[0] += checkAgainstRules(position.own(), position.opponent()));
    assertThat(legal[0]).as("moves compared, seed %d", SEED).isGreaterThan(350_000);
  }

  @Test
  void agreesWithTheRulesOnBitboardsThatNoGameReaches() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 50_000; i++) {
      // From sparse to crowded boards: the chance of an empty square is 1/2, 1/4 and so on.
      long occupied = 0;
      for (int j = 0; j <= i % 5; j++) {
        occupied |= random.nextLong();
      }
      long own = occupied & random.nextLong();
      checkAgainstRules(own, occupied & ~own);
    }
  }

  private static int checkAgainstRules(long own, long opponent) {
    long moves = Bitboard.legalMoves(own, opponent);
    check(moves == NaiveKernels.legalMoves(own, opponent), own, opponent, -1);
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Bitboard.flips(own, opponent, square);
      check(flips == NaiveKernels.flips(own, opponent, square), own, opponent, square);
    }
    return Long.bitCount(moves);
  }

  /** Compares without AssertJ, because an assertion per move would take longer than the moves. */
  private static void check(boolean equal, long own, long opponent, int square) {
    if (!equal) {
      throw new AssertionError(
          String.format("own %#x, opponent %#x, square %d, seed %d", own, opponent, square, SEED));
    }
  }

  @Test
  void flipsNothingWhereAnEmptySquareIsNoLegalMove() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 20_000; i++) {
      long occupied = random.nextLong() | random.nextLong();
      long own = occupied & random.nextLong();
      long moves = Bitboard.legalMoves(own, occupied & ~own);
      for (long rest = ~occupied; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        boolean flipsSome = Bitboard.flips(own, occupied & ~own, square) != 0;
        check(flipsSome == ((moves >>> square & 1) != 0), own, occupied & ~own, square);
      }
    }
  }

  @Test
  void symmetriesCommuteWithMovesAndFlips() {
    Positions.forEach(8, SEED + 1, 20_000, position -> {
      long own = position.own();
      long opponent = position.opponent();
      long moves = Bitboard.legalMoves(own, opponent);
      for (int index = 0; index < 8; index++) {
        long ownImage = Bitboard.symmetry(index, own);
        long opponentImage = Bitboard.symmetry(index, opponent);
        check(
            Bitboard.legalMoves(ownImage, opponentImage) == Bitboard.symmetry(index, moves),
            own,
            opponent,
            index);
        if (moves != 0) {
          int square = Long.numberOfTrailingZeros(moves);
          long flips =
              Bitboard.flips(ownImage, opponentImage, Bitboard.symmetrySquare(index, square));
          check(
              flips == Bitboard.symmetry(index, Bitboard.flips(own, opponent, square)),
              own,
              opponent,
              index);
        }
      }
    });
  }

  @Test
  void symmetriesTakeSquaresWhereTheirNamesSay() {
    long b1 = 1L << 1;
    assertThat(square(Bitboard.flipHorizontal(b1))).isEqualTo("g1");
    assertThat(square(Bitboard.flipVertical(b1))).isEqualTo("b8");
    assertThat(square(Bitboard.transpose(b1))).isEqualTo("a2");
    assertThat(square(Bitboard.antiTranspose(b1))).isEqualTo("h7");
    assertThat(square(Bitboard.rotate90(b1))).isEqualTo("h2");
    assertThat(square(Bitboard.rotate180(b1))).isEqualTo("g8");
    assertThat(square(Bitboard.rotate270(b1))).isEqualTo("a7");
  }

  private static String square(long bit) {
    return Board.of(8).name(Long.numberOfTrailingZeros(bit));
  }

  @Test
  void symmetryIndexIsBuiltOfThreeReflections() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 8_000; i++) {
      long board = random.nextLong();
      int index = i % 8;
      long expected = board;
      expected = (index & 1) != 0 ? Bitboard.flipHorizontal(expected) : expected;
      expected = (index & 2) != 0 ? Bitboard.flipVertical(expected) : expected;
      expected = (index & 4) != 0 ? Bitboard.transpose(expected) : expected;
      assertThat(Bitboard.symmetry(index, board))
          .as("index %d, seed %d", index, SEED)
          .isEqualTo(expected);
    }
  }

  @Test
  void rejectsSymmetriesAndSquaresThatDoNotExist() {
    assertThatThrownBy(() -> Bitboard.symmetry(8, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("symmetry index 8 is outside [0, 8)");
    assertThatThrownBy(() -> Bitboard.symmetry(-1, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Bitboard.symmetrySquare(0, 64))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("square 64 is outside [0, 64)");
  }
}
