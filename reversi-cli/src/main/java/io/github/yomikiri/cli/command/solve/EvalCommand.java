package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.SearchDepth;
import io.github.yomikiri.app.output.LiveTable;
import io.github.yomikiri.app.output.LiveTable.Column;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.input.PositionInput;
import io.github.yomikiri.cli.input.PositionLine;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.player.Valuation;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code eval}: it prints the values of positions. */
@Command(
    name = "eval",
    mixinStandardHelpOptions = true,
    header = "Prints the value that an evaluator gives to positions.",
    description = {
      "%nA value is the expected difference in discs at the end of the game, for the side"
          + " to move. The value of a finished game is its score. The values of weights and"
          + " mobility are not discs but whole numbers in units of their own. Positions are"
          + " written as for solve. A line of a file that is no position is reported on standard"
          + " error and skipped; the exit code is then 1.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri eval positions.obf",
      "  yomikiri eval positions.obf --evaluator tanuki --depth 8 --csv",
      "",
      "CSV: line,empties,value. Each row is written as soon as its value is known."
    })
final class EvalCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "POSITION|FILE", description = PositionInput.HELP)
  private String what = "";

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Mixin
  private SearchDepth depth = new SearchDepth();

  @Mixin
  private CsvOption csv = new CsvOption();

  EvalCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Valuation valuation = new Valuation(evaluator.get(), depth.checked(), console.stop());
    LineListing<PositionLine> positionLines = PositionInput.read(console, what, 8);
    LiveTable table = new LiveTable(
        console.out(),
        csv.format(),
        List.of(
            Column.of("line", "%5d"),
            Column.of("empties", "%7d"),
            Column.of("value", valuation.isInDiscs() ? "%+8.2f" : "%+8d")));
    try (Progress progress = console.progress()) {
      for (PositionLine positionLine : positionLines.entries()) {
        console.checkStopped();
        progress.update(() -> "line " + positionLine.line());
        Reversi position = positionLine.obf().position();
        Number value = valuation.of(position);
        progress.aside(() -> table.row(positionLine.line(), position.emptyCount(), value));
      }
    }
    return positionLines.exitCode();
  }
}
