package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.ExitCode;
import io.github.yomikiri.cli.console.Session;
import io.github.yomikiri.cli.console.TextFile;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.job.Problem;
import io.github.yomikiri.cli.output.Columns;
import io.github.yomikiri.cli.output.Csv;
import io.github.yomikiri.cli.output.ExplanationPicture;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.pattern.Explanation;
import io.github.yomikiri.reversi.pattern.Explanation.Contribution;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
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

/** What an evaluator sees in a position. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Tells what each pattern contributes to the value of a position.",
    description = {
      "%nThe value is the difference in discs that a trained evaluator expects at the end of the game, for"
          + " the side to move. The table has a line for each place of each pattern, the greatest"
          + " contributions first: its squares, and what they hold in that order (X Dark, O Light, . empty)."
          + " The lines add up to the value.",
      "%nOf a linear evaluator the lines are the weights. Of a fox each line is what would be lost without"
          + " that place; what is left over is called interplay.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri explain f5d6c3d3c4 --top 10",
      "  yomikiri explain position.obf --evaluator fox.weights --svg board.svg",
      "",
      "CSV: feature,squares,contents,thousandths."
    })
final class ExplainCommand implements Callable<Integer> {

  private final Session session;

  @Parameters(
      paramLabel = "POSITION|FILE",
      description =
          "start, a transcript such as f5d6c3, a position in OBF, or a file with one; - for standard"
              + " input.")
  private String what = "start";

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Option(
      names = "--top",
      paramLabel = "N",
      description = "Show the N greatest contributions only, and the sum of the others.")
  private Optional<Integer> top = Optional.empty();

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description =
          "Draw the board, each square tinted by what it contributes; - for standard output, in"
              + " place of the table.")
  private Optional<Path> svg = Optional.empty();

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  ExplainCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    if (top.isPresent() && top.get() < 1) {
      throw new UserError("--top " + top.get() + " is less than 1");
    }
    if (csv && svg.isPresent() && TextFile.isStandardOutput(svg.get())) {
      throw new UserError("--csv and --svg - both want standard output");
    }
    Reversi position = position();
    Explanation explanation = trained().explain(position);
    boolean drawn = svg.isPresent()
        && TextFile.write(session, svg.get(), ExplanationPicture.draw(position, explanation));
    if (csv) {
      Csv rows = new Csv(session.out(), "feature", "squares", "contents", "thousandths");
      shown(explanation)
          .forEach(
              part -> rows.row(part.feature(), part.squareNames(), part.contents(), part.value()));
      others(explanation).ifPresent(part -> rows.row(part.name(), "", "", part.value()));
    } else if (!drawn) {
      print(position, explanation);
    }
    return ExitCode.OK;
  }

  private Reversi position() throws IOException {
    List<Problem> problems = PositionInput.read(session, what, 8);
    if (problems.size() != 1) {
      throw new UserError(
          PositionInput.name(what) + ": " + problems.size() + " positions, not one");
    }
    Reversi position = problems.get(0).obf().position();
    if (position.size() != 8) {
      throw new UserError(what + ": patterns are for the 8x8 board");
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
    throw new UserError("--evaluator " + evaluator.name() + ": has no patterns to explain it by");
  }

  private List<Contribution> shown(Explanation explanation) {
    List<Contribution> all = explanation.contributions();
    return all.subList(0, Math.min(all.size(), top.orElse(all.size())));
  }

  /** What is not shown by itself. */
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
    session
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
    table.print(session.out());
  }

  private static String discs(int thousandths) {
    return String.format(Locale.ROOT, "%+.3f", thousandths / 1000.0);
  }
}
