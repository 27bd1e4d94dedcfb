package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.BoardText;
import org.junit.jupiter.api.Test;

/** Compares features with counts made by hand. */
class ReversiFeaturesTest {

  /** Dark: b2, c2, d2, d3. Light: a1, e2, f1. */
  private static final Reversi EXAMPLE = BoardText.parse("""
       abcdefgh
      1O....O..1
      2.XXXO...2
      3...X....3
      4........4
      5........5
      6........6
      7........7
      8........8
       abcdefgh
      X to move
      """);

  @Test
  void mobility() {
    // Dark has f2, over e2. Light has a2 over d2, c2 and b2, c3 over b2, and c4 over d3.
    assertThat(ReversiFeatures.mobility(EXAMPLE)).isEqualTo(1 - 3);
  }

  @Test
  void opennessCountsAnEmptySquareOncePerDisc() {
    // b2: b1 c1 a2 a3 b3 c3 = 6, c2: b1 c1 d1 b3 c3 = 5, d2: c1 d1 e1 c3 e3 = 5, d3: c3 e3 c4 d4 e4
    // = 5. a1: b1 a2 = 2, e2: d1 e1 f2 e3 f3 = 5, f1: e1 g1 f2 g2 = 4.
    assertThat(ReversiFeatures.openness(EXAMPLE)).isEqualTo(21 - 11);
  }

  @Test
  void potentialMobilityCountsAnEmptySquareOnce() {
    // Beside a1, e2 or f1: b1 a2 d1 e1 f2 e3 f3 g1 g2 = 9. Beside b2, c2, d2 or d3: b1 c1 d1 e1 a2
    // a3 b3 c3 e3 c4 d4 e4 = 12.
    assertThat(ReversiFeatures.potentialMobility(EXAMPLE)).isEqualTo(9 - 12);
  }

  @Test
  void squares() {
    assertThat(ReversiFeatures.corners(EXAMPLE)).isEqualTo(-1);
    assertThat(ReversiFeatures.xSquares(EXAMPLE)).isEqualTo(1);
    assertThat(ReversiFeatures.edges(EXAMPLE)).isEqualTo(-1);
    assertThat(ReversiFeatures.stableDiscs(EXAMPLE)).isEqualTo(-1);
  }

  @Test
  void theStartIsBalanced() {
    for (int size = 4; size <= 8; size += 2) {
      Reversi start = Reversi.start(size);
      assertThat(ReversiFeatures.mobility(start)).isZero();
      assertThat(ReversiFeatures.potentialMobility(start)).isZero();
      assertThat(ReversiFeatures.openness(start)).isZero();
      assertThat(ReversiFeatures.xSquares(start)).isZero();
    }
  }
}
