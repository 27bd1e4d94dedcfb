package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.StableDiscs;
import io.github.yomikiri.reversi.notation.BoardText;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StableDiscsTest {

  @Test
  void spreadsFromACornerAlongTheEdgesAndInwards() {
    Reversi node = BoardText.parse("""
         abcdefgh
        1XXX.....1
        2XXO.....2
        3XO......3
        4.O......4
        5...O....5
        6........6
        7........7
        8.......O8
         abcdefgh
        X to move
        """);
    // a1, b1, c1, a2, b2 and a3 protect each other, together with the border. Light has only h8.
    assertThat(StableDiscs.own(node)).isEqualTo(0x0000000000010307L);
    assertThat(StableDiscs.opponent(node)).isEqualTo(0x8000000000000000L);
  }

  @Test
  void aDiscOnFourFullLinesIsStableWithoutACorner() {
    Reversi node = BoardText.parse("""
         abcdefgh
        1...O...X1
        2O..O..X.2
        3.X.O.X..3
        4..XOX...4
        5OOOXOOOX5
        6..XOX...6
        7.X.O.X..7
        8O..O..X.8
         abcdefgh
        X to move
        """);
    // File d, rank 5 and the diagonals a2-g8 and h1-a8 are full. They meet in d5. h1 is a corner.
    assertThat(StableDiscs.own(node)).isEqualTo(1L << 35 | 1L << 7);
  }

  @Test
  void withoutADiscThatCannotMoveNothingIsStable() {
    assertThat(StableDiscs.own(Reversi.start())).isZero();
    assertThat(StableDiscs.of(0x0000001818000000L, 0)).isZero();
  }

  @Test
  void allDiscsOfAFullBoardAreStable() {
    long some = 0x123456789ABCDEF0L;
    assertThat(StableDiscs.of(some, ~some)).isEqualTo(some);
    assertThat(StableDiscs.of(~some, some)).isEqualTo(~some);
  }

  /** Checks all 62,789 positions of 4x4 against all continuations. */
  @Test
  void nothingCalledStableIsEverFlippedOn4x4() {
    Map<Reversi, Long> neverFlipped = new HashMap<>();
    NeverFlipped.find(Reversi.start(4), neverFlipped);
    assertThat(neverFlipped).hasSize(62_789);
    long found = 0;
    long possible = 0;
    for (Map.Entry<Reversi, Long> entry : neverFlipped.entrySet()) {
      Reversi node = entry.getKey();
      long stable = StableDiscs.own(node) | StableDiscs.opponent(node);
      assertThat(stable & ~entry.getValue()).as("discs of %s", node).isZero();
      found += Long.bitCount(stable);
      possible += Long.bitCount(entry.getValue());
    }
    // The rule must find most of the discs that are never flipped.
    assertThat(found).isGreaterThan(possible / 2);
  }
}
