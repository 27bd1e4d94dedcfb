package io.github.yomikiri.cli.player;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.InterprismMix;
import io.github.yomikiri.reversi.eval.Stages;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The fitted predictions of shallow searches, by the name of the evaluator. */
final class Predictions {

  private static final Map<String, Supplier<ProbCutTable>> TABLES = new LinkedHashMap<>();

  static {
    TABLES.put("tanuki", Tanuki::predictions);
    TABLES.put("interprism", InterprismMix::predictions);
    TABLES.put("pattern", PatternEvaluator::trainedPredictions);
  }

  private Predictions() {}

  static boolean exist(String evaluator) {
    return TABLES.containsKey(evaluator);
  }

  static String evaluators() {
    return String.join(", ", TABLES.keySet());
  }

  static Optional<Selectivity> level(String percent) {
    return Arrays.stream(Selectivity.values())
        .filter(level -> Integer.toString(level.percent()).equals(percent))
        .findFirst();
  }

  /** Returns all levels of selectivity in percent, including full width. */
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

  /** Returns the predictions for an evaluator for which predictions {@link #exist}. */
  static ProbCutTable table(String evaluator) {
    return Objects.requireNonNull(TABLES.get(evaluator), "no predictions for this evaluator")
        .get();
  }

  static ProbCut<Reversi> of(String evaluator) {
    return Stages.predictions(table(evaluator), Function.identity());
  }
}
