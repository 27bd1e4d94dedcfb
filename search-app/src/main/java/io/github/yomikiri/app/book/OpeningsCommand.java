package io.github.yomikiri.app.book;

import io.github.yomikiri.app.book.PositionValues.Valuer;
import io.github.yomikiri.app.book.PositionValues.Values;
import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.job.ResumableOutput;
import io.github.yomikiri.app.job.ResumableSummary;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.option.WorkerThreads;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.learn.job.OrderedWorkers;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code openings}: it makes a list of balanced openings. */
@Command(
    name = "openings",
    mixinStandardHelpOptions = true,
    header = "Makes a list of balanced openings, for matches.",
    description = {
      "%nAn opening is a number of random moves (--plies). It is balanced if a search of --depth"
          + " plies values it within --within ${bundle:value.unit} of 0. No two openings of the list"
          + " lead to the same position or to symmetric ones.",
      "%nThe output begins with a header that names the arguments. Each other line has an"
          + " opening, and after # the value in ${bundle:value.unit} for ${bundle:first} and the number of the random"
          + " opening. Every complete line survives Ctrl-C and kill -9, and the same command"
          + " resumes after it. More --count extend the list. A file that other arguments made is"
          + " rejected with exit code 2 and left unchanged. The number of threads does not change"
          + " the output.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} -o balanced.txt",
      "  ${COMMAND-FULL-NAME} --count 200 --seed 2 --except balanced.txt -o others.txt",
      "  ${PARENT-COMMAND-FULL-NAME} match engine:nodes=20000 nodes=20000 --openings balanced.txt"
    })
public final class OpeningsCommand<P extends Position<P>> implements Callable<Integer>, WithMixins {

  // A shallow search rejects most openings.
  private static final int SHALLOW_DEPTH = 6;

  /** An opening, its value, and its number. */
  private static final Pattern LINE = Pattern.compile("([^#]+) # \\S+ (\\d{1,15})");

