package io.github.yomikiri.app.attribution;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.option.KitEvaluator;
import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import java.util.List;
import picocli.CommandLine.Option;

/** Values games after some numbers of moves, in points or in chances to win. */
public final class KitValuation<N extends Node<N>> implements ValuationOptions<N> {

  private static final int MAX_PLIES = 999;

  private final NodeKit<N> kit;
  private final KitEvaluator<N> evaluator;

  @Option(
      names = "--plies",
      paramLabel = "N,N,...",
      defaultValue = "10,16,22,28",
      description = "Numbers of moves, rising, 1 to 999. Default: 10,16,22,28.")
  private String plies = "10,16,22,28";

  @Option(
      names = "--exact",
      paramLabel = "N",
      defaultValue = "200000",
      description = "Maximum number of nodes in which a position is solved; 0 to solve none."
          + " Default: 200000.")
  private long exact = 200_000;

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "8",
      description = "Depth of the search of other positions, in plies. Default: 8.")
  private int depth = 8;

  /** Makes the options of a game. */
  public KitValuation(NodeKit<N> kit) {
    this.kit = kit;
    evaluator = new KitEvaluator<>(kit);
  }

  @Override
  public List<Object> mixins() {
    return List.of(this, evaluator);
  }

  @Override
  public StageValuation<N> valuation() {
    List<Integer> points = StagePoints.parse("--plies", plies, MAX_PLIES, StagePoints.Order.RISING);
    NumberRanges.check("--exact", exact, 0, Long.MAX_VALUE);
    NumberRanges.check("--depth", depth, 1, Limits.MAX_DEPTH);
    Measure<N> measure = Measure.of(kit, evaluator.get());
    return new StageValuation<>(
        new StagePoints("plies", points, measure.kind() == Measure.Kind.POINTS ? 2 : 3),
        (game, point) -> point,
        measure.kind() == Measure.Kind.OWN
            ? "results from -1 to 1"
            : measure.unit(kit, evaluator.name()),
        List.of(
            "exact " + exact,
            "depth " + depth,
            "evaluator " + evaluator.described(measure.evaluator())),
        () -> new KitJudge<>(kit, measure, exact, depth));
  }
}
