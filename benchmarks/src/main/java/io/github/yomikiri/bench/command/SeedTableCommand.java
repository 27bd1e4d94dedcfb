package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.seed.Published;
import io.github.yomikiri.bench.seed.SeedCell;
import io.github.yomikiri.bench.seed.SeedScore;
import io.github.yomikiri.bench.seed.SeedSearcher;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code seed-table}: it measures the node counts of 2011 again. */
@Command(
    name = "seed-table",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Counts the nodes of 15 searchers in FFO positions 40-59, as in 2011.",
    description = {
      "%nThe blog behind this library published how many leaves (node) and inner nodes"
          + " (inode) its searchers visit in these endgame positions. This command composes the"
          + " same searchers of the library's parts and compares each count. The exit code is 1"
          + " if one of the 600 counts differs.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks seed-table",
      "  benchmarks seed-table --algorithms negaalpha6,killer6_32 --positions 40-44",
      "  benchmarks seed-table --csv > counts.csv",
      "",
      "CSV: algorithm,position,node,inode,millis. Rows are in the published order of algorithms, then by",
      "position. Times are not compared with those of 2011."
    })
final class SeedTableCommand implements Callable<Integer> {

  private final Console console;

  @Option(
      names = "--score",
      paramLabel = "SCORE",
      defaultValue = "seed",
      description =
          "seed, the score of 2011: Light's discs less Dark's, whoever is to move, a fault"
              + " that the published counts depend on. side-to-move, the score that was intended:"
              + " counts then differ, and the exit code is still 0. Default: seed.")
  private String score = "seed";

  @Option(
      names = "--positions",
      paramLabel = "N-M",
      defaultValue = "40-59",
      description = "Numbers of positions, such as 40-44,52. Default: 40-59.")
  private String positions = "40-59";

  @Option(
      names = "--algorithms",
      paramLabel = "A,B",
      split = ",",
      description = "Searchers by their published names. Default: all.")
  private List<String> algorithms = new ArrayList<>();

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  SeedTableCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    SeedScore chosenScore = chosenScore();
    List<SeedSearcher> searchers = chosenSearchers();
    List<Integer> numbers =
        NumberRanges.parse("--positions", positions, Published.FIRST, Published.LAST);
    Optional<Csv> rows = csv
        ? Optional.of(new Csv(console.out(), "algorithm", "position", "node", "inode", "millis"))
        : Optional.empty();
    List<SeedCell> cells = measure(chosenScore, searchers, numbers, rows);
    SeedTableText text = new SeedTableText(cells);
    if (!csv) {
      text.print(console.out());
    }
    return chosenScore == SeedScore.SEED && text.differences() > 0
        ? ExitCode.FAILURE_FOUND
        : ExitCode.OK;
  }

  private List<SeedCell> measure(
      SeedScore chosenScore,
      List<SeedSearcher> searchers,
      List<Integer> numbers,
      Optional<Csv> rows) {
    List<SeedCell> cells = new ArrayList<>();
    try (Progress progress = console.progress()) {
      for (SeedSearcher searcher : searchers) {
        for (int number : numbers) {
          if (console.stop().isRaised()) {
            return cells;
          }
          progress.update(() -> String.format(
              Locale.ROOT,
              "%s in end%d (%d of %d)",
              searcher.name(),
              number,
              cells.size() + 1,
              searchers.size() * numbers.size()));
          SeedCell cell = SeedCell.measure(searcher, chosenScore, FfoPosition.of(number));
          cells.add(cell);
          rows.ifPresent(csvRows -> progress.aside(() -> csvRows.row(
              cell.algorithm(), cell.position(), cell.node(), cell.inode(), cell.millis())));
        }
      }
    }
    return cells;
  }

  private SeedScore chosenScore() {
    return switch (score.toLowerCase(Locale.ROOT)) {
      case "seed" -> SeedScore.SEED;
      case "side-to-move" -> SeedScore.SIDE_TO_MOVE;
      default -> throw new UserError("--score " + score + ": expected seed or side-to-move");
    };
  }

  private List<SeedSearcher> chosenSearchers() {
    List<String> known = SeedSearcher.all().stream().map(SeedSearcher::name).toList();
    for (String wanted : algorithms) {
      if (!known.contains(wanted)) {
        throw new UserError("--algorithms: \"" + wanted + "\" is unknown; expected some of "
            + String.join(", ", known));
      }
    }
    return SeedSearcher.all().stream()
        .filter(each -> algorithms.isEmpty() || algorithms.contains(each.name()))
        .toList();
  }
}
