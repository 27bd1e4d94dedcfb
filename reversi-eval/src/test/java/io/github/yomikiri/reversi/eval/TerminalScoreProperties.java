package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Compares the rules with the code of their sources, on any two sets of discs. */
class TerminalScoreProperties {

  @Property(tries = 500)
  void interprismIsItsArticlesCode(@ForAll long one, @ForAll long other, @ForAll Side side) {
    Reversi node = Reversi.of(one, other & ~one, side);
    assertThat(TerminalScore.INTERPRISM.discs(node))
        .isEqualTo(evalColorCount(node.own(), node.opponent()));
  }

  /** The code of the article, unchanged except for a comment. */
  private static int evalColorCount(final long ownBoard, final long enemyBoard) {
    int ownCount = Long.bitCount(ownBoard);
    int enemyCount = Long.bitCount(enemyBoard);
    int remain = (64 - ownCount - enemyCount) << 1;
    if (ownCount > enemyCount) {
      ownCount += remain;
    } else if (enemyCount > ownCount) {
      enemyCount += remain;
    }
    return ownCount - enemyCount;
  }

  @Property(tries = 500)
  void vsOthaIsItsPagesRuleTurnedToTheSideToMove(
      @ForAll long one, @ForAll long other, @ForAll Side side) {
    for (long light : new long[] {other & ~one, 0}) {
      Reversi node = Reversi.of(one, light, side);
      int forDark = vsOthaForDark(node.dark(), node.light());
      assertThat(TerminalScore.VSOTHA.unit(1_000).terminalScore(node))
          .isEqualTo(side == Side.DARK ? forDark : -forDark);
    }
  }

  /**
   * "The disc difference for Black times 1000; but a wipe-out is +64000 (White's) or -64000
   * (Black's)."
   */
  private static int vsOthaForDark(long dark, long light) {
    if (dark != 0 && light == 0) {
      return 64_000;
    }
    if (dark == 0 && light != 0) {
      return -64_000;
    }
    return 1000 * (Long.bitCount(dark) - Long.bitCount(light));
  }

  @Property(tries = 500)
  void allAgreeOnTheWinner(@ForAll long one, @ForAll long other) {
    Reversi node = Reversi.of(one, other & ~one, Side.DARK);
    int winner = Integer.signum(node.discDifference());
    for (TerminalScore rule : TerminalScore.values()) {
      assertThat(Integer.signum(rule.discs(node))).as("%s", rule).isEqualTo(winner);
    }
    Reversi full = Reversi.of(one, ~one, Side.DARK);
    for (TerminalScore rule : TerminalScore.values()) {
      assertThat(rule.discs(full)).as("%s", rule).isEqualTo(full.discDifference());
    }
  }
}
