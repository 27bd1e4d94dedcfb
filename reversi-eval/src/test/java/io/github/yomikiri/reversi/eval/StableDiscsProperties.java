package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.StableDiscs;
import java.util.HashMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(Positions.class)
@Domain(DomainContext.Global.class)
class StableDiscsProperties {

  @Property(tries = 500)
  void aStableDiscKeepsItsColourInRandomPlay(@ForAll Reversi node, @ForAll long seed) {
    long dark = ofDark(node);
    long light = ofLight(node);
    for (int playout = 0; playout < 20; playout++) {
      for (Reversi later : Positions.randomGame(node, seed + playout)) {
        assertThat(dark & ~later.dark()).as("Dark's discs lost in %s", later).isZero();
        assertThat(light & ~later.light()).as("Light's discs lost in %s", later).isZero();
      }
    }
  }

  @Property(tries = 500)
  void whatIsStableStaysStable(@ForAll Reversi node, @ForAll long seed) {
    long stable = 0;
    for (Reversi later : Positions.randomGame(node, seed)) {
      long now = ofDark(later) | ofLight(later);
      assertThat(stable & ~now).as("no more found stable in %s", later).isZero();
      stable = now;
    }
    assertThat(Long.bitCount(stable)).isLessThanOrEqualTo(node.size() * node.size());
  }

  @Property(tries = 100)
  void aStableDiscKeepsItsColourInEveryContinuationOfAnEndgame(@ForAll long seed) {
    for (Reversi node : Positions.randomGame(Reversi.start(), seed)) {
      if (node.emptyCount() <= 6) {
        long neverFlipped = NeverFlipped.find(node, new HashMap<>());
        assertThat((ofDark(node) | ofLight(node)) & ~neverFlipped)
            .as("discs of %s", node)
            .isZero();
      }
    }
  }

  @Property(tries = 200)
  void isTheSameFromBothSides(@ForAll Reversi node) {
    Reversi turned = Positions.otherSideToMove(node);
    assertThat(StableDiscs.own(turned)).isEqualTo(StableDiscs.opponent(node));
    assertThat(StableDiscs.own(node) & ~node.own()).isZero();
    if (node.size() == 8) {
      assertThat(StableDiscs.of(node.own(), node.opponent())).isEqualTo(StableDiscs.own(node));
    }
  }

  private static long ofDark(Reversi node) {
    return node.dark() == node.own() ? StableDiscs.own(node) : StableDiscs.opponent(node);
  }

  private static long ofLight(Reversi node) {
    return node.light() == node.own() ? StableDiscs.own(node) : StableDiscs.opponent(node);
  }
}
