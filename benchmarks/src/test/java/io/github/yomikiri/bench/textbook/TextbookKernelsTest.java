package io.github.yomikiri.bench.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The kernels of the library and both of the textbook agree. */
class TextbookKernelsTest {

  private static final long SEED = 20110522;

  @Test
  void allAgreeOnPositionsOfRandomPlay() {
    SplittableRandom random = new SplittableRandom(SEED);
    MoveList moves = new MoveList();
    Reversi position = Reversi.start();
    int legal = 0;
    for (int i = 0; i < 40_000; i++) {
      legal += check(position.own(), position.opponent());
      moves.clear();
      position.moves(moves);
      position = moves.isEmpty()
          ? Reversi.start()
          : position.play(moves.get(random.nextInt(moves.size())));
    }
    assertThat(legal).as("moves compared, seed %d", SEED).isGreaterThan(280_000);
  }

  private static int check(long own, long opponent) {
    long moves = Bitboard.legalMoves(own, opponent);
    Mailbox mailbox = Mailbox.of(own, opponent);
    check(
        moves == DirectionalLoops.legalMoves(own, opponent) && moves == mailbox.legalMoves(),
        own,
        opponent,
        -1);
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Bitboard.flips(own, opponent, square);
      check(flips == DirectionalLoops.flips(own, opponent, square), own, opponent, square);
      Mailbox after = mailbox.play(square);
      check(after.opponent() == (own | flips | 1L << square), own, opponent, square);
      check(after.own() == (opponent & ~flips), own, opponent, square);
    }
    return Long.bitCount(moves);
  }

  /** An assertion per move would take longer than the moves. */
  private static void check(boolean equal, long own, long opponent, int square) {
    if (!equal) {
      throw new AssertionError(
          String.format("own %#x, opponent %#x, square %d, seed %d", own, opponent, square, SEED));
    }
  }
}
