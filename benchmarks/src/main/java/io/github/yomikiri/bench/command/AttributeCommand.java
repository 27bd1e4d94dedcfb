package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.learn.Challenge;
import io.github.yomikiri.bench.learn.DeepJudge;
import io.github.yomikiri.bench.learn.Measure;
import io.github.yomikiri.bench.learn.MoveText;
import io.github.yomikiri.cli.attribution.Attribution;
import io.github.yomikiri.cli.attribution.AttributionOutput;
import io.github.yomikiri.cli.attribution.AttributionRow;
import io.github.yomikiri.cli.attribution.StageValues;
import io.github.yomikiri.cli.attribution.Stages;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code attribute}: it shows in which part of the game a match was won or lost. */
@Command(
    name = "attribute",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Shows in which part of the game a learned evaluator wins or loses a match.",
    description = {
      "%nPlays the games of the command challenge. Each game is valued after some numbers of moves,"
          + " from the view of the learned evaluator. A position that takes few nodes to solve has"
          + " its exact value. The others are searched to --judge-depth plies.",
      "%nThe values are points of the game if the evaluator's are. Otherwise a value is the chance"
          + " to win less the chance to lose, from -1 to 1.",
      AttributionOutput.TABLE,
      "%nA change above 0 is what the opponent lost in this part of the game. A change below 0 is"
          + " what the learned evaluator lost there.",
      "%nGames: " + LearningKitConverter.NAMES + ".%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks attribute connect-four --games 40",
      "  benchmarks attribute kalah --weights long --rival short --plies 8,16,24 -o values.csv",
      "",
      "CSV: the game's number, its values, the value of its end and the moves, a row for each game.",
      "--output writes the same rows to a file. Every complete row survives Ctrl-C and kill -9, and",
      "the same command resumes after it."
    })
final class AttributeCommand implements Callable<Integer> {

  private static final int MAX_PLIES = 999;

  private final Console console;

  @Mixin
  private MatchOptions options = new MatchOptions();

  @Option(
      names = "--plies",
      paramLabel = "N,N,...",
      defaultValue = "10,16,22,28",
      description = "Numbers of moves, rising, 1 to 999. Default: 10,16,22,28.")
  private String plies = "10,16,22,28";

  @Option(
      names = "--exact",
      paramLabel = "N",
      defaultValue = "200000",
      description = "The maximum number of nodes in which a position is solved; 0 to solve none."
          + " Default: 200000.")
  private long exact = 200_000;

  @Option(
      names = "--judge-depth",
      paramLabel = "J",
      defaultValue = "8",
      description = "The depth of the search of other positions, in plies. Default: 8.")
  private int judgeDepth = 8;

  @Option(
      names = "--judge",
      paramLabel = "F",
      description = "The evaluator of this search, or its folder. Default: that of --weights.")
  private Optional<Path> judge = Optional.empty();

  @Mixin
  private AttributionOutput output = new AttributionOutput();

  AttributeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    options.check();
    NumberRanges.check("--exact", exact, 0, Long.MAX_VALUE);
    NumberRanges.check("--judge-depth", judgeDepth, 1, Limits.MAX_DEPTH);
    output.check();
    attribute(options.game(), Stages.parse("--plies", plies, MAX_PLIES, Stages.Order.RISING));
    return ExitCode.OK;
  }

  private <N extends Node<N>> void attribute(LearningKit<N> game, List<Integer> points)
      throws IOException {
    Challenge<N> challenge = options.challenge(game, console.stop(), soFar -> {});
    LearnedEvaluator<N> judging =
        judge.isPresent() ? game.readLearned(judge.get()) : challenge.evaluator();
    Measure<N> measure = Measure.of(judging);
    List<Game<N>> openings;
    Challenge.Effort effort;
    try (Progress progress = console.progress()) {
      progress.update(() -> "looking for balanced openings of " + game.name());
      openings = challenge.openings();
      effort = options.effort(challenge, openings);
    }
    List<String> arguments = new ArrayList<>(options.described());
    arguments.add("learned " + described(game, challenge.evaluator()));
    arguments.add("rival " + described(game, challenge.rival()));
    arguments.add(
        "judge " + described(game, judging) + ", depth " + judgeDepth + ", exact " + exact);
    output.write(
        console,
        new Attribution<>(
            "learned",
            "rival",
            measure.unit(),
            new Stages("plies", points, measure.isPoints() ? 2 : 3),
            "this match",
            arguments,
            IntStream.range(0, challenge.games()).boxed().toList(),
            stop -> valuer(game, challenge, openings, effort, measure, points, stop),
            (number, moves) -> moves.startsWith(
                new MoveText<>(game.start()).text(openings.get(number / 2 % openings.size())))));
  }

  /** Returns what plays a game of the match and values it. */
  private <N extends Node<N>> Function<Integer, Optional<AttributionRow>> valuer(
      LearningKit<N> game,
      Challenge<N> challenge,
      List<Game<N>> openings,
      Challenge.Effort effort,
      Measure<N> measure,
      List<Integer> points,
      StopSignal stop) {
    Match<N> match = challenge.match(openings, effort).stop(stop);
    Player<N> learned = challenge.learned(effort.learned());
    Player<N> rival = challenge.rival(effort.rival());
    StageValues<N> values = new StageValues<>(
        points,
        (played, point) -> point,
        new DeepJudge<>(game, measure, new DeepJudge.Effort(exact, judgeDepth)));
    return number -> {
      GameResult<N> result = match.playGame(number, learned, rival);
      return result.ending() == Ending.STOPPED
          ? Optional.empty()
          : values
              .of(result.game(), stop)
              .map(each -> AttributionRow.of(
                  number + 1, each, new MoveText<>(game.start()).text(result.game())));
    };
  }

  /** Returns a short text that identifies an evaluator. */
  private static <N extends Node<N>> String described(LearningKit<N> game, Evaluator<N> evaluator) {
    return game.fingerprint(evaluator).map(sum -> "weights " + sum).orElse("hand-written");
  }
}
