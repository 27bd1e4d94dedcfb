package io.github.yomikiri.app.attribution;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.MatchRow;
import io.github.yomikiri.app.input.MatchRows;
import io.github.yomikiri.app.match.MatchFile;
import io.github.yomikiri.game.Node;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code attribute}: it shows in which part of the game a match was won or lost. */
@Command(
    name = "attribute",
    mixinStandardHelpOptions = true,
    header = "Shows in which part of the game a match was won or lost.",
    description = {
      "%nReads the games of a file that match --output has written. Each game is valued at some"
          + " points, from the view of the match's first player. Positions are solved if that is"
          + " quick (--exact), the others are searched to --depth plies.",
      "%nThe table has the mean value at each point and the change since the point before, with"
          + " its 95 %% interval. Then it counts the games in which the first player is ahead,"
          + " level or behind, by the rounded value. Only pairs of games that were played out count. As"
          + " both players begin each opening once, the mean value before the first point is 0.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} match.csv",
      "  ${COMMAND-FULL-NAME} match.csv --depth 12 --threads 2 -o values.csv",
      "",
      "CSV: the game's number, its values, the final value and the moves, a row for each game. --output",
      "writes the same rows to a file. Every complete row survives Ctrl-C and kill -9, and the same",
      "command resumes after it, also if the match has more games by then."
    })
public final class AttributeCommand<N extends Node<N>> implements Callable<Integer>, WithMixins {

  private final GameContext<N> context;
  private final ValuationOptions<N> options;

  @Parameters(paramLabel = "FILE", description = "File that match --output has written.")
  private Path match = Path.of("");

  @Mixin
  private AttributionOutput output = new AttributionOutput();

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param options say how games are valued
   */
  public AttributeCommand(GameContext<N> context, ValuationOptions<N> options) {
    this.context = context;
    this.options = options;
  }

  @Override
  public List<Object> mixins() {
    return options.mixins();
  }

  @Override
  public Integer call() throws IOException {
    output.check();
    StageValuation<N> valuation = options.valuation();
    output.write(context, match, valuation, games());
    return ExitCode.OK;
  }

  private List<MatchRow<N>> games() throws IOException {
    List<MatchRow<N>> games = MatchFile.read(new MatchRows<>(context.kit()), match);
    for (int i = 0; i < games.size(); i++) {
      MatchRow<N> row = games.get(i);
      if (row.number() != i + 1) {
        throw new UserError(
            match + ": game " + row.number() + " is where game " + (i + 1) + " should be");
      }
      Optional<String> refusal = options.refusal(row.result().game().start());
      if (refusal.isPresent()) {
        throw new UserError(match + ": game " + row.number() + " " + refusal.get());
      }
    }
    return games;
  }
}
