package io.github.yomikiri.app.loss;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.ScoredPosition;
import io.github.yomikiri.app.input.ScoredPositions;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.EvaluatorChoice;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.option.TypedPlayer;
import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code judge}: how good moves and values are where exact values are known. */
@Command(
    name = "judge",
    mixinStandardHelpOptions = true,
    header = "Counts the mistakes of players in positions that a solver can solve.",
    description = {
      "%nEach player moves in each position. A move is a mistake if another move has a better"
          + " result of win, draw and loss. It is worse if another move has a better score. The"
          + " table has both for each part of the game, and the ${bundle:points} that a move loses"
          + " on average, with the 95 %% interval.",
      "%nThe last table is about the evaluator without a search. Its columns are in how many"
          + " positions that are no draws it sees who wins, and its error. If its values are"
          + " ${bundle:points}, this is the mean distance to the exact score. If they are win chances,"
          + " it is the mean square of the distance between the chance and the result, both from -1"
          + " to 1. Values in a unit of the evaluator's own have no error.",
      "%nA line of the file is a position as solve reads it. Scores of all its moves are used as they"
          + " are. Otherwise the solver finds what is needed, and a score of the line that the"
          + " solver does not find is an error. A position whose scores the solver cannot prove is"
          + " left out. With --plies, the command makes the positions that the file does not have"
          + " yet.%n",
      "${bundle:players}"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} positions.txt ${bundle:usual} greedy",
      "  ${COMMAND-FULL-NAME} made.txt ${bundle:usual} --plies ${bundle:judge.plies} --positions 100 --csv",
      "",
      "CSV: player,line,${bundle:stage},move,score,best,mistake,worse,lost,estimate,exact, a row"
          + " for each position and player. The last two columns are in ${bundle:points}, or are win"
          + " chances; or an estimate in the evaluator's own unit and the result.",
      "",
      "The game to each position that is made begins with random moves, some or all. A search of two"
          + " plies plays on. The file has the scores of all moves. The same command resumes it"
          + " after Ctrl-C."
    })
public final class JudgeCommand<N extends Node<N>> implements Callable<Integer>, WithMixins {

