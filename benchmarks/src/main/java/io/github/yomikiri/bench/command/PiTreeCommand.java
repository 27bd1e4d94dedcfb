package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.bench.seed.PiTree;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.search.Statistics;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code pi-tree}: it searches the example tree of Knuth and Moore. */
@Command(
    name = "pi-tree",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Searches Knuth and Moore's tree of the digits of pi, and draws what was visited.",
    description = {
      "%nThe tree has branching factor 3 and depth 4. Its 81 leaves are the digits"
          + " 3141592653... Its value is 2, by the first move. Counts are compared with those"
          + " published in 2011; the exit code is 1 if one differs.",
      "%nIn 2011 the iteration order of a hash map broke the ties of the history heuristic."
          + " That order is lost. The published counts of history follow from every order that"
          + " puts the last move before the first one.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks pi-tree",
      "  benchmarks pi-tree --algorithm branchandbound --svg tree.svg",
      "  benchmarks pi-tree --algorithm pvs --html tree.html",
      "",
      "CSV: searcher,leaves,inner,published_leaves,published_inner,value,leaf_order."
    })
final class PiTreeCommand implements Callable<Integer> {

  private final Console console;

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      defaultValue = "alphabeta",
      description = "Searcher whose tree is drawn. Default: alphabeta.")
  private String algorithm = "alphabeta";

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description =
          "Draw the tree as a picture; - writes it to standard output instead of the table.")
  private Optional<Path> svg = Optional.empty();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write the tree as a page for a browser, to unfold and to search;"
          + " - writes it to standard output instead of the table.")
  private Optional<Path> html = Optional.empty();

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  PiTreeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    List<PiTree> searches = PiTree.all();
    PiTree drawn = searches.stream()
        .filter(each -> each.searcher().equals(algorithm))
        .findFirst()
        .orElseThrow(() -> new UserError("--algorithm " + algorithm + ": expected one of "
            + searches.stream().map(PiTree::searcher).collect(Collectors.joining(", "))));
    String title = "The pi tree, searched by " + algorithm;
    boolean shown =
        svg.isPresent() && TextFile.write(console, svg.get(), drawn.tree().toSvg(title));
    shown |=
        html.isPresent() && TextFile.write(console, html.get(), drawn.tree().toHtml(title));
    if (csv) {
      printCsv(searches);
    } else if (!shown) {
      printTable(searches);
    }
    return searches.stream().allMatch(PiTree::isAsPublished) ? ExitCode.OK : ExitCode.FAILURE_FOUND;
  }

  private void printCsv(List<PiTree> searches) {
    Csv rows = new Csv(
        console.out(),
        "searcher",
        "leaves",
        "inner",
        "published_leaves",
        "published_inner",
        "value",
        "leaf_order");
    for (PiTree search : searches) {
      Statistics counted = search.result().statistics();
      rows.row(
          search.searcher(),
          counted.leaves(),
          counted.innerNodes(),
          search.published().map(each -> Long.toString(each.node())).orElse(""),
          search.published().map(each -> Long.toString(each.inode())).orElse(""),
          search.result().score(),
          search.leafOrder());
    }
  }

  private void printTable(List<PiTree> searches) {
    Columns table = new Columns(
        "searcher", "leaves", "inner nodes", "published", "value", "first visits of leaves");
    for (PiTree search : searches) {
      Statistics counted = search.result().statistics();
      table.row(
          search.searcher(),
          Long.toString(counted.leaves()),
          Long.toString(counted.innerNodes()),
          search
              .published()
              .map(each -> each.node() + "/" + each.inode() + (search.isAsPublished() ? "" : " !"))
              .orElse("-"),
          Integer.toString(search.result().score()),
          search.leafOrder());
    }
    table.print(console.out());
  }
}
