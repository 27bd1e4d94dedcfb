package io.github.yomikiri.app.learn;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.option.DurationConverter;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.LearningListener;
import io.github.yomikiri.learn.selfplay.LearningProgress;
import io.github.yomikiri.play.match.Elo;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code learn}: a game learns an evaluator by self-play. */
@Command(
    name = "learn",
    mixinStandardHelpOptions = true,
    header = "Learns an evaluator by self-play, from the rules alone.",
    description = {
      "%nThe folder has the state. The same command resumes what was interrupted, and a longer time"
          + " continues from there. The time counts what earlier calls have learned.",
      "%nEach generation has an eighth more games than the one before. With --time, it also ends"
          + " after a time: the first one after 10 seconds. It plays 200 games against the best one"
          + " so far, without a search. It plays as many against a rival: the game's evaluator that"
          + " was written by hand, if there is one. Warnings say what seems to be wrong.",
      "%nThe evaluator with the best weights is the file 'evaluator' of the folder. Names of players"
          + " can have the folder, such as engine:FOLDER.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} --folder learned --time 10m",
      "  ${COMMAND-FULL-NAME} --folder learned --games 200000 --threads 2",
      "",
      "The folder's learning.csv: generation,games,moves,seconds,loss,points,best,rival. The loss is",
      "the mean squared error of games that were not learned from. The points are those of the",
      "match, and the last column has those against the rival.",
      "The folder's learning.svg is a picture of these lines. It is drawn after each generation."
    })
public final class LearnCommand<N extends Node<N>> implements Callable<Integer> {

  private final Console console;
  private final LearningKit<N> kit;

  @Option(
      names = "--folder",
      paramLabel = "F",
      required = true,
      description = "The folder of the state and of the evaluator.")
  private Path folder = Path.of("");

  @ArgGroup
  private Extent extent = new Extent();

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Threads that play games. The evaluator does not depend on it. Default: 1.")
  private int threads = 1;

  @Mixin
  private SeedOption seed = new SeedOption();

  /**
   * Makes the command.
   *
   * @param console the streams and Ctrl-C
   * @param kit the game
   */
  public LearnCommand(Console console, LearningKit<N> kit) {
    this.console = console;
    this.kit = kit;
  }

  /** How long to learn. */
  static final class Extent {

    @Option(
        names = "--time",
        paramLabel = "T",
        converter = DurationConverter.class,
        description = "How long to learn, such as 10m. Default: 1m.")
    private Duration time = Duration.ofMinutes(1);

    @Option(
        names = "--games",
        paramLabel = "N",
        description = "From how many games to learn, however long it takes.")
    private Optional<Long> games = Optional.empty();
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--threads", threads, 1, 64);
    extent.games.ifPresent(games -> NumberRanges.check("--games", games, 1, Long.MAX_VALUE));
    learn();
    console.checkPaused();
    return ExitCode.OK;
  }

  private void learn() throws IOException {
    Learning<N> learning = kit.learning().seed(seed.value()).threads(threads);
    extent.games.ifPresentOrElse(learning::games, () -> learning.time(extent.time));
    LearnedEvaluator<N> evaluator;
    try (Progress progress = console.progress()) {
      evaluator = learning.run(folder, new Report(progress), console.stop());
    }
    console.out().println(folder.resolve("evaluator") + ": " + evaluator);
    console.out().flush();
  }

  /** Shows the progress, and a line for each generation and each warning. */
  private final class Report implements LearningListener {

    private final Progress progress;

    Report(Progress progress) {
      this.progress = progress;
    }

    @Override
    public void progressed(LearningProgress now) {
      progress.update(() -> now.moves() == 0
          ? text("%,d games, none learned from yet", now.games())
          : text("%,d games, %,.0f moves a second", now.games(), now.movesPerSecond()));
    }

    @Override
    public void generationFinished(LearningProgress now) {
      print(text(
          "generation %d: %,d games, %,d moves in %.1f s, %,.0f a second; loss %.4f; %.1f %% of the"
              + " points against the best before, Elo %+.0f%s%s",
          now.generation(),
          now.games(),
          now.moves(),
          now.learning().toNanos() / 1e9,
          now.movesPerSecond(),
          now.loss(),
          100 * now.points(),
          Elo.difference(Math.max(0.0025, Math.min(0.9975, now.points()))),
          now.isBest() ? "" : "; not kept as the best",
          now.rival().isPresent()
              ? text("; %.1f %% against the rival", 100 * now.rival().getAsDouble())
              : ""));
    }

    @Override
    public void warned(String warning) {
      print("warning: " + warning);
    }

    private void print(String line) {
      progress.aside(() -> {
        console.out().println(line);
        console.out().flush();
      });
    }
  }

  private static String text(String format, Object... numbers) {
    return String.format(Locale.ROOT, format, numbers);
  }
}
