package io.github.yomikiri.app.solve;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.ScoredPosition;
import io.github.yomikiri.app.input.ScoredPositions;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobLine;
import io.github.yomikiri.learn.job.Units;
import io.github.yomikiri.learn.job.Worker;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.zip.CRC32C;

/**
 * The job of the command {@code solve --output}. A unit is a position after the number of its line.
 * Each worker has a solver with one thread, so the nodes of a position are always the same.
 */
final class SolveJob<N extends Node<N>> implements Job {

  static final String THINGS = "positions";

  private final GameContext<N> context;
  private final ScoredPositions<N> texts;
  private final SolverChoice<N> choice;
  private final SolverOptions options;
  private final String what;
  private final Supplier<Searcher<N>> solver;
  private Optional<LineListing<ScoredPosition<N>>> listing = Optional.empty();

  /**
   * Makes the job.
   *
   * @param texts reads the positions
   * @param choice the solver
   * @param options its memory
   * @param what the positions, as they were typed
   * @throws io.github.yomikiri.app.console.UserError if options of the solver exclude each other
   */
  SolveJob(
      GameContext<N> context,
      ScoredPositions<N> texts,
      SolverChoice<N> choice,
      SolverOptions options,
      String what) {
    this.context = context;
    this.texts = texts;
    this.choice = choice;
    this.options = options;
    this.what = what;
    solver = choice.workers(options);
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
    List<String> arguments = new ArrayList<>(choice.settings(options));
    arguments.add(input());
    String confidence = choice.isSelective() ? "confidence," : "";
    arguments.add("line," + texts.stageName() + ",score," + confidence + "move,nodes");
    return context.version().header("solve", arguments);
  }

  /** Returns a line that identifies the positions, for standard input by their checksum. */
  private String input() throws IOException {
    if (what.equals(TextInput.STANDARD_INPUT)) {
      CRC32C crc = new CRC32C();
      for (ScoredPosition<N> line : listing().entries()) {
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

  private LineListing<ScoredPosition<N>> listing() throws IOException {
    if (listing.isEmpty()) {
      listing = Optional.of(texts.read(context.console(), what));
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
        listing().entries().stream().map(this::unit).iterator(), listing().errors());
  }

  private String unit(ScoredPosition<N> line) {
    return line.line() + " " + texts.write(line.unscored());
  }

  @Override
  public long tableBytes() {
    return (long) options.mebibytes() << 20;
  }

  @Override
  public Worker worker(StopSignal stop) {
    Searcher<N> made = solver.get();
    Limits limits = Limits.none().withStop(stop);
    return unit -> {
      int blank = unit.indexOf(' ');
      Game<N> game = texts.parse(1, unit.substring(blank + 1)).game();
      made.reset();
      SearchResult result = made.search(game, limits);
      return result.completion().isComplete()
          ? Optional.of(line(unit.substring(0, blank), game, result))
          : Optional.empty();
    };
  }

  private JobLine line(String number, Game<N> game, SearchResult result) {
    OptionalInt score = choice.score(result);
    List<Object> fields = new ArrayList<>(List.of(number, texts.stage(game)));
    fields.add(score.isPresent() ? score.getAsInt() : "");
    if (choice.isSelective()) {
      fields.add(score.isPresent() ? SolveReport.percent(result) : "");
    }
    long nodes = result.statistics().nodes();
    fields.add(result.move().map(Move::notation).orElse(""));
    fields.add(nodes);
    return new JobLine(Csv.line(fields.toArray()), 1, nodes);
  }
}
