package io.github.yomikiri.app.explore;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.option.EvaluatorChoice;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.recorder.SearchTree;
import io.github.yomikiri.recorder.TreePage;
import io.github.yomikiri.recorder.TreeRecorder;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code explore}: it writes the tree of a search as a page for a browser. */
@Command(
    name = "explore",
    mixinStandardHelpOptions = true,
    header = "Writes the tree of a search as a web page to explore and to replay.",
    description = {
      "%nThe page has a row for each move that the search has tried or cut, with its value and"
          + " its window. It shows each position, says why a move was cut, and replays the search"
          + " step by step. The page is one file, which needs no network.",
      "%nThe search has one depth and one thread. Values are ${bundle:points} if the evaluator"
          + " counts them, from the view of the side to move in the given position.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} --html tree.html",
      "  ${COMMAND-FULL-NAME} start --depth 4 --algorithm alphabeta --ordering none --html tree.html",
      "  ${COMMAND-FULL-NAME} position.txt --algorithm mtdf --table 16 --html tree.html",
      "",
      "Ctrl-C ends the search and writes the tree so far."
    })
public final class ExploreCommand<N extends Node<N>> implements Callable<Integer>, WithMixins {

  private static final int MAX_RECORD = 1_000_000;

  private final Console console;
  private final NodeKit<N> kit;
  private final GameTexts<N> texts;
  private final ExploredInput<N> input;
  private final EvaluatorChoice<N> evaluator;
  private final ExploredSearch<N> search;

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

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param kit the same game
   * @param evaluator the option for the evaluator
   */
  public ExploreCommand(GameContext<N> context, NodeKit<N> kit, EvaluatorChoice<N> evaluator) {
    console = context.console();
    texts = context.texts();
    this.kit = kit;
    this.evaluator = evaluator;
    input = new ExploredInput<>(context);
    search = new ExploredSearch<>(kit, evaluator);
  }

  @Override
  public List<Object> mixins() {
    return Stream.concat(input.mixins().stream(), Stream.of(evaluator, search)).toList();
  }

  @Override
  public Integer call() throws IOException {
    TextFile.checkIsNew(html);
    NumberRanges.check("--record", record, 1, MAX_RECORD);
    ExploredRoot<N> position = input.root();
    if (position.game().isOver()) {
      throw new UserError(position.typed() + ": the game is over, so there is nothing to search");
    }
    search.check(position.node());
    TreeRecorder<N> recorder = new TreeRecorder<>(record);
    SearchResult result = search(position.node(), recorder);
    if (recorder.trees().isEmpty()) {
      console.warn("Interrupted before the search began, so there is no page.");
      return ExitCode.OK;
    }
    String page = page(position, recorder.tree()).toHtml();
    if (!TextFile.write(console, html, page) && result.depth() > 0) {
      print(result);
    }
    report(result, recorder.tree().isComplete());
    return ExitCode.OK;
  }

  private TreePage page(ExploredRoot<N> root, SearchTree tree) {
    String title = root.name() + ", " + search.described();
    return texts
        .drawing(root.game())
        .map(drawing -> TreePage.of(title, tree, drawing, kit.seats(), texts.seat(root.game())))
        .orElseGet(() -> TreePage.of(title, tree));
  }

  private SearchResult search(N position, TreeRecorder<N> recorder) {
    try (Progress progress = console.progress()) {
      SearchListener listener = new SearchListener() {
        @Override
        public void progressed(SearchResult soFar) {
          progress.update(() -> String.format(
              Locale.ROOT, "%,d nodes searched", soFar.statistics().nodes()));
        }
      };
      return Searchers.bare(kit.type())
          .search(() -> recorder.record(search.algorithm(), search.parts()))
          .fixedDepth(search.depth())
          .build()
          .search(position, Limits.none().withStop(console.stop()), listener);
    }
  }

  private void print(SearchResult result) {
    console
        .out()
        .printf(
            Locale.ROOT,
            "%s %s, depth %d, %,d nodes%n",
            result.bestMove().notation(),
            search.value(result),
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
