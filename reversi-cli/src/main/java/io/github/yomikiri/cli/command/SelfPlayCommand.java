package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.ExitCode;
import io.github.yomikiri.cli.console.Session;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.reversi.dataset.SelfPlay;
import io.github.yomikiri.reversi.dataset.SelfPlayOptions;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.LongStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Games of an evaluator against itself. */
@Command(
    name = "selfplay",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Plays games of an evaluator against itself, to learn from.",
    description = {
      "%nA game begins with random moves, goes on with moves found by a search, and ends with perfect play"
          + " from --empties empty squares on. Each line has the transcript and, after a blank, the"
          + " first ply to be used for training: that after the last random move, for what was before"
          + " it is not to blame for the result.",
      "%nGame k is the same for the same seed, whatever was played before, and --games is no part of"
          + " the header: a file is made longer by the same command with more games.",
      GamesOutput.RESTART
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri selfplay --games 10000 -o first.games",
      "  yomikiri selfplay --games 10000 --evaluator my.weights --depth 6 --deviate 0.02 -o t.games",
      "  yomikiri selfplay --games 500 --random-plies 10-30 --seed 7 --threads 2 -o r.games"
    })
final class SelfPlayCommand implements Callable<Integer> {

  private final Session session;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Games that the file is to have. Default: 1000.")
  private long games = 1000;

  @Option(
      names = "--random-plies",
      paramLabel = "A-B",
      defaultValue = "6-20",
      description =
          "Random moves at the beginning, passes not counted; each number from A to B is as"
              + " likely as the others. Default: 6-20.")
  private String randomPlies = "6-20";

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("interprism");

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "4",
      description = "How deep moves are searched, in plies. Default: 4.")
  private int depth = 4;

  @Option(
      names = "--noise",
      paramLabel = "DISCS",
      defaultValue = "1",
      description = "The search misjudges each position by up to so many discs, in each game"
          + " anew. Default: 1.")
  private double noise = 1;

  @Option(
      names = "--deviate",
      paramLabel = "P",
      defaultValue = "0",
      description =
          "The probability, 0 to 1, of a random move in place of one that was searched. Default: 0.")
  private double deviate;

  @Option(
      names = "--empties",
      paramLabel = "N",
      defaultValue = "14",
      description = "Empty squares from which play is perfect, 1 to 30. Default: 14.")
  private int empties = 14;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of all randomness. Default: 1.")
  private long seed = 1;

  @Mixin
  private GamesOutput output = new GamesOutput();

  SelfPlayCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    output.check();
    if (games < 1) {
      throw new UserError("--games " + games + " is less than 1");
    }
    DiscEvaluator judge = evaluator.inDiscs();
    SelfPlayOptions options = options();
    List<String> header = GamesOutput.header(
        "selfplay",
        List.of(
            "random-plies " + options.minRandomMoves() + "-" + options.maxRandomMoves(),
            "evaluator " + evaluator.described(judge),
            "depth " + depth,
            "noise " + noise,
            "deviate " + deviate,
            "empties " + empties,
            "seed " + seed));
    GamesOutput.Outcome outcome;
    try (Progress progress = session.progress()) {
      outcome = output.write(
          session,
          header,
          OptionalLong.of(games),
          progress,
          LongStream.range(0, games).iterator(),
          stop -> player(judge, options, stop));
    }
    output.print(session, "Played", outcome);
    return ExitCode.OK;
  }

  private Function<Long, Optional<TrainingGame>> player(
      DiscEvaluator judge, SelfPlayOptions options, StopSignal stop) {
    SelfPlay player = new SelfPlay(judge, options);
    return number -> player.play(number, stop);
  }

  private SelfPlayOptions options() {
    RandomPlies plies = RandomPlies.parse(randomPlies);
    try {
      return SelfPlayOptions.STANDARD
          .withRandomMoves(plies.least(), plies.most())
          .withDepth(depth)
          .withNoise(noise)
          .withDeviation(deviate)
          .withEmpties(empties)
          .withSeed(seed);
    } catch (IllegalArgumentException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
  }
}
