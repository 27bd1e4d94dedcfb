package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.input.PositionInput;
import io.github.yomikiri.cli.input.PositionLine;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobLine;
import io.github.yomikiri.learn.job.Units;
import io.github.yomikiri.learn.job.Worker;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.probcut.Selectivity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.zip.CRC32C;

/**
 * The job of the command {@code solve --output}. A unit is a position in OBF after the number of
 * its line. Each worker has a solver with one thread, so the nodes of a position are always the
 * same.
 */
final class SolveJob implements Job {

  static final String THINGS = "positions";

  private final Console console;
  private final String what;
  private final List<String> settings;
  private final Selectivity selectivity;
  private final long tableBytes;
  private final Supplier<ExactSolver> solver;
  private Optional<LineListing<PositionLine>> listing = Optional.empty();

  /**
   * Makes the job.
   *
   * @param what the positions, as they were typed
   * @param settings the lines of the header that name the solver
   * @param selectivity the confidence of the scores; below 100 %, there is a column for it
   * @param tableBytes the memory of a solver's table
   * @param solver makes a solver
   */
  SolveJob(
      Console console,
      String what,
      List<String> settings,
      Selectivity selectivity,
      long tableBytes,
      Supplier<ExactSolver> solver) {
    this.console = console;
    this.what = what;
    this.settings = settings;
    this.selectivity = selectivity;
    this.tableBytes = tableBytes;
    this.solver = solver;
  }

  @Override
  public String things() {
    return THINGS;
  }

  @Override
  public List<String> header() throws IOException {
    if (listing().entries().isEmpty() && listing().errors().isEmpty()) {
      throw new UserError(new TextInput(what).name() + ": holds no position");
    }
    List<String> arguments = new ArrayList<>(settings);
    arguments.add(input());
    arguments.add(
        isSelective()
            ? "line,empties,score,confidence,move,nodes"
            : "line,empties,score,move,nodes");
    return Version.PROGRAM.header("solve", arguments);
  }

  /** Returns a line that identifies the positions, for standard input by their checksum. */
  private String input() throws IOException {
    if (what.equals(TextInput.STANDARD_INPUT)) {
      CRC32C crc = new CRC32C();
      for (PositionLine line : listing().entries()) {
        crc.update((unit(line) + "\n").getBytes(StandardCharsets.UTF_8));
      }
      return String.format(
          Locale.ROOT,
          "input %s, %d positions, CRC-32C %08x",
          what,
          listing().entries().size(),
          crc.getValue());
    }
    return new TextInput(what).isFile() ? new TextInput(what).described() : "position " + what;
  }

  private boolean isSelective() {
    return selectivity != Selectivity.FULL_WIDTH;
  }

  private LineListing<PositionLine> listing() throws IOException {
    if (listing.isEmpty()) {
      listing = Optional.of(PositionInput.listing(console, what, 8));
    }
    return listing.get();
  }

  @Override
  public OptionalLong size() throws IOException {
    return OptionalLong.of(listing().entries().size());
  }

  @Override
  public Units units(Consumer<String> bad) throws IOException {
    listing().errors().forEach(bad);
    return Units.of(
        listing().entries().stream().map(SolveJob::unit).iterator(), listing().errors());
  }

  private static String unit(PositionLine line) {
    return line.line() + " " + ObfPosition.of(line.obf().position()).format();
  }

  @Override
  public long tableBytes() {
    return tableBytes;
  }

  @Override
  public Worker worker(StopSignal stop) {
    ExactSolver made = solver.get();
    Limits limits = Limits.none().withStop(stop);
    return unit -> {
      int blank = unit.indexOf(' ');
      Reversi position = ObfPosition.parse(unit.substring(blank + 1)).position();
      SearchResult result = made.solve(position, limits, SearchListener.NONE);
      return result.completion().isComplete()
          ? Optional.of(line(unit.substring(0, blank), position, result))
          : Optional.empty();
    };
  }

  private JobLine line(String number, Reversi position, SearchResult result) {
    List<Object> fields = new ArrayList<>(List.of(number, position.emptyCount(), result.score()));
    if (isSelective()) {
      fields.add(SolveReport.percent(result));
    }
    long nodes = result.statistics().nodes();
    fields.add(result.move().map(Move::notation).orElse(""));
    fields.add(nodes);
    return new JobLine(Csv.line(fields.toArray()), 1, nodes);
  }
}
