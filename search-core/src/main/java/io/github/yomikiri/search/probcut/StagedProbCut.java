package io.github.yomikiri.search.probcut;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * A table of predictions, indexed by stage and depth so that a search finds them without a scan.
 */
final class StagedProbCut<N extends Node<N>> implements ProbCut<N> {

  private final ToIntFunction<N> stage;
  // predictions.get(s).get(d) are the predictions of stage s at depth d.
  private final List<List<List<Prediction>>> predictions = new ArrayList<>();

  StagedProbCut(ProbCutTable table, ToIntFunction<N> stage) {
    this.stage = stage;
    int depths =
        1 + table.rows().stream().mapToInt(ProbCutTable.Row::depth).max().orElse(0);
    for (int s = 0; s < table.stages(); s++) {
      List<List<Prediction>> ofStage = new ArrayList<>();
      for (int d = 0; d < depths; d++) {
        ofStage.add(of(table, s, d));
      }
      predictions.add(List.copyOf(ofStage));
    }
  }

  private static List<Prediction> of(ProbCutTable table, int stage, int depth) {
    return table.rows().stream()
        .filter(row -> row.stage() == stage && row.depth() == depth)
        .map(ProbCutTable.Row::prediction)
        .toList();
  }

  @Override
  public List<Prediction> predictions(N node, int depth) {
    int at = stage.applyAsInt(node);
    if (at < 0 || at >= predictions.size()) {
      return List.of();
    }
    List<List<Prediction>> ofStage = predictions.get(at);
    return depth < ofStage.size() ? ofStage.get(depth) : List.of();
  }
}
