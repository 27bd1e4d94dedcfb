package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.games.TicTacToe;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FitOverlapTest {

  /** The center, in three stages of three plies each. */
  private record Center() implements Features<TicTacToe> {

    @Override
    public int count() {
      return 3;
    }

    @Override
    public int length() {
      return 1;
    }

    @Override
    public void numbers(TicTacToe node, int[] out) {
      out[0] = (node.own() >> 4 & 1) + 2 * (node.opponent() >> 4 & 1);
    }

    @Override
    public int stages() {
      return 3;
    }

    @Override
    public int stage(TicTacToe node) {
      return Math.min(2, Integer.bitCount(node.own() | node.opponent()) / 3);
    }

    @Override
    public String form() {
      return "center";
    }
  }

  private static LearnedEvaluator<TicTacToe> fit(int overlap, Path folder) throws IOException {
    return Fit.of(new Center())
        .scale(Scale.points(1, 1_000))
        .games(FitCase.games(100, 3), Labels.result())
        .overlap(overlap)
        .run(folder);
  }

  @Test
  void aStageLearnsFromThoseAroundIt(@TempDir Path folder) throws IOException {
    // The same folder serves all, because the labels do not depend on the overlap.
    LearnedEvaluator<TicTacToe> apart = fit(0, folder);
    LearnedEvaluator<TicTacToe> next = fit(1, folder);
    LearnedEvaluator<TicTacToe> all = fit(Integer.MAX_VALUE, folder);
    assertThat(apart.weights(0)).isNotEqualTo(apart.weights(1)).isNotEqualTo(apart.weights(2));
    assertThat(next.weights(0)).isNotEqualTo(apart.weights(0)).isNotEqualTo(next.weights(1));
    assertThat(next.weights(1)).isEqualTo(all.weights(1));
    assertThat(all.weights(0)).isEqualTo(all.weights(1)).isEqualTo(all.weights(2));
  }
}
