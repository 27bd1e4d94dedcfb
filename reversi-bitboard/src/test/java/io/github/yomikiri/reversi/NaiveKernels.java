package io.github.yomikiri.reversi;

/**
 * Legal moves and flips as the rules state them: from a square, walk in each of eight directions.
 * The oracle of the kernels.
 */
final class NaiveKernels {

  private NaiveKernels() {}

  static long legalMoves(long own, long opponent) {
    long moves = 0;
    for (int square = 0; square < 64; square++) {
      boolean isEmpty = ((own | opponent) >>> square & 1) == 0;
      if (isEmpty && flips(own, opponent, square) != 0) {
        moves |= 1L << square;
      }
    }
    return moves;
  }

  static long flips(long own, long opponent, int square) {
    long flips = 0;
    for (int rankStep = -1; rankStep <= 1; rankStep++) {
      for (int fileStep = -1; fileStep <= 1; fileStep++) {
        flips |= enclosed(own, opponent, square, rankStep, fileStep);
      }
    }
    return flips;
  }

  private static long enclosed(long own, long opponent, int square, int rankStep, int fileStep) {
    long run = 0;
    int rank = square / 8 + rankStep;
    int file = square % 8 + fileStep;
    while (rank >= 0 && rank < 8 && file >= 0 && file < 8) {
      long disc = 1L << (8 * rank + file);
      if ((own & disc) != 0) {
        return run;
      }
      if ((opponent & disc) == 0) {
        return 0;
      }
      run |= disc;
      rank += rankStep;
      file += fileStep;
    }
    return 0;
  }
}
