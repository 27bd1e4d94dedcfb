package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.ValueText;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.input.GameReader;
import io.github.yomikiri.cli.input.PositionInput;
import io.github.yomikiri.cli.option.ReversiStart;
import io.github.yomikiri.recorder.TreePage;
import io.github.yomikiri.recorder.TreeRecorder;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code explore}: it writes the tree of a search as a page for a browser. */
@Command(
    name = "explore",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Writes the tree of a search as a web page to explore and to replay.",
    description = {
      "%nThe page has a row for each move that the search has tried or cut, with its value and"
          + " its window. It shows the board of each position, says why a move was cut, and replays"
          + " the search step by step. The page is one file, which needs no network.",
      "%nThe search has one depth and one thread. Values are discs, from the view of the side to"
          + " move in the given position. The evaluators weights and mobility have units of their"
          + " own.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri explore f5d6c3d3c4 --html tree.html",
      "  yomikiri explore start --depth 4 --algorithm alphabeta --ordering none --html tree.html",
      "  yomikiri explore position.obf --algorithm mtdf --table 16 --html tree.html",
      "  yomikiri explore --game games.ggf --only 3 --ply 20 --html tree.html",
      "",
      "Ctrl-C ends the search and writes the tree so far."
    })
final class ExploreCommand implements Callable<Integer> {

  private static final int MAX_RECORD = 1_000_000;

  private final Console console;

  @Parameters(
      paramLabel = "POSITION|FILE",
      arity = "0..1",
      description = PositionInput.ONE_HELP + " Default: start.")
  private Optional<String> what = Optional.empty();

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "8",
      description = "Squares along an edge of the board of a transcript: 4, 6 or 8. Default: 8.")
  private int size = 8;

  @Option(
      names = "--game",
      description = "Search a position of a game: of a transcript, a game in GGF or SGF, a WTHOR"
          + " file (.wtb), or a file with such games; - for standard input. Needs --ply.")
  private boolean game;

  @Option(
      names = "--only",
      paramLabel = "N",
      description = "With --game: the Nth game of a file. Games that cannot be read do not count.")
  private Optional<Integer> only = Optional.empty();

  @Option(
      names = "--ply",
      paramLabel = "N",
      description = "With --game: the position after N moves, passes included.")
  private Optional<Integer> ply = Optional.empty();

  @Mixin
  private ExploredSearch search = new ExploredSearch();

  @Option(
      names = "--record",
      paramLabel = "N",
      defaultValue = "20000",
      description =
          "Maximum number of visits of positions in the page. Others are searched, too, and the"
              + " page says that nodes are missing. Default: 20000.")
  private int record = 20_000;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      required = true,
      description = "The page; - writes it to standard output instead of the result.")
  private Path html = Path.of("");

  ExploreCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    TextFile.checkIsNew(html);
    ReversiStart.checkSize(size);
    NumberRanges.check("--record", record, 1, MAX_RECORD);
    ExploredPosition position = position();
    if (position.node().isTerminal()) {
      throw new UserError(
          what.orElse("start") + ": the game is over, so there is nothing to search");
    }
    search.check(position.node());
    TreeRecorder<Reversi> recorder = new TreeRecorder<>(record);
    SearchResult result = search(position.node(), recorder);
    if (recorder.trees().isEmpty()) {
      console.warn("Interrupted before the search began, so there is no page.");
      return ExitCode.OK;
    }
    String page = TreePage.of(position.name() + ", " + search.described(), recorder.tree())
        .board('X', 'O', '.')
        .toHtml();
    if (!TextFile.write(console, html, page) && result.depth() > 0) {
      print(result);
    }
    report(result, recorder.tree().isComplete());
    return ExitCode.OK;
  }

  private ExploredPosition position() throws IOException {
    if (game) {
      String typed = what.orElseThrow(
          () -> new UserError("--game needs a game; expected " + GameReader.FORMS));
      return ExploredPosition.ofGame(GameReader.read(console, typed, size).entries(), only, ply);
    }
    if (only.isPresent() || ply.isPresent()) {
      throw new UserError((only.isPresent() ? "--only" : "--ply") + " needs --game");
    }
    String typed = what.orElse("start");
    return ExploredPosition.of(typed, PositionInput.readOne(console, typed, size));
  }

  private SearchResult search(Reversi position, TreeRecorder<Reversi> recorder) {
    try (Progress progress = console.progress()) {
      SearchListener listener = new SearchListener() {
        @Override
        public void progressed(SearchResult soFar) {
          progress.update(() -> String.format(
              Locale.ROOT, "%,d nodes searched", soFar.statistics().nodes()));
        }
      };
      return Searchers.bare(Reversi.class)
          .search(() -> recorder.record(search.algorithm(), search.parts()))
          .fixedDepth(search.depth())
          .build()
          .search(position, Limits.none().withStop(console.stop()), listener);
    }
  }

  private void print(SearchResult result) {
    String value = ValueText.of(result.points(), result.bound(), result.solved());
    console
        .out()
        .printf(
            Locale.ROOT,
            "%s %s %s, depth %d, %,d nodes%n",
            result.bestMove().notation(),
            value,
            search.unit(),
            result.depth(),
            result.statistics().nodes());
    console.out().flush();
  }

  private void report(SearchResult result, boolean isComplete) {
    long nodes = result.statistics().nodes();
    if (console.stop().isRaised()) {
      console.warn(String.format(
          Locale.ROOT, "Interrupted after %,d nodes: the page has the tree so far.", nodes));
    }
    if (!isComplete) {
      console.warn(String.format(
          Locale.ROOT,
          "The page has the first %,d of %,d visits; --record raises this limit.",
          record,
          nodes));
    }
  }
}
