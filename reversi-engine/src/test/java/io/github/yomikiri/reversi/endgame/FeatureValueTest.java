package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.ReversiFeatures;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeatureValueTest {

  /**
   * The solver's features are equal to those of the evaluators. Small boards have the same
   * definition of X squares in both.
   */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void countsTheSameFeaturesAsTheEvaluators(int size) {
    FeatureValue value = new FeatureValue();
    value.begin(Reversi.start(size).board());
    SplittableRandom random = new SplittableRandom(size);
    MoveList moves = new MoveList();
    Reversi node = Reversi.start(size);
    for (int i = 0; i < 500; i++) {
      int expected = 1_400 * ReversiFeatures.mobility(node)
          - 550 * ReversiFeatures.openness(node)
          + 4_700 * ReversiFeatures.corners(node)
          - 3_200 * ReversiFeatures.xSquares(node);
      if (((node.own() | node.opponent()) & node.board().corners()) != 0) {
        expected += 1_500 * ReversiFeatures.stableDiscs(node);
      }
      assertThat(value.value(node.own(), node.opponent(), 0)).as("%s", node).isEqualTo(expected);
      moves.clear();
      node.moves(moves);
      node = moves.isEmpty()
          ? Reversi.start(size)
          : node.play(moves.get(random.nextInt(moves.size())));
    }
  }
}
