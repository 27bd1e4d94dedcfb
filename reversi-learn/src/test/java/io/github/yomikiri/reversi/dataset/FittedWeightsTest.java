package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.InterprismMix;
import io.github.yomikiri.reversi.eval.ReversiFeatures;
import io.github.yomikiri.reversi.eval.Tanuki;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Fits the weights anew: {@code ./mvnw -pl reversi-learn -am test -Dtest=FittedWeightsTest
 * -Dwthor=FOLDER}. The folder has the WTHOR files from 1977 to 2014.
 */
@Tag("wthor")
class FittedWeightsTest {

  private record Labelled(Reversi node, int value) {}

  @Test
  void theWeightsAreTheLeastSquaresFit() throws IOException {
    List<Labelled> positions = read();
    assertThat(positions.size()).isEqualTo(115_477);
    assertThat(rootMeanSquare(positions, node -> 0)).isBetween(19.25, 19.35);

    assertFit(
        positions,
        List.of(
            Reversi::discDifference,
            ReversiFeatures::corners,
            ReversiFeatures::xSquares,
            ReversiFeatures::mobility),
        new int[] {-500, 13_150, -2_700, 2_450});
    assertThat(rootMeanSquare(positions, new Tanuki())).isBetween(11.75, 11.85);

    assertFit(
        positions,
        List.of(
            ReversiFeatures::mobility,
            ReversiFeatures::openness,
            ReversiFeatures::corners,
            ReversiFeatures::xSquares,
            ReversiFeatures::edges,
            ReversiFeatures::stableDiscs),
        new int[] {1_400, -550, 4_700, -3_200, 50, 1_500});
    assertThat(rootMeanSquare(positions, new InterprismMix())).isBetween(11.3, 11.4);
  }

  private static List<Labelled> read() throws IOException {
    List<Labelled> positions = new ArrayList<>();
    for (Path file : TrainingGames.wthorFiles()) {
      try (TrainingFile games = TrainingFile.open(file)) {
        games.forEachRemaining(game -> TrainingGames.solvedPly(game)
            .ifPresent(ply ->
                positions.add(new Labelled(game.game().positions().get(ply), game.label(ply)))));
      }
    }
    return positions;
  }

  private static double rootMeanSquare(List<Labelled> positions, Evaluator<Reversi> evaluator) {
    double sum = 0;
    for (Labelled each : positions) {
      double error = each.value - evaluator.evaluate(each.node) / 1000.0;
      sum += error * error;
    }
    return Math.sqrt(sum / positions.size());
  }

  /** Compares the weights with the fit, which is rounded to 50. */
  private static void assertFit(
      List<Labelled> positions, List<Evaluator<Reversi>> terms, int[] weights) {
    int count = terms.size();
    double[][] normal = new double[count][count + 1];
    for (Labelled each : positions) {
      double[] row = new double[count + 1];
      for (int i = 0; i < count; i++) {
        row[i] = terms.get(i).evaluate(each.node);
      }
      row[count] = each.value * 1000.0;
      for (int i = 0; i < count; i++) {
        for (int j = 0; j <= count; j++) {
          normal[i][j] += row[i] * row[j];
        }
      }
    }
    int[] rounded = Arrays.stream(solve(normal))
        .mapToInt(weight -> 50 * Math.round((float) weight / 50))
        .toArray();
    assertThat(rounded).containsExactly(weights);
  }

  /**
   * Solves a system of linear equations by elimination. The matrix is positive definite, so no
   * pivots are needed.
   */
  private static double[] solve(double[][] equations) {
    int count = equations.length;
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < count; k++) {
        double factor = k == i ? 0 : equations[k][i] / equations[i][i];
        for (int j = i; j <= count; j++) {
          equations[k][j] -= factor * equations[i][j];
        }
      }
    }
    double[] solution = new double[count];
    for (int i = 0; i < count; i++) {
      solution[i] = equations[i][count] / equations[i][i];
    }
    return solution;
  }
}
