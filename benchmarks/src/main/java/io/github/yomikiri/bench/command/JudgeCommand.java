package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.Rows;
import io.github.yomikiri.bench.learn.Judge;
import io.github.yomikiri.bench.learn.JudgedPosition;
import io.github.yomikiri.bench.learn.MoveText;
import io.github.yomikiri.bench.learn.SolvedPosition;
import io.github.yomikiri.bench.tune.HandWritten;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerLevel;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code judge}: how good an evaluator and its moves are. */
@Command(
    name = "judge",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Counts the mistakes of an evaluator in positions that the solver can solve.",
    description = {
      "%nEach line of the file has the moves from the start of the game, and the exact score of"
          + " the side to move. Moves of Connect Four are columns without spaces; moves"
          + " of other games have commas between. A score that the solver does not find is an"
          + " error.",
      "%nA move is a mistake if another move has a better result of win, draw and loss. It is worse"
          + " if another move has a better score. The table has both for each part of the game, and"
          + " the points that a move loses on average.",
      "%nThe last two columns are about the evaluator without a search. The first is in how many"
          + " positions that are no draws it sees who wins. The second is its error. In a game of"
          + " points this is the mean distance to the exact score. Otherwise it is the mean square"
          + " of the distance between the win chance and the result, both from -1 to 1.",
      "%nGames: " + LearningKitConverter.NAMES + ".%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks judge connect-four L2_R1.txt",
      "  benchmarks judge connect-four L2_R1.txt --weights c4 --nodes 1000 --csv > judged.csv",
      "",
      "CSV: " + JudgeCommand.COLUMNS + ". Each row is written as",
      "soon as it is judged. The last two columns are in points, or are win chances."
    })
final class JudgeCommand implements Callable<Integer> {

  static final String COLUMNS =
      "line,move,score,best,mistake,worse,nodes,plies,lost,estimate,exact";

