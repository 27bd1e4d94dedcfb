package io.github.yomikiri.reversi.endgame;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * How well a shallow search of each depth predicts exact scores. The numbers hardly depend on the
 * number of empty squares, so a table of them has one stage. {@code ProbCutFit.ofExact} measures
 * them.
 */
final class EndgamePredictions {

  /** Stands for the end of the game as a depth. */
  static final int END = Limits.MAX_DEPTH;

  /** The maximum depth of a shallow search that predicts. */
  static final int MAX_DEPTH = 6;

  /** The predictions by {@code PatternEvaluator.linear()}. */
  private static final class Linear {
    /** The path does not depend on the class, because shrinkers of apps rename packages. */
    static final ProbCutTable TABLE =
        read("/io/github/yomikiri/reversi/endgame/linear.endgame.csv");
  }

  private EndgamePredictions() {}

  /** Returns the predictions for the evaluator that solvers have by default. */
  static ProbCutTable linear() {
    return Linear.TABLE;
  }

  private static ProbCutTable read(String name) {
    InputStream csv =
        Objects.requireNonNull(EndgamePredictions.class.getResourceAsStream(name), name);
    try (InputStreamReader in = new InputStreamReader(csv, StandardCharsets.UTF_8)) {
      return ProbCutTable.read(in, name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the predictions of a table by the depth of the shallow search.
   *
   * @throws IllegalArgumentException if the table has more than one stage, or lacks a row for the
   *     end of the game by a shallow depth
   */
  static Prediction[] byDepth(ProbCutTable table) {
    if (table.stages() != 1) {
      throw new IllegalArgumentException("predictions of exact scores have 1 stage, not "
          + table.stages() + "; ProbCutFit.ofExact makes them");
    }
    return IntStream.rangeClosed(0, MAX_DEPTH)
        .mapToObj(shallow -> table.rows().stream()
            .filter(row -> row.depth() == END && row.prediction().depth() == shallow)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no row for depth " + END
                + ", the end of the game, and shallow depth " + shallow
                + "; ProbCutFit.ofExact makes these rows"))
            .prediction())
        .toArray(Prediction[]::new);
  }
}
