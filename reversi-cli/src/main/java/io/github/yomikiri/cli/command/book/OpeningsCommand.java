package io.github.yomikiri.cli.command.book;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.job.ResumableOutput;
import io.github.yomikiri.app.job.ResumableSummary;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.option.WorkerThreads;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.input.OpeningFile;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.player.MidgameValuation;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.learn.job.OrderedWorkers;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
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
          + " plies values it within --within discs of 0. No two openings of the list lead to the"
          + " same position or to symmetric ones.",
      "%nThe output begins with a header that names the arguments. Each other line has a"
          + " transcript, and after # the value in discs for Dark and the number of the random"
          + " opening. Every complete line survives Ctrl-C and kill -9, and the same command"
          + " resumes after it. More --count extend the list. A file that other arguments made is"
          + " rejected with exit code 2 and left unchanged. The number of threads does not change"
          + " the output.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri openings -o balanced.txt",
      "  yomikiri openings --count 200 --seed 2 --except balanced.txt -o others.txt",
      "  yomikiri match engine:nodes=20000 nodes=20000 --openings balanced.txt"
    })
final class OpeningsCommand implements Callable<Integer> {

  // A shallow search rejects most openings: those whose value is farther from 0 than wanted by more
  // than FAR discs.
  private static final int TABLE_MEBIBYTES = 32;
  private static final int SHALLOW_DEPTH = 6;
  private static final double FAR = 6;

  private final Console console;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "300",
      description = "Total number of openings in the file. Default: 300.")
  private int count = 300;

  @Option(
      names = "--plies",
      paramLabel = "A-B",
      defaultValue = "8-12",
      description =
          "Number of random moves; each number from A to B is equally likely." + " Default: 8-12.")
  private String plies = "8-12";

  @Option(
      names = "--within",
      paramLabel = "DISCS",
      defaultValue = "1.5",
      description = "Maximum distance of an opening's value from 0, in discs. Default: 1.5.")
  private double within = 1.5;

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "14",
      description = "Depth of the search, in plies, 1 to 30. Default: 14.")
  private int depth = 14;

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
  private record Candidate(long number, Game<Reversi> opening) {}

  /** An opening and its value in discs for Dark; NaN if a shallow search has rejected it. */
  private record Valued(Candidate candidate, double discs) {}

  OpeningsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--count", count, 1, 1_000_000);
    NumberRanges.check("--depth", depth, 1, 30);
    threads.check();
    if (!(within >= 0 && within <= 64)) {
      throw new UserError("--within " + within + " is outside 0-64");
    }
    RandomPlies range = RandomPlies.parse("--plies", plies);
    DiscEvaluator judge = evaluator.inDiscs();
    Set<Long> taken = new HashSet<>();
    if (except.isPresent()) {
      OpeningFile.read(except.get(), 8)
          .forEach(opening -> taken.add(ReversiBook.identity(opening.position())));
    }
    List<String> header = header(range, judge);
    long started = System.nanoTime();
    List<String> lines = output.linesBefore();
    try (ResumableFile file = output.open(header);
        Progress progress = console.progress()) {
      AtomicLong tried = new AtomicLong();
      Iterator<Candidate> candidates = Openings.stream(
              Reversi.start(), range.least(), range.most(), seed.value(), ReversiBook::identity)
          .map(opening -> new Candidate(tried.incrementAndGet(), opening))
          .filter(each -> !taken.contains(ReversiBook.identity(each.opening().position())))
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

  private List<String> header(RandomPlies range, DiscEvaluator judge) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add("evaluator " + evaluator.described(judge));
    if (except.isPresent()) {
      arguments.add("except " + new TextInput(except.get().toString()).described());
    }
    arguments.add("after each opening: its value in discs for Dark, and its number");
    String command = String.format(
        Locale.ROOT,
        "openings --plies %d-%d --within %s --depth %d --seed %d",
        range.least(),
        range.most(),
        within,
        depth,
        seed.value());
    return Version.PROGRAM.header(command, arguments);
  }

  /** Takes candidates up to the one that a line of the file holds. */
  private void skip(Iterator<Candidate> candidates, String line, int number) {
    String[] parts = line.split(" ", -1);
    while (parts.length == 4 && parts[3].matches("\\d{1,15}") && candidates.hasNext()) {
      Candidate candidate = candidates.next();
      if (candidate.number() == Long.parseLong(parts[3])
          && Transcript.format(candidate.opening()).equals(parts[0])) {
        return;
      }
      if (candidate.number() >= Long.parseLong(parts[3])) {
        break;
      }
    }
    throw new UserError(output.path() + ", line " + number + ": is not an opening of this list");
  }

  /** Writes openings until there are enough. Returns the number of openings in the file. */
  private long find(
      Iterator<Candidate> candidates, DiscEvaluator judge, ResumableFile file, Progress progress)
      throws IOException {
    StopSignal enough = new StopSignal();
    AtomicLong found = new AtomicLong(file.linesBefore());
    if (found.get() >= count) {
      return found.get();
    }
    new OrderedWorkers<Candidate, Valued>(threads.count(), end -> judge(judge, end), enough)
        .run(candidates, valued -> {
          if (Math.abs(valued.discs()) <= within) {
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

  private static String line(Valued valued) {
    return String.format(
        Locale.ROOT,
        "%s # %+.2f %d",
        Transcript.format(valued.candidate().opening()),
        valued.discs(),
        valued.candidate().number());
  }

  private Function<Candidate, Optional<Valued>> judge(DiscEvaluator judge, StopSignal end) {
    MidgameValuation valuation = new MidgameValuation(judge, TABLE_MEBIBYTES);
    return candidate -> {
      Game<Reversi> opening = candidate.opening();
      double discs = discs(valuation, opening.position());
      return end.isRaised() || console.stop().isRaised()
          ? Optional.empty()
          : Optional.of(new Valued(candidate, opening.seat() == 0 ? discs : -discs));
    };
  }

  /** Returns a position's value; NaN if it is far from 0, or if the search was stopped. */
  private double discs(MidgameValuation valuation, Reversi position) {
    valuation.reset();
    if (depth > SHALLOW_DEPTH) {
      OptionalDouble shallow = valuation.discs(position, SHALLOW_DEPTH, console.stop());
      if (!(Math.abs(shallow.orElse(Double.NaN)) <= within + FAR)) {
        return Double.NaN;
      }
    }
    valuation.reset();
    return valuation.discs(position, depth, console.stop()).orElse(Double.NaN);
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