  private final GameContext<P> context;
  private final Console console;
  private final OpeningValues<P> values;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "300",
      description = "Total number of openings in the file. Default: 300.")
  private int count = 300;

  @Option(
      names = "--plies",
      paramLabel = "A-B",
      description = "Number of random moves; each number from A to B is equally likely."
          + " Default: ${bundle:opening.plies}.")
  private Optional<String> plies = Optional.empty();

  @Option(
      names = "--within",
      paramLabel = "VALUE",
      description = "Maximum distance of an opening's value from 0, in ${bundle:value.unit}."
          + " Default: ${bundle:value.within}.")
  private Optional<Double> within = Optional.empty();

  @Option(
      names = "--depth",
      paramLabel = "D",
      description = "Depth of the search, in plies, 1 to 30. Default: ${bundle:value.depth}.")
  private Optional<Integer> depth = Optional.empty();

  @Mixin
  private SeedOption seed = new SeedOption();

  @Option(
      names = "--except",
      paramLabel = "FILE",
      description = "Leave out the positions of this list of openings, and symmetric ones.")
  private Optional<Path> except = Optional.empty();

  @Mixin
  private WorkerThreads threads = new WorkerThreads();

  @Mixin
  private ResumableOutput output = new ResumableOutput();

  /** A random opening and its number, from 1. */
  private record Candidate<P extends Position<P>>(long number, Game<P> opening) {}

  /** An opening and its value for the first seat; NaN if a shallow search has rejected it. */
  private record Valued<P extends Position<P>>(Candidate<P> candidate, double value) {}

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param values values and writes openings
   */
  public OpeningsCommand(GameContext<P> context, OpeningValues<P> values) {
    this.context = context;
    console = context.console();
    this.values = values;
  }

  @Override
  public List<Object> mixins() {
    return values.mixins();
  }

  @Override
  public Map<String, String> words() {
    Map<String, String> words = new HashMap<>(values.words());
    words.put("opening.plies", values.usualPlies());
    return words;
  }

  private int plies() {
    return depth.orElseGet(() -> values.usualLimits().depth().orElseThrow());
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--count", count, 1, 1_000_000);
    NumberRanges.check("--depth", plies(), 1, 30);
    threads.check();
    values.check(within);
    RandomPlies range = RandomPlies.parse("--plies", plies.orElse(values.usualPlies()));
    Values<P> judge = values.open();
    Set<Long> taken = new HashSet<>();
    if (except.isPresent()) {
      context
          .starts()
          .get()
          .openings(except.get())
          .forEach(opening -> taken.add(context.kit().identity(opening.position())));
    }
    List<String> header = header(range, judge);
    long started = System.nanoTime();
    List<String> lines = output.linesBefore();
    try (ResumableFile file = output.open(header);
        Progress progress = console.progress()) {
      AtomicLong tried = new AtomicLong();
      Iterator<Candidate<P>> candidates = Openings.stream(
              context.kit().start(),
              range.least(),
              range.most(),
              seed.value(),
              context.kit()::identity)
          .map(opening -> new Candidate<>(tried.incrementAndGet(), opening))
          .filter(each -> !taken.contains(context.kit().identity(each.opening().position())))
          .iterator();
      long before = file.linesBefore();
      if (before > 0) {
        int last = header.size() + (int) before - 1;
        skip(candidates, lines.get(last), last + 1);
      }
      long found = find(candidates, judge, file, progress);
      print(found - before, found, (System.nanoTime() - started) / 1e9);
    }
    return ExitCode.OK;
  }

  private double within(Values<P> judge) {
    return within.orElse(judge.usualWithin());
  }

  private List<String> header(RandomPlies range, Values<P> judge) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add("evaluator " + judge.described());
    if (except.isPresent()) {
      arguments.add("except " + new TextInput(except.get().toString()).described());
    }
    arguments.add("after each opening: its value in " + judge.unit() + " for "
        + context.kit().seats().get(0) + ", and its number");
    String command = String.format(
        Locale.ROOT,
        "openings --plies %d-%d --within %s --depth %d --seed %d",
        range.least(),
        range.most(),
        within(judge),
        plies(),
        seed.value());
    return context.version().header(command, arguments);
  }

  /** Takes candidates up to the one that a line of the file holds. */
  private void skip(Iterator<Candidate<P>> candidates, String line, int number) {
    Matcher last = LINE.matcher(line);
    while (last.matches() && candidates.hasNext()) {
      Candidate<P> candidate = candidates.next();
      if (candidate.number() == Long.parseLong(last.group(2))
          && values.text(candidate.opening()).equals(last.group(1))) {
        return;
      }
      if (candidate.number() >= Long.parseLong(last.group(2))) {
        break;
      }
    }
    throw new UserError(output.path() + ", line " + number + ": is not an opening of this list");
  }

  /** Writes openings until there are enough. Returns the number of openings in the file. */
  private long find(
      Iterator<Candidate<P>> candidates, Values<P> judge, ResumableFile file, Progress progress)
      throws IOException {
    StopSignal enough = new StopSignal();
    AtomicLong found = new AtomicLong(file.linesBefore());
    if (found.get() >= count) {
      return found.get();
    }
    new OrderedWorkers<Candidate<P>, Valued<P>>(threads.count(), end -> judge(judge, end), enough)
        .run(candidates, valued -> {
          if (Math.abs(valued.value()) <= within(judge)) {
            file.append(line(valued));
            if (found.incrementAndGet() >= count) {
              enough.raise();
            }
          }
          progress.update(() -> String.format(
              Locale.ROOT,
              "%,d of %,d openings, %,d tried",
              found.get(),
              count,
              valued.candidate().number()));
        });
    return found.get();
  }

  private String line(Valued<P> valued) {
    return String.format(
        Locale.ROOT,
        "%s # %+.2f %d",
        values.text(valued.candidate().opening()),
        valued.value(),
        valued.candidate().number());
  }

  private Function<Candidate<P>, Optional<Valued<P>>> judge(Values<P> judge, StopSignal end) {
    Valuer<P> valuer = judge.valuers().get();
    return candidate -> {
      Game<P> opening = candidate.opening();
      double value = value(judge, valuer, opening.position());
      return end.isRaised() || console.stop().isRaised()
          ? Optional.empty()
          : Optional.of(new Valued<>(candidate, opening.seat() == 0 ? value : 0.0 - value));
    };
  }

  /** Returns a position's value; NaN if it is far from 0, or if the search was stopped. */
  private double value(Values<P> judge, Valuer<P> valuer, P position) {
    Limits limits = values.usualLimits().withStop(console.stop());
    if (plies() > SHALLOW_DEPTH) {
      OptionalDouble shallow = valuer.value(position, limits.withDepth(SHALLOW_DEPTH));
      if (!(Math.abs(shallow.orElse(Double.NaN)) <= within(judge) + judge.far())) {
        return Double.NaN;
      }
    }
    return valuer.value(position, limits.withDepth(plies())).orElse(Double.NaN);
  }

  private void print(long made, long total, double seconds) {
    new ResumableSummary(
            "Found", "openings", made, total, seconds, output.path().toString())
        .print(console);
    if (!console.stop().isRaised() && total < count) {
      console.out().println("No more openings were found.");
      console.out().flush();
    }
  }
}
