package io.github.yomikiri.app.fit;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.ProbCutFit;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that fit numbers to sample positions: the samples and the output. */
public final class FitOptions<N extends Node<N>> implements WithMixins {

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
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File to write the numbers to; searches can read it. With - they go to"
          + " standard output instead of the report.")
  private Optional<Path> out = Optional.empty();

  @Mixin
  private CsvOption csv = new CsvOption();

  private final Samples<N> samples;

  /**
   * Makes the options.
   *
   * @param samples the source of positions
   */
  public FitOptions(Samples<N> samples) {
    this.samples = samples;
  }

  @Override
  public List<Object> mixins() {
    return Stream.concat(Stream.of(this), samples.mixins().stream()).toList();
  }

  /** Rejects options that are wrong, before hours of searching. */
  public void check() {
    NumberRanges.check("--positions", positions, 1, 100_000_000);
    if (out.isEmpty()) {
      return;
    }
    if (csv.isOn() && TextFile.isStandardOutput(out.get())) {
      throw new UserError(csv.name() + " and --output - cannot both write to standard output");
    }
    TextFile.checkIsNew(out.get());
  }

  /** Returns the seed of the samples. */
  public long seed() {
    return seed.value();
  }

  /** Returns where the positions come from, as text. */
  public String source(String played) {
    return samples.source(played);
  }

  /**
   * Returns positions of the given games, or else of games that the command plays itself.
   *
   * @param values the evaluator of the search that plays
   * @param plies the random moves before those of the search
   */
  public Supplier<N> positions(Evaluator<N> values, RandomPlies plies) throws IOException {
    return samples.positions(values, plies, seed.value());
  }

  /** Returns the exit code of a command that has fitted. */
  public int exitCode() {
    return samples.exitCode();
  }

  /** Adds samples until there are enough or Ctrl-C ends the searches. */
  public void addAll(Console console, Supplier<N> samples, ProbCutFit<N> fit) {
    try (Progress progress = console.progress()) {
      boolean going = true;
      while (going && fit.positions() < positions) {
        progress.update(() -> fit.positions() + " of " + positions + " positions searched");
        going = fit.add(samples.get(), console.stop());
      }
    }
  }

  /** Returns the search whose values are measured; it is exact to its depth. */
  public static <N extends Node<N>> WindowSearch<N> search(Class<N> game, Evaluator<N> values) {
    return Searchers.bare(game)
        .evaluator(values)
        .ordering(() -> MoveOrdering.byEvaluation(values, ORDERING_DEPTH))
        .table(new LockFreeTable(TABLE_BYTES))
        .compose(old -> old.withDepthRule(DepthRule.EXACT))
        .buildWindowSearch();
  }

  /**
   * Returns what was measured.
   *
   * @param remedy what helps too if there are few positions; may be empty
   */
  public ProbCutTable table(Console console, ProbCutFit<N> fit, String remedy) {
    try {
      return fit.table(LEAST_SAMPLES);
    } catch (IllegalStateException e) {
      String also = remedy.isEmpty() ? "" : ", or give " + remedy;
      String source = samples.origin().isEmpty() ? "" : " (" + samples.origin() + ")";
      throw new UserError(
          console.stop().isRaised()
              ? "Ctrl-C ended the searches after " + fit.positions() + " of " + positions
                  + " positions: " + e.getMessage() + "; let it search longer" + also + source
              : e.getMessage() + "; give more --positions" + also + source);
    }
  }

  /** Prints the numbers, and writes them into the file. */
  public void report(Console console, ProbCutReport report, String origin) throws IOException {
    boolean written = out.isPresent() && TextFile.write(console, out.get(), report.file(origin));
    if (!written) {
      report.print(console.out(), csv.format());
    }
  }
}
