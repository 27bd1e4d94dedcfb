package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.function.ToIntFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(Positions.class)
class ReversiFeaturesProperties {

  private record Feature(
      String name, ToIntFunction<Reversi> fast, ToIntFunction<NaiveBoard> naive, int minValue) {}

  private static final List<Feature> FEATURES = List.of(
      new Feature("mobility", ReversiFeatures::mobility, NaiveBoard::moves, -60),
      new Feature(
          "potential mobility",
          ReversiFeatures::potentialMobility,
          NaiveBoard::potentialMoves,
          -60),
      new Feature("openness", ReversiFeatures::openness, NaiveBoard::openness, -512),
      new Feature("corners", ReversiFeatures::corners, NaiveBoard::corners, -4),
      new Feature("X squares", ReversiFeatures::xSquares, NaiveBoard::xSquares, -4),
      new Feature("edges", ReversiFeatures::edges, NaiveBoard::edges, -24),
      new Feature("stable discs", ReversiFeatures::stableDiscs, NaiveBoard::stableDiscs, -64));

  @Property(tries = 1000)
  void eachIsTheOwnCountLessTheOpponents(@ForAll Reversi node) {
    NaiveBoard board = new NaiveBoard(node);
    for (Feature feature : FEATURES) {
      int expected = feature.naive.applyAsInt(board) - feature.naive.applyAsInt(board.turned());
      assertThat(feature.fast.applyAsInt(node)).as(feature.name).isEqualTo(expected);
    }
  }

  @Property(tries = 300)
  void eachChangesItsSignWithTheSideToMoveAndStaysInItsRange(@ForAll Reversi node) {
    for (Feature feature : FEATURES) {
      int value = feature.fast.applyAsInt(node);
      assertThat(feature.fast.applyAsInt(Positions.otherSideToMove(node)))
          .as(feature.name)
          .isEqualTo(-value);
      assertThat(feature.fast.applyAsInt(Positions.coloursSwapped(node)))
          .as(feature.name)
          .isEqualTo(value);
      assertThat(value).as(feature.name).isBetween(feature.minValue, -feature.minValue);
    }
  }

  @Property(tries = 300)
  void eachIsTheSameForAllEightImages(@ForAll Reversi node) {
    for (Feature feature : FEATURES) {
      for (int index = 0; index < 8; index++) {
        assertThat(feature.fast.applyAsInt(node.symmetry(index)))
            .as("%s under symmetry %d", feature.name, index)
            .isEqualTo(feature.fast.applyAsInt(node));
      }
    }
  }
}
