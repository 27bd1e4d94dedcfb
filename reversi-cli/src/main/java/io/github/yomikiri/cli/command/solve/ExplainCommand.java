package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.cli.input.PositionInput;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternEvaluator.Explanation;
import io.github.yomikiri.reversi.pattern.PatternEvaluator.Explanation.Contribution;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command {@code explain}: it shows what each pattern contributes to the value of a position.
 */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    header = "Shows how much each pattern contributes to the value of a position.",
    description = {
      "%nThe value is the expected difference in discs at the end of the game, for the side"
          + " to move. The table has a row for each place of each pattern, the greatest"
          + " contribution first. A row lists the squares and their contents in the same order (X"
          + " Dark, O Light, . empty). The rows add up to the value.",
      "%nIn a linear evaluator a contribution is a weight. In a neural network, it is what the"
          + " value loses without that place. The row mobility has the moves of both sides, and"
          + " what the value loses without them. The rest of a network's value is in the row"
          + " interplay.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri explain f5d6c3d3c4 --top 10",
      "  yomikiri explain position.obf --evaluator fox.weights --svg board.svg",
      "",
      "CSV: feature,squares,contents,thousandths."
    })
final class ExplainCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "POSITION|FILE", description = PositionInput.ONE_HELP)
  private String what = "start";

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Option(
      names = "--top",
      paramLabel = "N",
      description = "Show only the N largest contributions, and the sum of the others.")
  private Optional<Integer> top = Optional.empty();

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description =
          "Draw the board as a picture, each square tinted by its contribution; - writes it"
              + " to standard output instead of the table.")
  private Optional<Path> svg = Optional.empty();

  @Mixin
  private CsvOption csv = new CsvOption();

  ExplainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (top.isPresent() && top.get() < 1) {
      throw new UserError("--top " + top.get() + " is less than 1");
    }
    if (csv.isOn() && svg.isPresent() && TextFile.isStandardOutput(svg.get())) {
      throw new UserError(csv.name() + " and --svg - cannot both write to standard output");
    }
    svg.ifPresent(TextFile::checkIsNew);
    Reversi position = position();
    Explanation explanation = trained().explain(position);
    boolean drawn =
        svg.isPresent() && TextFile.write(console, svg.get(), explanation.toSvg(position));
    Optional<RowWriter> rows =
        csv.rows(console.out(), "feature", "squares", "contents", "thousandths");
    if (rows.isPresent()) {
      shown(explanation)
          .forEach(part ->
              rows.get().row(part.feature(), part.squareNames(), part.contents(), part.value()));
      others(explanation).ifPresent(part -> rows.get().row(part.name(), "", "", part.value()));
    } else if (!drawn) {
      print(position, explanation);
    }
    return ExitCode.OK;
  }

  private Reversi position() throws IOException {
    Reversi position = PositionInput.readGame(console, what, 8).position();
    if (position.size() != 8) {
      throw new UserError(what + ": the board is " + position.size() + "x" + position.size()
          + ", but patterns are for 8x8");
    }
    if (position.isTerminal()) {
      throw new UserError(what + ": the game is over");
    }
    return position;
  }

  private PatternEvaluator trained() {
    if (evaluator.get() instanceof PatternEvaluator trained) {
      return trained;
    }
    throw new UserError(
        "--evaluator " + evaluator.name() + ": has no patterns; expected pattern or a weight file");
  }

  private List<Contribution> shown(Explanation explanation) {
    List<Contribution> all = explanation.contributions();
    return all.subList(0, Math.min(all.size(), top.orElse(all.size())));
  }

  /** The rest of the value: the sum of the contributions that have no row of their own. */
  private record Others(String name, int value) {}

  private Optional<Others> others(Explanation explanation) {
    List<Contribution> shown = shown(explanation);
    int others = explanation.contributions().size() - shown.size();
    int value =
        explanation.value() - shown.stream().mapToInt(Contribution::value).sum();
    return others == 0 ? Optional.empty() : Optional.of(new Others(others + " others", value));
  }

  private void print(Reversi position, Explanation explanation) {
    Side side = position.sideToMove();
    console
        .out()
        .printf(
            Locale.ROOT,
            "%s (%s) to move, %d empty squares: %s discs%n%n",
            side,
            side.symbol(),
            position.emptyCount(),
            discs(explanation.value()));
    Columns table = new Columns("feature", "squares", "contents", "discs");
    for (Contribution part : shown(explanation)) {
      table.row(part.feature(), part.squareNames(), part.contents(), discs(part.value()));
    }
    others(explanation).ifPresent(part -> table.row(part.name(), "", "", discs(part.value())));
    table.row("all", "", "", discs(explanation.value()));
    table.print(console.out());
  }

  private static String discs(int thousandths) {
    return String.format(Locale.ROOT, "%+.3f", thousandths / 1000.0);
  }
}