  private final GameContext<N> context;
  private final Console console;
  private final NodeKit<N> kit;
  private final LossOptions<N> exact;
  private final EvaluatorChoice<N> evaluator;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "The file of positions; - for standard input.")
  private String file = "";

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "PLAYER", description = "Players.")
  private List<TypedPlayer> specs = List.of();

  @Option(
      names = "--plies",
      paramLabel = "A-B",
      description =
          "Number of moves before a position that is made, each number from A to B equally"
              + " likely. Default: the file has all positions.")
  private Optional<String> plies = Optional.empty();

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "500",
      description = "Number of positions with --plies. Default: 500.")
  private int positions = 500;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "10000000",
      description = "With --plies, leaves out positions with a move whose score takes more nodes."
          + " Default: 10000000.")
  private long nodes = 10_000_000;

  @Mixin
  private SeedOption seed = new SeedOption();

  @Mixin
  private CsvOption csv = new CsvOption();

  /**
   * Makes the command.
   *
   * @param context the program
   * @param kit the game
   * @param exact reads and solves positions
   * @param evaluator chooses the evaluator
   */
  public JudgeCommand(
      GameContext<N> context, NodeKit<N> kit, LossOptions<N> exact, EvaluatorChoice<N> evaluator) {
    this.context = context;
    console = context.console();
    this.kit = kit;
    this.exact = exact;
    this.evaluator = evaluator;
  }

  @Override
  public List<Object> mixins() {
    return List.of(evaluator);
  }

  @Override
  public Map<String, String> words() {
    return Map.of("stage", exact.texts().stageName());
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--positions", positions, 1, 1_000_000);
    NumberRanges.check("--nodes", nodes, 1, Long.MAX_VALUE);
    Measure<N> measure = Measure.of(kit, evaluator.get());
    LineListing<ScoredPosition<N>> listing = plies.isPresent()
        ? new LineListing<>(made(RandomPlies.parse("--plies", plies.get())), List.of())
        : exact.texts().read(console, file).reported(console, name(), "position");
    List<LossPlayer<N>> players = new ArrayList<>();
    try (ExactValues<N> values =
        ExactValues.open(exact, context.version(), Optional.empty(), Limits.none())) {
      for (TypedPlayer spec : specs) {
        players.add(new LossPlayer<>(spec.spec(kit).make()));
      }
      boolean isComplete = judge(listing.entries(), players, values, measure);
      console.checkStopped();
      return isComplete ? listing.exitCode() : ExitCode.FAILURE_FOUND;
    } finally {
      players.forEach(LossPlayer::close);
    }
  }

  private String name() {
    return new TextInput(file).name();
  }

  /** Returns the positions of the file, after it has got those that were missing. */
  private List<ScoredPosition<N>> made(RandomPlies range) throws IOException {
    if (file.equals(TextInput.STANDARD_INPUT)) {
      throw new UserError("--plies needs a file, which it writes; FILE is standard input");
    }
    Path path = Path.of(file);
    ScoredPositions<N> texts = exact.texts();
    List<String> header = context
        .version()
        .header("judge", List.of("plies " + plies.get(), "nodes " + nodes, "seed " + seed.value()));
    List<String> lines = ResumableFile.linesOf(path);
    List<ScoredPosition<N>> made = new ArrayList<>();
    try (ResumableFile rows = TextFile.resume(path, header);
        Progress progress = console.progress()) {
      long known = Math.min(positions, rows.linesBefore());
      for (int line = header.size() + 1; made.size() < known; line++) {
        made.add(parse(line, lines.get(line - 1)));
      }
      if (known == positions) {
        return made;
      }
      PositionMaker<N> maker = new PositionMaker<>(kit, exact.solver(), range, nodes, seed.value());
      made.forEach(position -> maker.skipTo(position.game().position()));
      while (made.size() < positions) {
        String soFar = made.size() + " of " + positions + " positions made, " + maker.leftOut()
            + " left out, because their solution takes too long";
        progress.update(() -> soFar);
        Optional<ScoredPosition<N>> next = maker.next(console.stop());
        console.checkPaused();
        String line = texts.write(next.orElseThrow());
        rows.append(line);
        made.add(parse(header.size() + made.size() + 1, line));
      }
    }
    return made;
  }

  private ScoredPosition<N> parse(int line, String text) {
    try {
      return exact.texts().parse(line, text);
    } catch (InvalidInputException e) {
      throw e.inSource(file, "line " + line);
    }
  }

  /** Judges the positions. Returns whether each player has chosen a legal move in each. */
  private boolean judge(
      List<ScoredPosition<N>> all,
      List<LossPlayer<N>> players,
      ExactValues<N> values,
      Measure<N> measure)
      throws IOException {
    ScoredPositions<N> texts = exact.texts();
    JudgedTable table = new JudgedTable(texts.stageName());
    List<String> problems = new ArrayList<>();
    try (Progress progress = console.progress()) {
      LossMeter<N> meter = new LossMeter<>(
          players, values, texts, seed.value(), console.stop(), progress, problem -> {
            problems.add(problem);
            progress.aside(() -> console.warn(problem));
          });
      Optional<RowWriter> rows = csv.rows(console.out(), JudgedPosition.columns(texts.stageName()));
      for (int i = 0; i < all.size() && !console.stop().isRaised(); i++) {
        ScoredPosition<N> position = all.get(i);
        checkLine(position, !position.game().isOver(), "the game is over");
        values.add(position);
        Optional<List<LossRow>> moves =
            meter.measure(position.game(), "position " + (i + 1) + " of " + all.size());
        if (moves.isPresent()) {
          JudgedPosition judged = judged(position, moves.get(), measure);
          table.add(judged);
          rows.ifPresent(out ->
              progress.aside(() -> judged.moves().forEach(row -> out.row(judged.fields(row)))));
        }
      }
    }
    if (!csv.isOn()) {
      print(table, all.size(), measure);
    }
    return problems.isEmpty();
  }

  private JudgedPosition judged(
      ScoredPosition<N> position, List<LossRow> moves, Measure<N> measure) {
    int best = moves.get(0).best();
    int said = position.value().orElse(best);
    checkLine(position, said == best, "the line says " + said + ", the score is " + best);
    return new JudgedPosition(
        position.line(),
        exact.texts().stage(position.game()),
        best,
        measure.estimate(position.game().position()),
        measure.exact().applyAsDouble(best),
        moves);
  }

  private void checkLine(ScoredPosition<N> position, boolean isRight, String problem) {
    if (!isRight) {
      throw new UserError(name() + ", line " + position.line() + ": " + problem);
    }
  }

  private void print(JudgedTable table, int total, Measure<N> measure) {
    console.out().printf(Locale.ROOT, "%d of %d positions judged%n", table.positions(), total);
    if (table.positions() > 0) {
      for (int player = 0; player < specs.size(); player++) {
        console.out().printf(Locale.ROOT, "%n%s%n", specs.get(player));
        table.printMoves(player, console.out());
      }
      console
          .out()
          .printf(
              Locale.ROOT,
              "%nthe evaluator %s without a search, in %s%n",
              evaluator.name(),
              measure.unit(kit, evaluator.name()));
      table.printValues(measure.kind(), console.out());
    }
    console.out().flush();
  }
}
