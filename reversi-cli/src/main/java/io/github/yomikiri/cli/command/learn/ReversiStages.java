package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.fit.FitStages;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Stages;
import java.util.List;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Option;

/** Stages of equal length, by the number of empty squares. */
final class ReversiStages implements FitStages<Reversi> {

  @Option(
      names = "--stages",
      paramLabel = "N",
      defaultValue = "6",
      description =
          "Number of stages of equal length that the game is divided into, 1-60. Default:" + " 6.")
  private int stages = 6;

  @Override
  public List<Object> mixins() {
    return List.of(this);
  }

  @Override
  public int count() {
    NumberRanges.check("--stages", stages, 1, 60);
    return stages;
  }

  @Override
  public ToIntFunction<Reversi> stage() {
    Stages division = new Stages(stages);
    return position -> division.of(position.emptyCount());
  }

  @Override
  public String remedy() {
    return "fewer --stages";
  }
}
