package io.github.yomikiri.bench.player;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Stages;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What predicts searches with which evaluator: the library's own for trained weights, and for others the tables beside this
 * class, made by {@code fit-probcut --evaluator NAME --positions 4000 --depth 10}.
 */
final class Predictions {

  private static final String PATTERN = "pattern";
  private static final List<String> EVALUATORS = List.of("tanuki", "interprism", PATTERN);

  private Predictions() {}

  static boolean exist(String evaluator) {
    return EVALUATORS.contains(evaluator);
  }

  static String evaluators() {
    return String.join(", ", EVALUATORS);
  }

  static Optional<Selectivity> level(String percent) {
    return Arrays.stream(Selectivity.values())
        .filter(level -> Integer.toString(level.percent()).equals(percent))
        .findFirst();
  }

  /** Returns all levels, the full width among them. */
  static String percents() {
    return Arrays.stream(Selectivity.values())
        .map(level -> Integer.toString(level.percent()))
        .collect(Collectors.joining(", "));
  }

  static String levels() {
    return Arrays.stream(Selectivity.values())
        .filter(level -> level != Selectivity.FULL_WIDTH)
        .map(level -> "probcut" + level.percent())
        .collect(Collectors.joining(", "));
  }

  /** Returns what predicts searches with an evaluator that {@link #exist} for. */
  static ProbCutTable table(String evaluator) {
    if (evaluator.equals(PATTERN)) {
      return PatternEvaluator.trainedPredictions();
    }
    String name = evaluator + ".probcut.csv";
    try (InputStream in = Predictions.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("no resource " + name);
      }
      return ProbCutTable.read(new InputStreamReader(in, StandardCharsets.UTF_8), name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static <N extends Node<N>> ProbCut<N> of(String evaluator, Function<N, Reversi> board) {
    return Stages.predictions(table(evaluator), board);
  }
}
