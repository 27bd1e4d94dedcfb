package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.ExitCode;
import io.github.yomikiri.cli.console.Session;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.job.Problem;
import io.github.yomikiri.cli.output.Csv;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.cli.player.Valuation;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Values of positions. */
@Command(
    name = "eval",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Tells what an evaluator makes of Reversi positions.",
    description = {
      "%nPositions are written as for solve. A value is the difference in discs that"
          + " is expected at the end of the game, for the side to move; that of a finished game is its"
          + " score. The values of weights and mobility are no discs, but whole numbers in units of their own.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri eval positions.obf",
      "  yomikiri eval positions.obf --evaluator tanuki --depth 8 --csv",
      "",
      "CSV: line,empties,value; a row as soon as it is known."
    })
final class EvalCommand implements Callable<Integer> {

  private final Session session;

  @Parameters(paramLabel = "POSITION|FILE", description = PositionInput.HELP)
  private String what = "";

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "0",
      description = "How deep positions are searched, in plies; 0, the default: not at all.")
  private int depth;

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  EvalCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    if (depth < 0 || depth > 20) {
      throw new UserError("--depth " + depth + " is outside 0-20");
    }
    Valuation valuation = new Valuation(evaluator.get(), depth);
    List<Problem> problems = PositionInput.read(session, what, 8);
    Optional<Csv> rows =
        csv ? Optional.of(new Csv(session.out(), "line", "empties", "value")) : Optional.empty();
    if (!csv) {
      session.out().printf("%5s %7s %8s%n", "line", "empties", "value");
    }
    try (Progress progress = session.progress()) {
      for (Problem problem : problems) {
        session.checkStopped();
        progress.update(() -> "line " + problem.line());
        Reversi position = problem.obf().position();
        Number number = valuation.of(position);
        progress.aside(() -> {
          if (rows.isPresent()) {
            rows.get().row(problem.line(), position.emptyCount(), number);
          } else {
            String format = valuation.isInDiscs() ? "%5d %7d %+8.2f%n" : "%5d %7d %+8d%n";
            session
                .out()
                .printf(Locale.ROOT, format, problem.line(), position.emptyCount(), number);
          }
          session.out().flush();
        });
      }
    }
    session.out().flush();
    return ExitCode.OK;
  }
}
