package io.github.yomikiri.reversi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Perft;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares both ways of counting with published counts. */
class ReversiPerftTest {

  @ParameterizedTest
  @CsvSource({
    "8, '1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800'",
    "6, '1, 4, 12, 56, 244, 1364, 7604, 47740, 308716, 2114912'",
    "4, '1, 4, 12, 44, 128, 424, 1256, 3624, 9116'",
  })
  void countsWhatIsPublished(int size, String published) {
    Reversi start = Reversi.start(size);
    String[] counts = published.split(", ");
    for (int depth = 0; depth < counts.length; depth++) {
      long expected = Long.parseLong(counts[depth]);
      assertThat(start.perft(depth)).as("%dx%d, depth %d", size, size, depth).isEqualTo(expected);
      if (expected < 5_000_000) {
        assertThat(Perft.count(start, depth))
            .as("generic, %dx%d, depth %d", size, size, depth)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void countsTheSameAsTheGenericPerftFromAnywhere() {
    for (int size : new int[] {4, 6, 8}) {
      Positions.forEach(
          size,
          11,
          2_000,
          position -> assertThat(position.perft(3)).isEqualTo(Perft.count(position, 3)));
    }
  }

  @Test
  void countsCompleteGamesOfTheSmallBoard() {
    assertThat(Reversi.start(4).perft(30)).isEqualTo(60060);
    assertThat(Perft.count(Reversi.start(4), 30)).isEqualTo(60060);
  }

  @Test
  void rejectsANegativeDepth() {
    assertThatThrownBy(() -> Reversi.start().perft(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("depth -1 is less than 0");
  }
}
