package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.job.BulkCommand;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.job.GamesOutput;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.reversi.dataset.GameLabeler;
import io.github.yomikiri.reversi.dataset.SelfPlay;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code selfplay}: it plays games of an evaluator against itself. */
@Command(
    name = "selfplay",
    mixinStandardHelpOptions = true,
    header = "Plays games of an evaluator against itself, for training.",
    description = {
      "%nA game begins with random moves and continues with searched moves. From --empties"
          + " empty squares on, both sides play perfectly. Each line of the output has the"
          + " transcript, a blank and the first ply to train on. That ply follows the last random"
          + " move, because the result says nothing about the positions before it.",
      "%nGame k depends only on k and the options, not on the other games. The number of"
          + " games is not part of the header, so the same command with more --games extends a"
          + " file.",
      GamesOutput.RESTART
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri selfplay --games 10000 -o first.games",
      "  yomikiri selfplay --games 10000 --evaluator my.weights --depth 6 --deviate 0.02 -o t.games",
      "  yomikiri selfplay --games 500 --random-plies 10-30 --seed 7 --threads 2 -o r.games"
    })
final class SelfPlayCommand implements Callable<Integer>, BulkCommand {

  private final Console console;
  private final JobPlace place;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Total number of games in the file. Default: 1000.")
  private long games = 1000;

  @Option(
      names = "--random-plies",
      paramLabel = "A-B",
      defaultValue = "6-20",
      description =
          "Number of random moves at the start, without passes; each number from A to B is"
              + " equally likely. Default: 6-20.")
  private String randomPlies = "6-20";

  @Mixin
  private EvaluatorOption evaluator;

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "4",
      description = "Depth of the searches, in plies, 1 to 250. Default: 4.")
  private int depth = 4;

  @Option(
      names = "--noise",
      paramLabel = "DISCS",
      defaultValue = "1",
      description =
          "Maximum random error, in discs, 0 to 64, added to the value of each position. It"
              + " differs from game to game. Default: 1.")
  private double noise = 1;

  @Option(
      names = "--deviate",
      paramLabel = "P",
      defaultValue = "0",
      description = "Probability of a random move instead of a searched one, 0 to 1. Default: 0.")
  private double deviate;

  @Option(
      names = "--empties",
      paramLabel = "N",
      defaultValue = "14",
      description = "Number of empty squares from which play is perfect, 1 to 30. Default: 14.")
  private int empties = 14;

  @Mixin
  private SeedOption seed = new SeedOption();

  @Mixin
  private GamesOutput output = new GamesOutput();

  SelfPlayCommand(Console console, JobPlace place) {
    this.console = console;
    this.place = place;
    evaluator = new EvaluatorOption("interprism", place.files());
  }

  @Override
  public Integer call() throws IOException {
    output.print(console, place, "Played", output.write(console, place, job()), true);
    return ExitCode.OK;
  }

  @Override
  public Job job() {
    output.check();
    if (games < 1) {
      throw new UserError("--games " + games + " is less than 1");
    }
    DiscEvaluator judge = evaluator.inDiscs();
    SelfPlay.Options options = options();
    List<String> header = Version.PROGRAM.header(
        "selfplay",
        List.of(
            "random-plies " + options.minRandomMoves() + "-" + options.maxRandomMoves(),
            "evaluator " + evaluator.described(judge),
            "depth " + depth,
            "noise " + noise,
            "deviate " + deviate,
            "empties " + empties,
            "seed " + seed.value()));
    return new SelfPlayJob(header, games, judge, options);
  }

  private SelfPlay.Options options() {
    RandomPlies plies = RandomPlies.parse("--random-plies", randomPlies);
    NumberRanges.check("--depth", depth, 1, Limits.MAX_DEPTH);
    NumberRanges.check("--empties", empties, 1, GameLabeler.MAX_EMPTIES);
    try {
      return SelfPlay.Options.STANDARD
          .withRandomMoves(plies.least(), plies.most())
          .withDepth(depth)
          .withNoise(noise)
          .withDeviation(deviate)
          .withEmpties(empties)
          .withSeed(seed.value());
    } catch (IllegalArgumentException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
  }
}
