package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.attribution.StagePoints;
import io.github.yomikiri.app.attribution.StageValuation;
import io.github.yomikiri.app.attribution.ValuationOptions;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Values games at some numbers of empty squares, in discs. */
final class DiscValuation implements ValuationOptions<Reversi> {

  @Option(
      names = "--empties",
      paramLabel = "N,N,...",
      defaultValue = "36,28,22,16",
      description = "Numbers of empty squares, falling, 1 to 59. Default: 36,28,22,16.")
  private String empties = "36,28,22,16";

  @Option(
      names = "--exact",
      paramLabel = "N",
      defaultValue = "22",
      description = "Maximum number of empty squares of a position that is solved, 0 to 30. With"
          + " each more, solving takes twice the time. Default: 22.")
  private int exact = 22;

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "16",
      description = "Depth of the search of other positions, in plies, 1 to 30. Default: 16.")
  private int depth = 16;

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Override
  public StageValuation<Reversi> valuation() {
    List<Integer> points = StagePoints.parse("--empties", empties, 59, StagePoints.Order.FALLING);
    NumberRanges.check("--exact", exact, 0, 30);
    NumberRanges.check("--depth", depth, 1, 30);
    DiscEvaluator judge = evaluator.inDiscs();
    return new StageValuation<>(
        new StagePoints("empties", points, 2),
        DiscJudge::plies,
        "discs",
        List.of("exact " + exact, "depth " + depth, "evaluator " + evaluator.described(judge)),
        () -> new DiscJudge(judge, exact, depth));
  }

  @Override
  public Optional<String> refusal(Reversi start) {
    int size = start.size();
    return size == 8
        ? Optional.empty()
        : Optional.of("is on a board of " + size + "x" + size + " squares; only 8x8 can be valued");
  }
}
