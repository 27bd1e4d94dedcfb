package io.github.yomikiri.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.BreakthroughView;
import io.github.yomikiri.learn.ProbCutFit.DepthPair;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.LearningListener;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Predictions of an evaluator that has learned chances to win, compared with a plain regression.
 */
class LearnedPredictionsTest {

  private static final long SEED = 20261125;
  private static final int POSITIONS = 100;
  private static final int DEPTH = 4;

  @TempDir
  Path folder;

  @Test
  void scoresBeyondTheEstimatesDoNotCount() throws IOException {
    Breakthrough start = Breakthrough.start(5, 5);
    LearnedEvaluator<Breakthrough> evaluator = Learning.of(
            start,
            Patterns.of(new BreakthroughView(5, 5)).squares().rectangles(2, 3).build())
        .games(512)
        .run(folder, LearningListener.NONE, StopSignal.NEVER);
    WindowSearch<Breakthrough> search = Searchers.forGame(Breakthrough.class)
        .evaluator(evaluator)
        .compose(old -> old.withDepthRule(DepthRule.EXACT))
        .buildWindowSearch();
    ProbCutFit<Breakthrough> fit =
        new ProbCutFit<>(search, evaluator, 1, node -> 0, DepthPair.usual(DEPTH));
    // values.get(i)[d] is what a plain search to depth d finds of the undecided position i.
    List<int[]> values = new ArrayList<>();
    Random random = new Random(SEED);
    while (fit.positions() < POSITIONS) {
      Breakthrough position = start;
      for (int ply = 4 + random.nextInt(16); ply > 0 && !position.isTerminal(); ply--) {
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())).code());
      }
      if (!position.isTerminal()) {
        fit.add(position, StopSignal.NEVER);
        Breakthrough node = position;
        int[] byDepth = IntStream.rangeClosed(0, DEPTH)
            .map(depth -> value(node, depth, evaluator))
            .takeWhile(value -> isEstimate(value, evaluator))
            .toArray();
        if (byDepth.length > DEPTH) {
          values.add(byDepth);
        }
      }
    }
    assertThat(values.size()).as("seed " + SEED).isBetween(POSITIONS / 10, POSITIONS * 9 / 10);
    assertThat(fit.decidedPositions()).isEqualTo(POSITIONS - values.size());
    ProbCutTable table = fit.table(30);
    assertThat(table.rows()).hasSize(DepthPair.usual(DEPTH).size());
    for (ProbCutTable.Row row : table.rows()) {
      int shallow = row.prediction().depth();
      List<int[]> points = values.stream()
          .map(byDepth -> new int[] {byDepth[shallow], byDepth[row.depth()]})
          .toList();
      assertThat(row.samples()).as("%s, seed %d", row, SEED).isEqualTo(points.size());
      assertThat(row.prediction().slope()).isCloseTo(slope(points), within(1e-9));
      assertThat(row.prediction().deviation()).isCloseTo(deviation(points), within(1e-3));
    }
  }

  private static boolean isEstimate(int value, LearnedEvaluator<Breakthrough> evaluator) {
    return Math.abs(value) <= evaluator.scale().limit();
  }

  private static int value(Breakthrough node, int depth, LearnedEvaluator<Breakthrough> evaluator) {
    if (node.isTerminal()) {
      return evaluator.unit().terminalScore(node);
    }
    return depth == 0
        ? evaluator.evaluate(node)
        : node.legalMoves().stream()
            .mapToInt(move -> -value(node.play(move.code()), depth - 1, evaluator))
            .max()
            .orElseThrow();
  }

  private static double mean(List<int[]> points, int coordinate) {
    return points.stream().mapToInt(point -> point[coordinate]).average().orElseThrow();
  }

  private static double slope(List<int[]> points) {
    double meanX = mean(points, 0);
    double meanY = mean(points, 1);
    double products = 0;
    double squares = 0;
    for (int[] point : points) {
      products += (point[0] - meanX) * (point[1] - meanY);
      squares += (point[0] - meanX) * (point[0] - meanX);
    }
    return products / squares;
  }

  private static double deviation(List<int[]> points) {
    double slope = slope(points);
    double offset = mean(points, 1) - slope * mean(points, 0);
    double squares = 0;
    for (int[] point : points) {
      double rest = point[1] - slope * point[0] - offset;
      squares += rest * rest;
    }
    return Math.sqrt(squares / (points.size() - 2));
  }
}
