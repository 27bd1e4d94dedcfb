package io.github.yomikiri.cli.command.learn;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.input.GameInput;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import io.github.yomikiri.reversi.training.TrainingOptions;
import io.github.yomikiri.reversi.training.TrainingSamples;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code train}: it trains the weights of an evaluator on games. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    header = "Trains the weights of a pattern evaluator on games.",
    description = {
      "%nFits the weights of each stage of the game to the labels of the positions, and"
          + " writes them to a file. Every option and player that takes an evaluator takes this"
          + " file. Reads WTHOR files (.wtb) and the files that label and selfplay write.",
      "%nWith --test, the command then reports the evaluator's errors in discs on other"
          + " games, by number of empty squares. With --svg it also draws how the errors fall from"
          + " pass to pass.",
      "%nA line that is no game is reported on standard error and skipped; the exit code is"
          + " then 1.",
      "%nIntermediate results are kept in the folder OUT.work until the training is"
          + " complete. The same command resumes an interrupted training, even after kill -9.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri train 19*.games 200*.games --test 2013.games -o my.weights",
      "  yomikiri train searched.games 2012.games@0.1 -o mixed.weights",
      "  yomikiri train 2010.games 2011.games --kind fox --passes 5 -o fox.weights",
      "  yomikiri train 2010.games 2011.games --test 2012.games -o my.weights --svg errors.svg",
      "  yomikiri accuracy 2013.games --evaluators my.weights,fox.weights,tanuki"
    })
final class TrainCommand implements Callable<Integer> {

  /** With more inputs than this, the weights name only their number and a checksum. */
  private static final int MAX_NAMED_INPUTS = 200;

  private static final Pattern WEIGHTED = Pattern.compile("(.+)@(\\d+(?:\\.\\d+)?)");

  private final Console console;

  @Parameters(
      paramLabel = "FILE[@W]",
      arity = "1..*",
      description = "Files of games to train on. Each position of a file counts W times as much,"
          + " more than 0 and at most 1000. Default: 1.")
  private List<String> files = List.of();

