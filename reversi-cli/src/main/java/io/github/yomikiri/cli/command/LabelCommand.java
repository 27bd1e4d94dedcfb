package io.github.yomikiri.cli.command;

import static io.github.yomikiri.search.Limits.MAX_DEPTH;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.NumberRanges;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.reversi.dataset.GameCorrector;
import io.github.yomikiri.reversi.dataset.GameValuer;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.dataset.Variations;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command {@code label}: it replaces the last moves of games by perfect play, and values the
 * positions before by a search.
 */
@Command(
    name = "label",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Labels the positions of games for training, by perfect play and by searches.",
    description = {
      "%nEach game is cut at its last position with --empties empty squares and played"
          + " perfectly from there to the end. So its final score is the exact value of that"
          + " position, and the label for training.",
      "%nReads WTHOR files (.wtb) and text files with a game on each line: a transcript"
          + " (f5d6c3...), then optionally a blank and the first ply to train on. A line that"
          + " begins with # is a comment.",
      "%nWith --search, the label of each earlier position is the value of a search of that depth,"
          + " in place of the final score. With --variations, positions near each game are added:"
          + " one to three random moves away, as a search meets them.",
      "%nGames that end before that position are skipped and counted, unless --search labels them."
          + " A line that is no"
          + " game is reported on standard error and skipped; the exit code is then 1.",
      GamesOutput.RESTART
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri label WTH_2012.wtb -o 2012.games",
      "  yomikiri label WTH_2011.wtb WTH_2012.wtb --empties 20 --threads 2 -o games.txt",
      "  yomikiri label self.games --search 8 --variations 10 --evaluator my.weights -o deep.games",
      "  yomikiri label - --empties 16 -o games.txt < transcripts.txt"
    })
final class LabelCommand implements Callable<Integer> {

  private static final int MAX_VARIATIONS = 1000;

  private final Console console;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of games; - for transcripts from standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--empties",
      paramLabel = "N",
      defaultValue = "18",
      description = "Number of empty squares from which play is perfect, 1 to 30. Default: 18.")
  private int empties = 18;

  @Option(
      names = "--search",
      paramLabel = "D",
      description = "Depth in plies of the searches that value positions with more empty squares.")
  private Optional<Integer> depth = Optional.empty();

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Option(
      names = "--variations",
      paramLabel = "N",
      defaultValue = "0",
      description = "Number of positions near each game to add, 0 to 1000. Default: 0.")
  private int variations;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Seed of the variations. Default: 1.")
  private long seed = 1;

  @Mixin
  private GamesOutput output = new GamesOutput();

  LabelCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    output.check();
    NumberRanges.check("--empties", empties, 1, GameCorrector.MAX_EMPTIES);
    depth.ifPresent(plies -> NumberRanges.check("--search", plies, 1, MAX_DEPTH));
    NumberRanges.check("--variations", variations, 0, MAX_VARIATIONS);
    checkSearched("--evaluator", evaluator.isGiven());
    checkSearched("--variations", variations > 0);
    List<String> header = GamesOutput.header("label", arguments());
    Function<StopSignal, Function<TrainingGame, Optional<TrainingGame>>> workers = workers();
    GamesOutput.Outcome outcome;
    long leftOut;
    long bad;
    try (Progress progress = console.progress();
        GameInput input = input(problem -> progress.aside(() -> console.err().println(problem)))) {
      outcome =
          output.write(console, header, count(progress), progress, withVariations(input), workers);
      leftOut = input.leftOut();
      bad = input.bad();
    }
    output.print(console, "Labeled", outcome);
    if (leftOut > 0) {
      console
          .out()
          .printf("Skipped %d games that end with more than %d empty squares%n", leftOut, empties);
    }
    return GameInput.exitCode(bad);
  }

  private void checkSearched(String option, boolean given) {
    if (given && depth.isEmpty()) {
      throw new UserError(option + " needs --search D");
    }
  }

  private Function<StopSignal, Function<TrainingGame, Optional<TrainingGame>>> workers() {
    if (depth.isEmpty()) {
      return stop -> {
        GameCorrector corrector = new GameCorrector(empties);
        return game -> corrector.correct(game, stop);
      };
    }
    DiscEvaluator judge = evaluator.inDiscs();
    return stop -> {
      GameCorrector corrector = new GameCorrector(empties);
      GameValuer valuer = new GameValuer(judge, depth.get(), empties);
      return game -> (corrector.canCorrect(game)
              ? corrector.correct(game, stop)
              : Optional.of(game))
          .flatMap(corrected -> valuer.value(corrected, stop));
    };
  }

  private GameInput input(Consumer<String> bad) {
    GameCorrector corrector = new GameCorrector(empties);
    return new GameInput(
        console, files, game -> depth.isPresent() || corrector.canCorrect(game), bad);
  }

  private Iterator<TrainingGame> withVariations(GameInput input) {
    return new Variations(input, variations, seed);
  }

  private List<String> arguments() throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add("empties " + empties);
    if (depth.isPresent()) {
      arguments.add("search " + depth.get());
      arguments.add("evaluator " + evaluator.described(evaluator.get()));
    }
    if (variations > 0) {
      arguments.add("variations " + variations);
      arguments.add("seed " + seed);
    }
    for (String file : files) {
      arguments.add(GameInput.described(file));
    }
    return arguments;
  }

  /**
   * Counts the games that will be written. Returns empty for standard input, which can be read only
   * once.
   */
  private OptionalLong count(Progress progress) {
    if (files.contains(GameInput.STANDARD_INPUT)) {
      return OptionalLong.empty();
    }
    progress.update(() -> "counting the games");
    long count = 0;
    try (GameInput input = input(problem -> {})) {
      Iterator<TrainingGame> all = withVariations(input);
      while (all.hasNext() && !console.stop().isRaised()) {
        all.next();
        count++;
      }
    }
    return OptionalLong.of(count);
  }
}
