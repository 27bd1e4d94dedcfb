package io.github.yomikiri.bench.cli;

import io.github.yomikiri.bench.text.Columns;
import io.github.yomikiri.bench.text.Progress;
import io.github.yomikiri.reversi.pattern.LinearOptions;
import io.github.yomikiri.reversi.pattern.LinearTrainer;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import io.github.yomikiri.reversi.pattern.SampleFolder;
import io.github.yomikiri.reversi.pattern.Stage;
import io.github.yomikiri.reversi.pattern.WeightFile;
import io.github.yomikiri.reversi.training.ScoreErrors;
import io.github.yomikiri.reversi.training.TrainingGame;
import io.github.yomikiri.reversi.training.TrainingSamples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Weights of an evaluator from games. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Trains the pattern evaluator.",
    description = {
      "%nReads WTHOR files (.wtb) and the files of label and selfplay, fits the weights of each stage of the"
          + " game to what the positions turned out to be worth, and writes them to a file. With --test it"
          + " then tells, by number of empty squares, by how many discs the evaluator errs on games that it"
          + " has not learned from.",
      "%nWhat is worked out on the way is kept in a folder beside the output, OUT.work. Ended at any"
          + " moment, even by kill -9, the same command goes on from there.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri train 19*.games 200*.games --test 2013.games -o pattern.weights",
      "  yomikiri accuracy 2013.games --evaluators linear:pattern.weights,tanuki"
    })
final class TrainCommand implements Callable<Integer> {

  private final Session session;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Games to learn from.")
  private List<String> files = List.of();

  @Option(
      names = "--test",
      paramLabel = "FILE",
      description = "Games to measure the error on; may be given several times.")
  private List<String> tests = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      required = true,
      description = "The file to write the weights to.")
  private Path output = Path.of("");

  @Option(
      names = "--ridge",
      paramLabel = "N",
      description =
          "How often a configuration must be seen for its weight to count half." + " Default: 30.")
  private double ridge = LinearOptions.STANDARD.ridge();

  @Option(
      names = "--passes",
      paramLabel = "N",
      description = "How often the positions of a stage are gone through. Default: 20.")
  private int passes = LinearOptions.STANDARD.passes();

  @Option(
      names = "--overlap",
      paramLabel = "PLIES",
      description = "Learn from so many plies of the neighbouring stages, too. Default: 2.")
  private int overlap = LinearOptions.STANDARD.overlap();

  TrainCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    LinearOptions options = options();
    if (Files.exists(output)) {
      throw new UserError(output + ": is there already");
    }
    List<String> settings = settings(options);
    Path work = output.resolveSibling(output.getFileName() + ".work");
    WorkFolder.open(work, settings);
    PatternWeights weights;
    try (Progress progress = session.progress()) {
      SampleFolder samples = new SampleFolder(work.resolve("samples"));
      fill(samples, files, progress);
      weights = train(samples, options, settings, work, progress);
      WeightFile.write(weights, output);
    }
    session.out().printf("Wrote %s, %,d bytes%n", output, Files.size(output));
    test(new PatternEvaluator(weights));
    WorkFolder.delete(work);
    session.out().flush();
    return ExitCode.OK;
  }

  private LinearOptions options() {
    try {
      return new LinearOptions(ridge, passes, overlap);
    } catch (IllegalArgumentException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
  }

  /** Returns what the weights depend on. */
  private List<String> settings(LinearOptions options) throws IOException {
    List<String> lines = new ArrayList<>(GamesOutput.header("train", List.of()));
    lines.add("ridge " + options.ridge());
    lines.add("passes " + options.passes());
    lines.add("overlap " + options.overlap());
    for (String file : files) {
      Path path = Path.of(file);
      lines.add("input " + path.getFileName() + ", " + Files.size(path) + " bytes");
    }
    return lines;
  }

  private void fill(SampleFolder samples, List<String> from, Progress progress) throws IOException {
    try (GameInput games = games(from, progress)) {
      TrainingSamples.fill(samples, games, read -> {
        progress.update(() -> "%,d games read".formatted(read));
        session.checkStopped();
      });
    }
  }

  private GameInput games(List<String> from, Progress progress) {
    return new GameInput(
        session,
        from,
        TrainingGame::hasScore,
        bad -> progress.aside(() -> session.err().println(bad)));
  }

  private PatternWeights train(
      SampleFolder samples,
      LinearOptions options,
      List<String> settings,
      Path work,
      Progress progress)
      throws IOException {
    PatternSet set = PatternSet.vsotha();
    LinearTrainer trainer = new LinearTrainer(set, samples, options);
    List<short[]> stages = new ArrayList<>();
    for (int stage = 0; stage < Stage.COUNT; stage++) {
      int number = stage + 1;
      stages.add(trainer.train(stage, work.resolve("stage-%02d".formatted(stage)), pass -> {
        progress.update(() ->
            "stage %d of %d, pass %d of %d".formatted(number, Stage.COUNT, pass, options.passes()));
        session.checkStopped();
      }));
    }
    return new PatternWeights(PatternEvaluator.KIND, set, String.join("\n", settings), stages);
  }

  private void test(PatternEvaluator evaluator) {
    if (tests.isEmpty()) {
      return;
    }
    ScoreErrors errors = new ScoreErrors();
    try (Progress progress = session.progress();
        GameInput games = games(tests, progress)) {
      games.forEachRemaining(game -> errors.add(game, evaluator::evaluate));
    }
    Columns table = new Columns("empties", "positions", "mean error", "root mean square");
    for (int empties = 60; empties > 0; empties--) {
      if (errors.count(empties) > 0) {
        table.row(
            "" + empties,
            "" + errors.count(empties),
            String.format(Locale.ROOT, "%.2f", errors.meanAbsolute(empties)),
            String.format(Locale.ROOT, "%.2f", errors.rootMeanSquare(empties)));
      }
    }
    table.print(session.out());
  }
}
