package io.github.yomikiri.bench.player;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Stages;
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
 * What predicts searches with which evaluator: the tables beside this class, made by {@code fit-probcut --evaluator NAME
 * --positions 4000 --depth 10}.
 */
final class Predictions {

  private static final List<String> EVALUATORS = List.of("tanuki", "interprism");

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

  static String levels() {
    return Arrays.stream(Selectivity.values())
        .filter(level -> level != Selectivity.FULL_WIDTH)
        .map(level -> "probcut" + level.percent())
        .collect(Collectors.joining(", "));
  }

  static <N extends Node<N>> ProbCut<N> of(String evaluator, Function<N, Reversi> board) {
    String name = evaluator + ".probcut.csv";
    try (InputStream in = Predictions.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("no resource " + name);
      }
      ProbCutTable table =
          ProbCutTable.read(new InputStreamReader(in, StandardCharsets.UTF_8), name);
      Stages stages = new Stages(table.stages());
      return table.model(node -> stages.of(board.apply(node).emptyCount()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
