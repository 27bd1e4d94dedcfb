package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.LiveText;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.input.GameReader;
import io.github.yomikiri.cli.input.PositionInput;
import io.github.yomikiri.cli.input.PositionLine;
import io.github.yomikiri.cli.option.EngineOptions;
import io.github.yomikiri.cli.option.ReversiStart;
import io.github.yomikiri.cli.output.AnalysisTable;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
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
      "%nEach legal move gets a value: the expected difference in discs at the end of the"
          + " game, for the side to move. A value with a fraction is an estimate, and the table"
          + " shows its depth. A whole number with the depth \"end\" is exact.",
      "%nA position takes 5 seconds unless a limit is given. On a terminal the table is"
          + " redrawn as the search deepens; the final table goes to standard output.",
      "%nValues of different depths cannot be compared. If the search ends within a depth, the moves"
          + " that it did not reach are listed below the others.",
      "%nWith --game, each move of a game gets its value, what it lost, and the best other move."
          + " The engine begins at the end of the game, because what it learns there improves the"
          + " values of earlier moves. The mark ? is a loss of 2 discs or more, ?? of 6 or more."
          + " Limits hold for each position. With --html, the judged game is also written as a web"
          + " page in one file, which needs no network.",
      "%nIn a file, a line that is no position and a game that cannot be read are reported on"
          + " standard error and skipped; the exit code is then 1.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri analyze start",
      "  yomikiri analyze f5d6c3d3c4 --time 10s",
      "  yomikiri analyze 'O--X-XXX-OXX--O- X'",
      "  yomikiri analyze positions.obf --depth 10 --lines 3 --csv",
      "  yomikiri analyze --game games.ggf --time 1s",
      "  yomikiri analyze --game WTH_2014.wtb --only 7 --time 300ms --html review.html",
      "",
      "CSV: position,move,discs,bound,solved,depth,line,nodes,seconds. The rows of a position begin with",
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
final class AnalyzeCommand implements Callable<Integer> {

  private static final Duration TIME = Duration.ofSeconds(5);

  private final Console console;

  @Parameters(
      paramLabel = "POSITION|FILE",
      arity = "0..1",
      description = PositionInput.HELP + " Default: start.")
  private Optional<String> what = Optional.empty();

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "8",
      description = "Squares along an edge of the board of a transcript: 4, 6 or 8. Default: 8.")
  private int size = 8;

  @Mixin
  private EngineOptions engineOptions = new EngineOptions();

  @Option(
      names = "--lines",
      paramLabel = "N",
      description = "Number of moves to show, the best first. Default: all.")
  private Optional<Integer> lines = Optional.empty();

  @Option(
      names = "--game",
      description = "Judge the moves of games: of a transcript, a game in GGF or SGF (as GoGui"
          + " writes it), a WTHOR file (.wtb), or a file with transcripts or such games; - for"
          + " standard input.")
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

  /** Works with an engine. */
  @FunctionalInterface
  private interface Work {
    void run(Engine engine) throws IOException;
  }

  AnalyzeCommand(Console console) {
    this.console = console;
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
      throw new UserError("--csv and --html - cannot both write to standard output");
    }
    html.ifPresent(TextFile::checkIsNew);
    ReversiStart.checkSize(size);
    Limits limits = engineOptions.limits(TIME).withStop(console.stop());
    if (game) {
      String typed = what.orElseThrow(
          () -> new UserError("--game needs a game; expected " + GameReader.FORMS));
      LineListing<NamedGame<Reversi>> games = GameReader.read(console, typed, size);
      checkGames(games.entries().size());
      run(engine ->
          new GameAnalysis(console, engine, limits, csv.isOn(), html).run(games.entries(), only));
      return games.exitCode();
    }
    LineListing<PositionLine> listing = PositionInput.read(console, what.orElse("start"), size);
    List<Reversi> positions =
        listing.entries().stream().map(problem -> problem.obf().position()).toList();
    run(engine -> analyze(engine, positions, limits));
    return listing.exitCode();
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

  private void run(Work work) throws IOException {
    ExecutorService executor = Executors.newCachedThreadPool();
    try (Engine engine = engineOptions.make(executor)) {
      work.run(engine);
    } finally {
      executor.shutdownNow();
    }
  }

  private void analyze(Engine engine, List<Reversi> positions, Limits limits) {
    AnalysisTable table = new AnalysisTable(lines.orElse(Integer.MAX_VALUE));
    Optional<Csv> rows =
        csv.isOn() ? Optional.of(AnalysisTable.csv(console.out())) : Optional.empty();
    for (int i = 0; i < positions.size() && !console.stop().isRaised(); i++) {
      Reversi position = positions.get(i);
      SearchResult analysis = analyze(engine, position, limits, table);
      if (rows.isPresent()) {
        table.rows(i + 1, analysis, rows.get());
      } else {
        console.out().print((i > 0 ? "\n" : "") + table.format(position, analysis));
        console.out().flush();
      }
    }
  }

  private SearchResult analyze(
      Engine engine, Reversi position, Limits limits, AnalysisTable table) {
    if (console.errIsTerminal() && console.color()) {
      try (LiveText live = console.liveText()) {
        return engine.analyze(
            position, Integer.MAX_VALUE, limits, soFar -> live.show(table.format(position, soFar)));
      }
    }
    try (Progress progress = console.progress()) {
      Consumer<SearchResult> listener =
          soFar -> progress.update(() -> AnalysisTable.summary(soFar));
      return engine.analyze(position, Integer.MAX_VALUE, limits, listener);
    }
  }
}
