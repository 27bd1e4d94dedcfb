package io.github.yomikiri.app.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.KitPositions;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.ScoredPosition;
import io.github.yomikiri.app.input.ScoredPositions;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.EvaluatorChoice;
import io.github.yomikiri.app.option.SearchDepth;
import io.github.yomikiri.app.output.LiveTable;
import io.github.yomikiri.app.output.LiveTable.Column;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import java.io.IOException;
import java.util.List;
import java.util.Map;
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
      "%nA value is ${bundle:value.meaning}, for the side to move. The value of a finished game is its"
          + " score. A learned evaluator may give chances: 1 is a win, -1 a loss."
          + " An evaluator with a unit of its own gives whole numbers in it. Positions are written as for solve. A line of a file that is"
          + " no position is reported on standard error and skipped; the exit code is then 1.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} positions.txt",
      "  ${COMMAND-FULL-NAME} positions.txt --depth 8 --csv",
      "",
      "CSV: line,${bundle:stage},value. Each row is written as soon as its value is known."
    })
public final class EvalCommand<N extends Node<N>> implements Callable<Integer>, WithMixins {

  private final Console console;
  private final NodeKit<N> kit;
  private final ScoredPositions<N> texts;
  private final EvaluatorChoice<N> evaluator;

  @Parameters(
      paramLabel = "POSITION|FILE",
      arity = "0..1",
      defaultValue = KitPositions.START,
      description = "${bundle:input.positions} Default: start.")
  private String what = KitPositions.START;

  @Mixin
  private SearchDepth depth = new SearchDepth();

  @Mixin
  private CsvOption csv = new CsvOption();

  /**
   * Makes the command.
   *
   * @param console the streams of the process
   * @param kit the game
   * @param texts reads the positions
   * @param evaluator the option for the evaluator
   */
  public EvalCommand(
      Console console, NodeKit<N> kit, ScoredPositions<N> texts, EvaluatorChoice<N> evaluator) {
    this.console = console;
    this.kit = kit;
    this.texts = texts;
    this.evaluator = evaluator;
  }

  @Override
  public List<Object> mixins() {
    return List.of(evaluator);
  }

  @Override
  public Map<String, String> words() {
    return Map.of("stage", texts.stageName());
  }

  @Override
  public Integer call() throws IOException {
    EvaluatorValues<N> values =
        new EvaluatorValues<>(kit, evaluator.get(), depth.checked(), console.stop());
    LineListing<ScoredPosition<N>> lines =
        texts.read(console, what).reported(console, new TextInput(what).name(), "position");
    LiveTable table = new LiveTable(
        console.out(),
        csv.format(),
        List.of(
            Column.of("line", "%5d"),
            Column.of(texts.stageName(), "%7d"),
            Column.of("value", values.haveFractions() ? "%+8.2f" : "%+8d")));
    try (Progress progress = console.progress()) {
      for (ScoredPosition<N> position : lines.entries()) {
        console.checkStopped();
        progress.update(() -> "line " + position.line());
        Number value = values.of(position.game().position());
        progress.aside(() -> table.row(position.line(), texts.stage(position.game()), value));
      }
    }
    return lines.exitCode();
  }
}
