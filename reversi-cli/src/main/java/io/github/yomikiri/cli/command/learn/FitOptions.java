package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.output.ProbCutReport;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.input.GameInput;
import io.github.yomikiri.cli.input.SamplePositions;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.learn.ProbCutFit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that fit numbers to sample positions: the samples and the output. */
final class FitOptions {

  private static final int LEAST_SAMPLES = 30;
  private static final int ORDERING_DEPTH = 3;
  private static final int TABLE_BYTES = 1 << 22;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Number of positions to search. Default: 2000.")
  private int positions = 2000;

  @Mixin
  private SeedOption seed = new SeedOption();

  @Option(
      names = "--games",
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "Files of games to take the positions from: WTHOR files (.wtb), or transcripts. Default:"
              + " games of random moves followed by moves of a search of depth 2.")
  private List<String> games = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File to write the numbers to; searches can read it. With - they go to"
          + " standard output instead of the report.")
  private Optional<Path> out = Optional.empty();

  @Mixin
  private CsvOption csv = new CsvOption();

  private int gamesRead;
  private long badRecords;

  /** Rejects options that are wrong, before hours of searching. */
  void check() {
    NumberRanges.check("--positions", positions, 1, 100_000_000);
    if (out.isEmpty()) {
      return;
    }
    if (csv.isOn() && TextFile.isStandardOutput(out.get())) {
      throw new UserError("--csv and --output - cannot both write to standard output");
    }
    TextFile.checkIsNew(out.get());
  }

  long seed() {
    return seed.value();
  }

  /** Returns where the positions come from, as text. */
  String source(String played) {
    return games.isEmpty() ? played : games.size() + " files of games";
  }

  /** Returns positions of the given files, or else those that the command plays itself. */
  Supplier<Reversi> positions(Console console, Supplier<Supplier<Reversi>> played) {
    return games.isEmpty() ? played.get() : SamplePositions.of(readGames(console), seed.value());
  }

  /** Reads the games. Records that are no games are reported and skipped. */
  private List<Game<Reversi>> readGames(Console console) {
    List<Game<Reversi>> read = new ArrayList<>();
    try (GameInput input = new GameInput(console, games, game -> true, console::warn)) {
      input.forEachRemaining(game -> read.add(game.game()));
      badRecords = input.bad();
    }
    gamesRead = read.size();
    if (read.stream().allMatch(game -> game.moves().isEmpty())) {
      throw new UserError("--games: these files hold no moves: " + read());
    }
    return read;
  }

  /** Returns what was read from the files of games. */
  private String read() {
    return "read from --games: files " + games.size() + ", games " + gamesRead
        + ", records that are no games " + badRecords;
  }

  /** Returns the exit code of a command that has fitted. */
  int exitCode() {
    return ExitCode.skipping(badRecords);
  }

  /** Adds samples until there are enough or Ctrl-C ends the searches. */
  void addAll(Console console, Supplier<Reversi> samples, ProbCutFit<Reversi> fit) {
    try (Progress progress = console.progress()) {
      boolean going = true;
      while (going && fit.positions() < positions) {
        progress.update(() -> fit.positions() + " of " + positions + " positions searched");
        going = fit.add(samples.get(), console.stop());
      }
    }
  }

  /** Returns the search whose values are measured; it is exact to its depth. */
  static WindowSearch<Reversi> search(Evaluator<Reversi> values) {
    return Searchers.bare(Reversi.class)
        .evaluator(values)
        .ordering(() -> MoveOrdering.byEvaluation(values, ORDERING_DEPTH))
        .table(new LockFreeTable(TABLE_BYTES))
        .depthRule(DepthRule.EXACT)
        .buildWindowSearch();
  }

  /**
   * Returns what was measured.
   *
   * @param remedy what helps too if there are few positions; may be empty
   */
  ProbCutTable table(Console console, ProbCutFit<Reversi> fit, String remedy) {
    try {
      return fit.table(LEAST_SAMPLES);
    } catch (IllegalStateException e) {
      String also = remedy.isEmpty() ? "" : ", or give " + remedy;
      String source = games.isEmpty() ? "" : " (" + read() + ")";
      throw new UserError(
          console.stop().isRaised()
              ? "Ctrl-C ended the searches after " + fit.positions() + " of " + positions
                  + " positions: " + e.getMessage() + "; let it search longer" + also + source
              : e.getMessage() + "; give more --positions" + also + source);
    }
  }

  /** Prints the numbers, and writes them into the file. */
  void report(Console console, ProbCutReport report, String origin) throws IOException {
    boolean written = out.isPresent() && TextFile.write(console, out.get(), report.file(origin));
    if (!written) {
      report.print(console.out(), csv.isOn());
    }
  }
}