  @Option(
      names = "--test",
      paramLabel = "FILE",
      description = "File of games to measure the error on; the option can be repeated.")
  private List<String> tests = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      required = true,
      description = "File to write the weights to.")
  private Path output = Path.of("");

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Also draw the mean errors after each pass and of each stage. They are measured"
          + " on at most 1000 of the games to train on, and of those of --test; - writes the picture"
          + " to standard output instead of the report.")
  private Optional<Path> svg = Optional.empty();

  @Mixin
  private LearningOptions learning = new LearningOptions();

  TrainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    TrainingOptions options = learning.checked();
    TextFile.checkIsNoStream(output.toString());
    Path work = output.resolveSibling(output.getFileName() + ".work");
    for (String test : tests) {
      // A file that cannot be read is reported now, not after hours of training.
      Path.of(test).getFileSystem().provider().checkAccess(Path.of(test), AccessMode.READ);
    }
    List<Source> sources = files.stream().map(TrainCommand::source).toList();
    if (svg.isPresent()
        && sources.stream().anyMatch(source -> source.file().equals(TextInput.STANDARD_INPUT))) {
      throw new UserError("--svg: standard input cannot be read twice; expected files of games");
    }
    List<String> settings = settings(options, sources);
    if (Files.exists(output) && !WorkFolder.exists(work)) {
      PatternWeights weights = finished(sources, settings);
      WorkFolder.deleteRest(work);
      report("An earlier run wrote", weights);
      return ExitCode.skipping(test(weights));
    }
    svg.ifPresent(WorkFolder.exists(work) ? TextFile::checkCanBeWritten : TextFile::checkIsNew);
    try (WorkFolder folder = WorkFolder.open(work, settings)) {
      long bad;
      PatternWeights weights;
      Optional<String> picture = Optional.empty();
      try (Progress progress = console.progress()) {
        TrainingSamples samples = new TrainingSamples(folder.resolve("samples"));
        try {
          bad = fill(samples, sources, progress);
        } catch (UserError | InvalidInputException e) {
          // Without finished work, the folder would only be in the way of a corrected command.
          if (samples.positions() == 0) {
            folder.delete();
          }
          throw e;
        }
        if (samples.positions() == 0) {
          folder.delete();
          throw new UserError("no game to train on in " + String.join(", ", files));
        }
        if (svg.isPresent()) {
          try (TrainingErrors errors = errors(folder, sources, progress)) {
            weights = learn(samples, folder, options, settings, progress, Optional.of(errors));
            picture = Optional.of(errors.picture(
                "Training of " + output.getFileName() + ", " + options.kind() + " weights"));
          }
        } else {
          weights = learn(samples, folder, options, settings, progress, Optional.empty());
        }
        weights.write(output);
      }
      report("Wrote", weights);
      bad += test(weights);
      if (picture.isPresent()) {
        TextFile.write(console, svg.orElseThrow(), picture.get());
      }
      folder.delete();
      return ExitCode.skipping(bad);
    }
  }

  /**
   * Returns the weights of the output if this command has finished before, or was killed when it
   * had only its folder left to delete.
   *
   * @throws UserError if the output is another file, or the picture is missing
   */
  private PatternWeights finished(List<Source> sources, List<String> settings) throws IOException {
    boolean lacksPicture = svg.isPresent() && !Files.exists(svg.get());
    boolean isKnown =
        sources.stream().noneMatch(source -> source.file().equals(TextInput.STANDARD_INPUT));
    if (!lacksPicture && isKnown) {
      try {
        PatternWeights weights = PatternWeights.read(output);
        if (weights.origin().equals(String.join("\n", settings))) {
          return weights;
        }
      } catch (InvalidInputException e) {
        // The file holds something else, which is not to be replaced.
      }
    }
    throw TextFile.existsAlready(output);
  }

  private void report(String verb, PatternWeights weights) throws IOException {
    if (isReported()) {
      console
          .out()
          .printf(
              Locale.ROOT,
              "%s %s, %,d bytes, weights %08x%n",
              verb,
              output,
              Files.size(output),
              weights.checksum());
    }
  }

  private boolean isReported() {
    return svg.filter(TextFile::isStandardOutput).isEmpty();
  }

  /** Opens the errors of the training, with samples of its games. */
  private TrainingErrors errors(WorkFolder folder, List<Source> sources, Progress progress)
      throws IOException {
    progress.update(() -> "choosing games to measure the errors");
    return new TrainingErrors(
        folder.resolve("errors.csv"),
        sample(sources.stream().map(Source::file).toList()),
        sample(tests));
  }

  private List<TrainingGame> sample(List<String> from) {
    try (GameInput games = new GameInput(console, from, TrainingGame::hasLabels, bad -> {})) {
      return TrainingErrors.sample(games);
    }
  }

  private PatternWeights learn(
      TrainingSamples samples,
      WorkFolder folder,
      TrainingOptions options,
      List<String> settings,
      Progress progress,
      Optional<TrainingErrors> errors)
      throws IOException {
    return options.train(
        LearningOptions.patterns(options),
        samples,
        folder.resolve("stages"),
        String.join("\n", settings),
        new TrainingOptions.Listener() {
          @Override
          public void passDone(int stage, int passes) {
            progress.update(() -> String.format(
                Locale.ROOT,
                "stage %d of %d, pass %d of %d",
                stage + 1,
                STAGES.count(),
                passes,
                options.passes()));
            console.checkPaused();
          }

          @Override
          public void learned(
              int firstStage, int lastStage, int passes, Supplier<PatternWeights> weights) {
            errors.ifPresent(each -> each.measure(firstStage, lastStage, passes, weights.get()));
          }
        });
  }

  /** Returns the arguments and inputs that the weights depend on, as lines of text. */
  private static List<String> settings(TrainingOptions options, List<Source> sources)
      throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add(Version.PROGRAM.text() + " train");
    lines.addAll(LearningOptions.lines(options));
    List<String> inputs = new ArrayList<>();
    for (Source source : sources) {
      String described = new TextInput(source.file()).described();
      inputs.add(source.weight() == 1 ? described : described + ", weight " + source.weight());
    }
    lines.addAll(inputs.size() <= MAX_NAMED_INPUTS ? inputs : List.of(summary(inputs)));
    return lines;
  }

  /** Returns one line for many inputs, because a weight file has no space for all their names. */
  private static String summary(List<String> inputs) {
    CRC32C crc = new CRC32C();
    inputs.forEach(input -> crc.update((input + "\n").getBytes(StandardCharsets.UTF_8)));
    return String.format(
        Locale.ROOT, "%d inputs, CRC-32C of their list %08x", inputs.size(), crc.getValue());
  }

  /** A file of games, and how much each position counts. */
  private record Source(String file, double weight) {}

  private static Source source(String text) {
    Matcher weighted = WEIGHTED.matcher(text);
    if (!weighted.matches()) {
      return new Source(text, 1);
    }
    double weight = Double.parseDouble(weighted.group(2));
    if (!(weight > 0 && weight <= TrainingSamples.MAX_WEIGHT)) {
      throw new UserError(
          text + ": weight " + weight + " is not in (0, " + TrainingSamples.MAX_WEIGHT + "]");
    }
    return new Source(weighted.group(1), weight);
  }

  /**
   * Adds the games of all files, those of neighbors with one weight together. Returns how many were
   * no games.
   */
  private long fill(TrainingSamples samples, List<Source> sources, Progress progress)
      throws IOException {
    long bad = 0;
    for (int begin = 0, end; begin < sources.size(); begin = end) {
      double weight = sources.get(begin).weight();
      List<String> together = new ArrayList<>();
      for (end = begin; end < sources.size() && sources.get(end).weight() == weight; end++) {
        together.add(sources.get(end).file());
      }
      try (GameInput games = games(together, progress)) {
        samples.add(games, weight, read -> {
          progress.update(() -> String.format(Locale.ROOT, "%,d games read", read));
          console.checkPaused();
        });
        bad += games.bad();
      }
    }
    return bad;
  }

  private GameInput games(List<String> from, Progress progress) {
    return new GameInput(
        console, from, TrainingGame::hasLabels, bad -> progress.aside(() -> console.warn(bad)));
  }

  /** Returns how many were no games. */
  private long test(PatternWeights weights) {
    if (tests.isEmpty() || !isReported()) {
      return 0;
    }
    PatternEvaluator evaluator = PatternEvaluator.of(weights);
    ScoreErrors errors = new ScoreErrors();
    long bad;
    try (Progress progress = console.progress();
        GameInput games = games(tests, progress)) {
      games.forEachRemaining(game -> errors.add(game, all -> true, evaluator::discs));
      bad = games.bad();
    }
    Columns table = new Columns("empties", "positions", "mean error", "root mean square");
    for (int empties = 60; empties > 0; empties--) {
      if (errors.count(empties, empties) > 0) {
        table.row(
            "" + empties,
            "" + errors.count(empties, empties),
            String.format(Locale.ROOT, "%.2f", errors.meanAbsolute(empties, empties)),
            String.format(Locale.ROOT, "%.2f", errors.rootMeanSquare(empties, empties)));
      }
    }
    table.print(console.out());
    return bad;
  }
}
