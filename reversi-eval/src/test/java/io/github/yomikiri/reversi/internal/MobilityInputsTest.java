package io.github.yomikiri.reversi.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MobilityInputsTest {

  private static final long SEED = 20_261_123;

  /** Computes the inputs by their definition, square by square. */
  private static int[] textbook(long own, long opponent) {
    int[] entries = new int[MobilityInputs.COUNT];
    int[] rowsInOrder = {0, 2, 4, 6, 1, 3, 5, 7};
    for (int side = 0; side < 2; side++) {
      for (int line = 0; line < 16; line++) {
        int number = rowsInOrder[line % 8];
        int mask = 0;
        for (int i = 0; i < 8; i++) {
          int square = line < 8 ? 8 * number + i : 8 * i + number;
          boolean legal =
              side == 0 ? isLegal(own, opponent, square) : isLegal(opponent, own, square);
          mask += legal ? 1 << i : 0;
        }
        entries[16 * side + line] = 1024 * side + 256 * Math.min(number, 7 - number) + mask;
      }
    }
    long empty = ~(own | opponent);
    entries[32] = 2048 + beside(empty, own);
    entries[33] = 2048 + 64 + beside(empty, opponent);
    entries[34] = 2048 + 128 + beside(own, empty);
    entries[35] = 2048 + 192 + beside(opponent, empty);
    return entries;
  }

  private static boolean isLegal(long own, long opponent, int square) {
    return ((own | opponent) >>> square & 1) == 0 && Bitboard.flips(own, opponent, square) != 0;
  }

  /** Counts the squares that have a neighbor among others. */
  private static int beside(long squares, long others) {
    int count = 0;
    for (int square = 0; square < 64; square++) {
      boolean found = false;
      for (int other = 0; other < 64; other++) {
        int distance = Math.max(Math.abs(square / 8 - other / 8), Math.abs(square % 8 - other % 8));
        found |= distance == 1 && (others >>> other & 1) != 0;
      }
      count += found && (squares >>> square & 1) != 0 ? 1 : 0;
    }
    return count;
  }

  private static int[] classes(int[] entries) {
    return Arrays.stream(entries).map(MobilityInputs::classOf).sorted().toArray();
  }

  @Test
  void equalTheirDefinitionAndDoNotDependOnSymmetry() {
    Random random = new Random(SEED);
    for (int game = 0; game < 10; game++) {
      for (Reversi node = Reversi.start(); !node.isTerminal(); ) {
        int[] entries = MobilityInputs.entries(node.own(), node.opponent());
        assertThat(entries)
            .as("seed %d, %s", SEED, node)
            .isEqualTo(textbook(node.own(), node.opponent()));
        for (int symmetry = 0; symmetry < 8; symmetry++) {
          int[] turned = MobilityInputs.entries(
              Bitboard.symmetry(symmetry, node.own()),
              Bitboard.symmetry(symmetry, node.opponent()));
          assertThat(classes(turned)).isEqualTo(classes(entries));
        }
        List<Move> moves = node.legalMoves();
        node = node.play(moves.get(random.nextInt(moves.size())).code());
      }
    }
  }

  @Test
  void stayInTheTableWhereverDiscsAre() {
    Random random = new Random(SEED);
    for (int i = 0; i < 10_000; i++) {
      long own = random.nextLong() & random.nextLong();
      long opponent = random.nextLong() & ~own;
      for (int entry : MobilityInputs.entries(own, opponent)) {
        assertThat(entry).isBetween(0, MobilityInputs.ENTRIES - 1);
        assertThat(MobilityInputs.classOf(entry)).isBetween(0, entry);
      }
    }
    for (long all : new long[] {0, -1, 0x5555_5555_5555_5555L}) {
      for (long others : new long[] {0, ~all}) {
        assertThat(Arrays.stream(MobilityInputs.entries(all, others)).max().orElseThrow())
            .isLessThan(MobilityInputs.ENTRIES);
      }
    }
  }
}
