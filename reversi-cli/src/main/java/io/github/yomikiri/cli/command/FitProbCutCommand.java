package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.ExitCode;
import io.github.yomikiri.cli.console.NumberRanges;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.job.SamplePositions;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Stages;
import io.github.yomikiri.reversi.notation.WthorReader;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.EvaluationOrdering;
import io.github.yomikiri.search.probcut.ProbCutFit;
import io.github.yomikiri.search.probcut.ProbCutFit.DepthPair;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code fit-probcut}: it fits the numbers by which ProbCut predicts values. */
@Command(
    name = "fit-probcut",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Measures how well shallow searches predict deep ones, for Multi-ProbCut.",
    description = {
      "%nSearches sample positions to every depth. Then fits deep = slope * shallow +"
          + " offset for each stage of the game and each pair of depths. The column deviation is"
          + " the standard deviation of what remains. Rows with fewer than 30 samples are left"
          + " out. Numbers are in the unit of the evaluator.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri fit-probcut --evaluator tanuki --output tanuki.csv",
      "  yomikiri fit-probcut --evaluator pattern --random-plies 4-12 --depth 12 --output pattern.csv",
      "  yomikiri fit-probcut --positions 500 --pairs 4:2,6:2,6:4 --stages 3",
      "  yomikiri fit-probcut --games WTH_2012.wtb WTH_2011.wtb --depth 10",
      "",
      "CSV: stage,depth,shallow,slope,offset,deviation,samples. The file is written at the end. Ctrl-C",
      "ends the searches and fits the positions searched so far."
    })
final class FitProbCutCommand implements Callable<Integer> {

  private static final Pattern PAIR = Pattern.compile("(\\d{1,2}):(\\d{1,2})");
  private static final int LEAST_SAMPLES = 30;
  private static final int ORDERING_DEPTH = 3;
  private static final int TABLE_BYTES = 1 << 22;

  private final Console console;

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("interprism");

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Number of positions to search. Default: 2000.")
  private int positions = 2000;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description =
          "Seed of the sample positions: the same seed gives the same numbers. Default: 1.")
  private long seed = 1;

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "8",
      description =
          "Greatest depth. Each depth is predicted by all depths up to half of it; 0 is the"
              + " evaluator alone. Default: 8.")
  private int depth = 8;

  @Option(
      names = "--pairs",
      paramLabel = "PAIRS",
      defaultValue = "",
      description = "Depths and the shallow depths that predict them, such as 8:4,6:2, instead of"
          + " --depth. A search tries the pairs of one depth in this order.")
  private String pairs = "";

  @Option(
      names = "--stages",
      paramLabel = "N",
      defaultValue = "6",
      description =
          "Number of stages of equal length that the game is divided into, 1-60. Default:" + " 6.")
  private int stages = 6;

  @Option(
      names = "--games",
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "WTHOR files to take the positions from. Default: games of random moves followed"
              + " by moves of a search of depth 2.")
  private List<Path> games = List.of();

  @Option(
      names = "--random-plies",
      paramLabel = "A-B",
      defaultValue = "4-30",
      description = "Number of random moves at the start of a game, each number from A to B equally"
          + " likely. Fewer random moves give positions more like those of good games, and"
          + " more confident predictions. Default: 4-30.")
  private String randomPlies = "4-30";

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File to write the numbers to; searches can read it.")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  private int searched;

  FitProbCutCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    // 1. Find all wrong arguments before hours of searching.
    Evaluator<Reversi> values = evaluator.get();
    NumberRanges.check("--positions", positions, 1, 100_000_000);
    NumberRanges.check("--stages", stages, 1, 60);
    NumberRanges.check("--depth", depth, 1, 30);
    List<DepthPair> depths = pairs.isEmpty() ? DepthPair.usual(depth) : parsePairs();
    Supplier<Reversi> samples =
        games.isEmpty() ? played(values) : SamplePositions.of(readGames(), seed);
    checkOut();
    // 2. Search.
    ProbCutTable table = fit(values, samples, depths);
    // 3. Report.
    ProbCutReport report = new ProbCutReport(table, searched);
    report.print(console.out(), csv);
    if (out.isPresent()) {
      report.write(
          out.get(),
          "evaluator " + evaluator.described(values) + ", seed " + seed + ", " + source());
    }
    return ExitCode.OK;
  }

  private Supplier<Reversi> played(Evaluator<Reversi> values) {
    RandomPlies plies = RandomPlies.parse("--random-plies", randomPlies);
    return SamplePositions.played(values, plies.least(), plies.most(), seed);
  }

  private ProbCutTable fit(
      Evaluator<Reversi> values, Supplier<Reversi> samples, List<DepthPair> depths) {
    WindowSearch<Reversi> search = Searchers.bare(Reversi.class)
        .evaluator(values)
        .ordering(() -> new EvaluationOrdering<>(values, ORDERING_DEPTH))
        .table(new LockFreeTable(TABLE_BYTES))
        .depthRule(DepthRule.EXACT)
        .buildWindowSearch();
    Stages division = new Stages(stages);
    ProbCutFit<Reversi> fit = new ProbCutFit<>(
        search, values, stages, position -> division.of(position.emptyCount()), depths);
    try (Progress progress = console.progress()) {
      boolean going = true;
      while (going && fit.positions() < positions) {
        progress.update(() -> fit.positions() + " of " + positions + " positions searched");
        going = fit.add(samples.get(), console.stop());
      }
    }
    searched = fit.positions();
    try {
      return fit.table(LEAST_SAMPLES);
    } catch (IllegalStateException e) {
      throw new UserError(e.getMessage() + "; give more --positions or fewer --stages");
    }
  }

  private String source() {
    return games.isEmpty()
        ? "games of " + randomPlies + " random moves and a search of depth 2"
        : games.size() + " files of games";
  }

  private void checkOut() {
    if (out.isEmpty()) {
      return;
    }
    Path folder = out.get().toAbsolutePath().getParent();
    if (Files.isDirectory(out.get())) {
      throw new UserError("--output " + out.get() + ": is a directory");
    }
    if (folder == null || !Files.isWritable(folder)) {
      throw new UserError(
          "--output " + out.get() + ": its folder does not exist or cannot be written to");
    }
  }

  private List<DepthPair> parsePairs() {
    List<DepthPair> depths = new ArrayList<>();
    for (String text : pairs.split(",", -1)) {
      Matcher pair = PAIR.matcher(text);
      if (!pair.matches()) {
        throw new UserError(
            "--pairs " + pairs + ": \"" + text + "\" is not a pair of depths such as 8:4");
      }
      try {
        depths.add(new DepthPair(Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2))));
      } catch (IllegalArgumentException e) {
        throw new UserError("--pairs " + text + ": " + e.getMessage());
      }
    }
    if (depths.stream().distinct().count() < depths.size()) {
      throw new UserError("--pairs " + pairs + ": a pair appears twice");
    }
    return depths;
  }

  private List<Game<Reversi>> readGames() throws IOException {
    List<Game<Reversi>> read = new ArrayList<>();
    for (Path file : games) {
      try (WthorReader reader = WthorReader.open(file)) {
        while (reader.hasNext()) {
          read.add(reader.next().game());
        }
      } catch (InvalidInputException e) {
        throw new UserError("--games " + e.getMessage());
      }
    }
    if (read.stream().allMatch(game -> game.moves().isEmpty())) {
      throw new UserError("--games: these files hold no moves");
    }
    return read;
  }
}
