package io.github.yomikiri.app.review;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.InputOptions;
import io.github.yomikiri.app.input.KitPositions;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.output.LiveText;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code analyze}: it scores all moves of positions, or judges moves of games. */
@Command(
    name = "analyze",
    mixinStandardHelpOptions = true,
    header = "Values every move of a position, or judges the moves of a game.",
    description = {
      "%nEach legal move gets a value: ${bundle:value.meaning}, for the side to"
          + " move. A value with a fraction is an estimate, and the table"
          + " shows its depth. A whole number with the depth \"end\" is exact.",
      "%nA position takes 5 seconds unless a limit is given. On a terminal the table is"
          + " redrawn as the search deepens; the final table goes to standard output.",
      "%nValues of different depths cannot be compared. If the search ends within a depth, the moves"
          + " that it did not reach are listed below the others.",
      "%nWith --game, each move of a game gets its value, what it lost, and the best other move."
          + " The engine begins at the end of the game, because what it learns there improves the"
          + " values of earlier moves. The mark ? is a loss of ${bundle:value.mistake} or more, ?? of"
          + " ${bundle:value.blunder} or more."
          + " Limits hold for each position. With --html, the judged game is also written as a web"
          + " page in one file, which needs no network.",
      "%nIn a file, a line that is no position and a game that cannot be read are reported on"
          + " standard error and skipped; the exit code is then 1.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} start --time 10s",
      "  ${COMMAND-FULL-NAME} positions.txt --depth 10 --lines 3 --csv",
      "  ${COMMAND-FULL-NAME} --game games.txt --time 1s",
      "  ${COMMAND-FULL-NAME} --game match.csv --only 7 --time 300ms --html review.html",
      "",
      "CSV: position,move,${bundle:estimates},bound,solved,depth,line,nodes,seconds. The rows of a position begin with",
      "the best move. Moves of a smaller depth come last. Each row repeats the nodes and seconds of the",
      "whole position.",
      "",
      "The column bound is exact, lower (a minimum) or upper (a maximum). With solved true the",
      "value is proven; with solved false it is an estimate from a search to that depth.",
      "",
      "CSV with --game: game,number,side,move,before,after,loss,solved,depth,other,other_value. Values",
      "are from the view of the side that moves. Numbers do not count passes, which have no row. With",
      "solved true the loss is proven.",
      "",
      "Ctrl-C ends the analysis and prints what is known."
    })
public final class AnalyzeCommand<P extends Position<P>> implements Callable<Integer>, WithMixins {

  private static final Duration TIME = Duration.ofSeconds(5);

  private final GameContext<P> context;
  private final Console console;
  private final InputOptions<P> input;
  private final AnalystOptions<P> analyst;

  @Parameters(
      paramLabel = "POSITION|FILE",
      arity = "0..1",
      description = "${bundle:input.positions} Default: start.")
  private Optional<String> what = Optional.empty();

  @Option(
      names = "--lines",
      paramLabel = "N",
      description = "Number of moves to show, the best first. Default: all.")
  private Optional<Integer> lines = Optional.empty();

  @Option(names = "--game", description = "Judge the moves of games: of ${bundle:input.games}.")
  private boolean game;

  @Option(
      names = "--only",
      paramLabel = "N",
      description = "With --game: judge only the Nth game of a file. Games that cannot be read do"
          + " not count.")
  private Optional<Integer> only = Optional.empty();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "With --game: also write a page with a board, the curve of the values, and what"
          + " each side has lost; - writes it to standard output instead of the table.")
  private Optional<Path> html = Optional.empty();

  @Mixin
  private CsvOption csv = new CsvOption();

  /** Works with an analyst. */
  @FunctionalInterface
  private interface Work<P extends Position<P>> {
    void run(Player<P> analyst) throws IOException;
  }

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param analyst the options for the player that values moves
   */
  public AnalyzeCommand(GameContext<P> context, AnalystOptions<P> analyst) {
    this.context = context;
    this.analyst = analyst;
    console = context.console();
    input = context.inputs().get();
  }

  @Override
  public List<Object> mixins() {
    return Stream.concat(input.mixins().stream(), Stream.of(analyst)).toList();
  }

  @Override
  public Integer call() throws IOException {
    if (lines.isPresent() && lines.get() < 1) {
      throw new UserError("--lines " + lines.get() + " is less than 1");
    }
    if (lines.isPresent() && game) {
      throw new UserError("--lines does not go with --game, which shows one other move");
    }
    if (!game && (html.isPresent() || only.isPresent())) {
      throw new UserError((html.isPresent() ? "--html" : "--only") + " needs --game");
    }
    if (csv.isOn() && html.filter(TextFile::isStandardOutput).isPresent()) {
      throw new UserError(csv.name() + " and --html - cannot both write to standard output");
    }
    html.ifPresent(TextFile::checkIsNew);
    Limits limits = analyst.limits(TIME).withStop(console.stop());
    if (game) {
      String typed = what.orElseThrow(
          () -> new UserError("--game needs a game; expected " + input.gameForms()));
      LineListing<NamedGame<P>> games = input.games(console, typed);
      checkGames(games.entries().size());
      run(player -> new GameAnalysis<>(
              context, player, analyst.scale(context.texts()), limits, csv.format(), html)
          .run(games.entries(), only));
      return games.exitCode();
    }
    LineListing<Game<P>> positions = input.positions(console, what.orElse(KitPositions.START));
    run(player -> analyze(player, positions.entries(), limits));
    return positions.exitCode();
  }

  private void checkGames(int games) {
    if (only.isPresent() && (only.get() < 1 || only.get() > games)) {
      throw new UserError(
          "--only " + only.get() + " is outside 1-" + games + ", the games of the input");
    }
    if (html.isPresent() && only.isEmpty() && games > 1) {
      throw new UserError("--html shows one game, but the input has " + games
          + "; expected --only N, the number of a game");
    }
  }

  private void run(Work<P> work) throws IOException {
    ExecutorService executor = Executors.newCachedThreadPool();
    try (Player<P> player = analyst.make(executor)) {
      work.run(player);
    } finally {
      executor.shutdownNow();
    }
  }

  private void analyze(Player<P> player, List<Game<P>> positions, Limits limits) {
    AnalysisTable<P> table = new AnalysisTable<>(
        context.texts(), analyst.scale(context.texts()), lines.orElse(Integer.MAX_VALUE));
    Optional<RowWriter> rows = csv.rows(console.out(), table.columns());
    for (int i = 0; i < positions.size() && !console.stop().isRaised(); i++) {
      Game<P> position = positions.get(i);
      SearchResult analysis = analyze(player, position, limits, table);
      if (rows.isPresent()) {
        table.rows(i + 1, analysis, rows.get());
      } else {
        console.out().print((i > 0 ? "\n" : "") + table.format(position, analysis));
        console.out().flush();
      }
    }
  }

  private SearchResult analyze(
      Player<P> player, Game<P> position, Limits limits, AnalysisTable<P> table) {
    if (console.errIsTerminal() && console.color()) {
      try (LiveText live = console.liveText()) {
        return player.analyze(
            position, Integer.MAX_VALUE, limits, soFar -> live.show(table.format(position, soFar)));
      }
    }
    try (Progress progress = console.progress()) {
      Consumer<SearchResult> listener = soFar -> progress.update(() -> table.summary(soFar));
      return player.analyze(position, Integer.MAX_VALUE, limits, listener);
    }
  }
}