  private final Console console;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = LearningKitConverter.class,
      description = "The game.")
  private LearningKit<?> game = LearningKitConverter.first();

  @Parameters(index = "1", paramLabel = "FILE", description = "The file of positions.")
  private Path file = Path.of("");

  @ArgGroup
  private Choice choice = new Choice();

  @ArgGroup
  private Effort effort = new Effort();

  @Mixin
  private SeedOption seed = new SeedOption();

  @Mixin
  private CsvOption csv = new CsvOption();

  JudgeCommand(Console console) {
    this.console = console;
  }

  /** The evaluator that is judged. */
  static final class Choice {

    @Option(
        names = "--weights",
        paramLabel = "F",
        description = "The evaluator, or the folder in which it was learned. Default: the learned"
            + " one of Connect Four that comes with this program; the best one without learning"
            + " of other games.")
    private Optional<Path> weights = Optional.empty();

    @Option(
        names = "--hand-written",
        description = "Judges the best evaluator that the game has without learning.")
    private boolean isHandWritten;

    <N extends Node<N>> Evaluator<N> evaluator(LearningKit<N> game) throws IOException {
      if (isHandWritten) {
        return HandWritten.of(game);
      }
      Optional<LearnedEvaluator<N>> learned =
          weights.isPresent() ? Optional.of(game.readLearned(weights.get())) : game.learned();
      return learned.isPresent() ? learned.get() : HandWritten.of(game);
    }
  }

  /** How much the player searches. */
  static final class Effort {

    @Option(
        names = "--depth",
        paramLabel = "D",
        description = "The depth of the player's search, in plies. Default: 1.")
    private int depth = 1;

    @Option(names = "--nodes", paramLabel = "N", description = "The nodes of the player's search.")
    private Optional<Long> nodes = Optional.empty();

    @Option(
        names = "--visits",
        paramLabel = "N",
        description = "The visits of a Monte-Carlo tree search. It is the player then.")
    private Optional<Long> visits = Optional.empty();

    @Option(
        names = "--level",
        paramLabel = "L",
        description = "The player's level, 1 to 8. Weak levels make random moves.")
    private Optional<Integer> level = Optional.empty();

    void check() {
      NumberRanges.check("--depth", depth, 1, Limits.MAX_DEPTH);
      nodes.ifPresent(number -> NumberRanges.check("--nodes", number, 1, Long.MAX_VALUE));
      visits.ifPresent(number -> NumberRanges.check("--visits", number, 1, Long.MAX_VALUE));
      level.ifPresent(number -> NumberRanges.check("--level", number, 1, PlayerLevel.MAX.number()));
    }

    <N extends Node<N>> Player<N> player(LearningKit<N> game, Evaluator<N> evaluator) {
      SearcherBuilder<N> search = Searchers.forGame(game.type()).evaluator(evaluator);
      if (level.isPresent()) {
        return Player.builder(search).level(PlayerLevel.of(level.get())).build();
      }
      if (visits.isPresent()) {
        Searcher<N> tree = Searchers.monteCarlo(game.type())
            .evaluator(evaluator)
            .visits(visits.get())
            .build();
        return Player.of("tree", tree, Limits.none());
      }
      Limits limits = nodes.map(Limits::nodes).orElseGet(() -> Limits.depth(depth));
      return Player.of("search", search.build(), limits);
    }
  }

  @Override
  public Integer call() throws IOException {
    effort.check();
    judge(game);
    return ExitCode.OK;
  }

  private <N extends Node<N>> void judge(LearningKit<N> learnable) throws IOException {
    Evaluator<N> evaluator = choice.evaluator(learnable);
    List<SolvedPosition<N>> lines =
        SolvedPosition.read(file, new MoveText<>(learnable.start())::game);
    Measure<N> measure = Measure.of(evaluator);
    Judge<N> judge = new Judge<>(
        effort.player(learnable, evaluator),
        seed.value(),
        measure,
        Searchers.solver(learnable.type())
            .preset(learnable.name(), learnable::solver)
            .build());
    Optional<Rows> rows = csv.rows(console.out(), COLUMNS.split(",", -1));
    List<JudgedPosition> judged = new ArrayList<>();
    try (Progress progress = console.progress()) {
      for (SolvedPosition<N> line : lines) {
        progress.update(() -> "position " + (judged.size() + 1) + " of " + lines.size());
        Optional<JudgedPosition> one = judge.judge(line.game(), console.stop());
        if (one.isEmpty()) {
          break;
        }
        if (one.get().best() != line.score()) {
          throw new UserError(String.format(
              Locale.ROOT,
              "%s, line %d: the line says %d, the score is %d",
              file,
              line.line(),
              line.score(),
              one.get().best()));
        }
        judged.add(one.get());
        rows.ifPresent(table -> progress.aside(() -> row(table, line.line(), one.get())));
      }
    }
    if (!csv.isOn()) {
      print(judged, lines.size());
      if (!judged.isEmpty()) {
        JudgedTable.print(judged, measure.isPoints(), console.out());
      }
    }
    console.checkStopped();
  }

  private static void row(Rows table, int line, JudgedPosition one) {
    table.row(
        line,
        one.move().notation(),
        one.score(),
        one.best(),
        one.isMistake() ? 1 : 0,
        one.isWorse() ? 1 : 0,
        one.nodes(),
        one.plies(),
        one.lost(),
        one.estimate(),
        one.exact());
  }

  private void print(List<JudgedPosition> judged, int total) {
    double count = Math.max(1, judged.size());
    console
        .out()
        .printf(
            Locale.ROOT,
            "%d of %d positions judged: %.1f %% mistakes, %.1f %% worse; %,.1f nodes a position%n",
            judged.size(),
            total,
            100 * judged.stream().filter(JudgedPosition::isMistake).count() / count,
            100 * judged.stream().filter(JudgedPosition::isWorse).count() / count,
            judged.stream().mapToLong(JudgedPosition::nodes).sum() / count);
    console.out().flush();
  }
}
