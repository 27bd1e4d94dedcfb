package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.MatchRow;
import io.github.yomikiri.app.match.MatchFile;
import io.github.yomikiri.cli.attribution.Attribution;
import io.github.yomikiri.cli.attribution.AttributionOutput;
import io.github.yomikiri.cli.attribution.AttributionRow;
import io.github.yomikiri.cli.attribution.StageValues;
import io.github.yomikiri.cli.attribution.Stages;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code attribute}: it shows in which part of the game a match was won or lost. */
@Command(
    name = "attribute",
    mixinStandardHelpOptions = true,
    header = "Shows in which part of the game a match was won or lost.",
    description = {
      "%nReads the games of a file that match --output has written. Each game is valued at some"
          + " numbers of empty squares, from the view of the match's first player. Positions with"
          + " at most --exact empty squares are solved, the others are searched to --depth plies.",
      AttributionOutput.TABLE + "%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri attribute match.csv",
      "  yomikiri attribute match.csv --empties 40,32,24,16 --exact 24 --threads 2 -o values.csv",
      "",
      "CSV: the game's number, its values, the final score and the moves, a row for each game. --output",
      "writes the same rows to a file. Every complete row survives Ctrl-C and kill -9, and the same",
      "command resumes after it, also if the match has more games by then."
    })
final class AttributeCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "FILE", description = "File that match --output has written.")
  private Path match = Path.of("");

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

  @Mixin
  private AttributionOutput output = new AttributionOutput();

  AttributeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Stages stages =
        new Stages("empties", Stages.parse("--empties", empties, 59, Stages.Order.FALLING), 2);
    NumberRanges.check("--exact", exact, 0, 30);
    NumberRanges.check("--depth", depth, 1, 30);
    output.check();
    DiscEvaluator judge = evaluator.inDiscs();
    List<MatchRow<Reversi>> games = games();
    GameResult<Reversi> first = games.get(0).result();
    output.write(
        console,
        new Attribution<>(
            first.first(),
            first.second(),
            "discs",
            stages,
            "the match in " + match,
            List.of(
                "players " + first.first() + " " + first.second(),
                "exact " + exact,
                "depth " + depth,
                "evaluator " + evaluator.described(judge)),
            games,
            stop -> valuer(judge, stages.points(), stop),
            (row, moves) -> moves.equals(row.result().game().toString())));
    return ExitCode.OK;
  }

  private List<MatchRow<Reversi>> games() throws IOException {
    List<MatchRow<Reversi>> games = MatchFile.read(ReversiContext.ROWS, match);
    for (int i = 0; i < games.size(); i++) {
      MatchRow<Reversi> row = games.get(i);
      int size = row.result().game().start().size();
      if (row.number() != i + 1) {
        throw new UserError(
            match + ": game " + row.number() + " is where game " + (i + 1) + " should be");
      }
      if (size != 8) {
        throw new UserError(match + ": game " + row.number() + " is on a board of " + size + "x"
            + size + " squares; only 8x8 can be valued");
      }
    }
    return games;
  }

  private Function<MatchRow<Reversi>, Optional<AttributionRow>> valuer(
      DiscEvaluator judge, List<Integer> points, StopSignal stop) {
    StageValues<Reversi> values =
        new StageValues<>(points, DiscJudge::plies, new DiscJudge(judge, exact, depth));
    return row -> {
      Game<Reversi> game = row.result().game();
      return values
          .of(game, stop)
          .map(each -> AttributionRow.of(row.number(), each, game.toString()));
    };
  }
}
