package io.github.yomikiri.app.match;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.MatchRow;
import io.github.yomikiri.app.input.MatchRows;
import io.github.yomikiri.app.job.BulkCommand;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.job.RowsOutput;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.option.TypedPlayer;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.learn.job.BatchRunner;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobListener;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.Sprt;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code match}: it plays a match between two players. */
@Command(
    name = "match",
    mixinStandardHelpOptions = true,
    header = "Plays a match between two players and reports which one is stronger.",
    description = {
      "%n${bundle:match.games} Then follow the difference in Elo with its 95 %% interval, and"
          + " the processor and wall time of both players.",
      "${bundle:players}"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "${bundle:match.examples}",
      "",
      "Another program is started with the match and ended with it. If it ends too early, is silent or",
      "plays an illegal move, it has lost the game. Then it is started again for the next game. The",
      "result says how many games were lost in this way, and the exit code is 1. With --strict, the match",
      "ends with the result so far.",
      "",
      "The processor time counts all threads of a search, and all processes of another program. Some",
      "systems do not measure it.",
      "",
      "CSV: ${bundle:match.columns}, a row for",
      "each game. The score is that of ${bundle:match.scored}, or empty if the game was not played out. Times are in",
      "seconds. Ctrl-C ends the match and prints the result so far.",
      "",
      "With --output, each game is written to a file as it ends. Ctrl-C or kill -9 loses only the games",
      "in progress. The same command resumes the match and counts all games of the file; more --games",
      "extend it. A file that other arguments made is rejected and left unchanged.",
      "",
      "With --html, the page has the result, tables by color, by opening and by game, and a board that",
      "steps through each game. It is one file that loads nothing. Ctrl-C writes the page of the games",
      "so far. The page does not depend on how often the match was resumed."
    })
public final class MatchCommand<P extends Position<P>>
    implements Callable<Integer>, BulkCommand, WithMixins {

  private final GameContext<P> context;
  private final Console console;
  private final MatchRows<P> rowFormat;
  private final MatchWords words;

  @Parameters(
      index = "0",
      arity = "1",
      paramLabel = "A",
      description = "Player whose result is reported.")
  private Optional<TypedPlayer> player = Optional.empty();

  @Parameters(index = "1", arity = "1", paramLabel = "B", description = "Opponent.")
  private Optional<TypedPlayer> opponent = Optional.empty();

  private final OpeningOptions<P> openings;

  @Mixin
  private SeedOption seed = new SeedOption();

  @Option(
      names = "--sprt",
      paramLabel = "ELO0,ELO1",
      defaultValue = "",
      description = "Stop as soon as a sequential test with error rates of 5 %% decides between a"
          + " difference of ELO0 and one of ELO1. --games is then the maximum number of"
          + " games.")
  private String sprt = "";

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Number of games at once. The result is the same unless players have a time"
          + " limit. Default: 1.")
  private int threads = 1;

  @Option(
      names = "--strict",
      description = "End the match if another program fails, instead of counting the game as lost.")
  private boolean strict;

  @Mixin
  private RowsOutput output = new RowsOutput();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Also write a page with the result and every game, in one file; - writes it to"
          + " standard output instead of the result.")
  private Optional<Path> html = Optional.empty();

  @Mixin
  private CsvOption csv = new CsvOption();

  @Option(
      names = "--untimed",
      description = "Write no times, so that the same match writes the same rows.")
  private boolean untimed;

  private Optional<OpeningOptions.Plan<P>> plan = Optional.empty();
  private Optional<MatchResult> resultSoFar = Optional.empty();

  // The games of the page; empty without a page.
  private final List<GameResult<P>> shown = new ArrayList<>();

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param words the words of the game
   */
  public MatchCommand(GameContext<P> context, MatchWords words) {
    this.words = words;
    this.context = context;
    console = context.console();
    rowFormat = new MatchRows<>(context.kit());
    openings = new OpeningOptions<>(context.kit(), context.starts().get());
  }

  /** Returns the first lines of a file of games. */
  static <P extends Position<P>> List<String> header(
      GameContext<P> context, List<String> arguments) {
    List<String> header = context.version().header("match", arguments);
    header.add(new MatchRows<>(context.kit()).header());
    return header;
  }

  @Override
  public List<Object> mixins() {
    return List.of(openings, openings.start());
  }

  @Override
  public Map<String, String> words() {
    List<String> seats = context.kit().seats();
    boolean isPair = seats.size() == 2;
    boolean hasNodes = context.kit() instanceof NodeKit<?>;
    Map<String, String> words = new HashMap<>(openings.words());
    words.put("match.columns", String.join(",", rowFormat.columns()));
    words.put("match.scored", isPair ? seats.get(0) : "each seat");
    words.put(
        "match.games",
        isPair
            ? "Games come in pairs: both have the same opening, and the players swap sides. The"
                + " result has a line for each side: the wins of " + seats.get(0) + ", the wins of "
                + seats.get(1) + ", and the draws."
            : "Games come in rounds of " + words.get("match.round")
                + ", which have the same opening"
                + " and all ways to seat both players. The result has a line for each player: its"
                + " wins, draws and losses. A player with several seats wins by any of them.");
    words.put("match.examples", examples(isPair, hasNodes));
    return words;
  }

  private static String examples(boolean isPair, boolean hasNodes) {
    String command = "  ${COMMAND-FULL-NAME} ";
    String pair = hasNodes
        ? "nodes=20000 nodes=10000 --games "
        : "engine:nodes=20000 engine:nodes=10000 --games ";
    return String.join(
        "%n",
        command + (hasNodes ? "minimax2 random" : "engine:depth=2 random"),
        command + "engine:level=3 " + (hasNodes ? "greedy" : "random") + " --games "
            + (isPair ? 2000 : 2100),
        command
            + (hasNodes ? "pvs5 pvs5:history" : "monte-carlo:nodes=2000 engine:nodes=2000")
            + " --games " + (isPair ? 400 : 420) + " --threads 2",
        command + pair + (isPair ? 2000 : 2100) + " --sprt 0,30",
        command + "engine engine:level=7 --openings openings.txt --output games.csv",
        command + (hasNodes ? pair : "engine:nodes=2000 random --games ") + (isPair ? 100 : 210)
            + " --html match.html",
        command + "engine uci:time=1s:'program argument' --games " + (isPair ? 100 : 210));
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--threads", threads, 1, 1024);
    if (csv.isOn() && html.filter(TextFile::isStandardOutput).isPresent()) {
      throw new UserError(csv.name() + " and --html - cannot both write to standard output");
    }
    html.ifPresent(TextFile::checkCanBeWritten);
    if (context.place().cluster().isPresent()) {
      html.ifPresent(TextFile::checkIsNew);
      return playOn(context.place().cluster().get());
    }
    Match<P> match = settings()
        .applyTo(Match.between(player()::make, opponent()::make))
        .openings(plan().openings())
        .games(plan().games())
        .stop(console.stop());
    settings().sprt().ifPresent(match::sprt);
    try (MatchFile<P> file = openFile()) {
      if (file.before().isEmpty()) {
        html.ifPresent(TextFile::checkIsNew);
      }
      match.goOnAfter(file.before());
      file.before().forEach(this::show);
      return threads == 1 ? play(match, file) : playInParallel(match, file);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private PlayerSpec<P> player() {
    return player.orElseThrow().spec(context.kit());
  }

  private PlayerSpec<P> opponent() {
    return opponent.orElseThrow().spec(context.kit());
  }

  private OpeningOptions.Plan<P> plan() throws IOException {
    if (plan.isEmpty()) {
      plan = Optional.of(
          openings.plan(console, player().drawsLots() || opponent().drawsLots(), seed.value()));
    }
    return plan.get();
  }

  private int games() {
    return plan.orElseThrow().games();
  }

  private void show(GameResult<P> game) {
    if (html.isPresent()) {
      shown.add(game);
    }
  }

  private MatchSettings<P> settings() {
    return new MatchSettings<>(player(), opponent(), seed.value(), parseSprt(), untimed, strict);
  }

  @Override
  public Job job() {
    return new MatchJob<>(context, settings(), this::plan);
  }

  /** Plays the match on a cluster, and counts the games of its file. */
  private int playOn(BatchRunner cluster) throws IOException {
    String file = output.required();
    MatchResult none =
        MatchResult.none(player().name(), opponent().name(), settings().sprt());
    try (Progress progress = console.progress()) {
      Match.Listener<P> listener = listener(progress, MatchFile.none(rowFormat));
      JobListener jobListener = JobPlace.listener(console, progress);
      cluster.run(job(), file, console.stop(), jobListener, line -> {
        GameResult<P> game = rowFormat.parse(line).result();
        MatchResult soFar = resultSoFar.orElse(none).plus(game);
        listener.gameFinished(game, soFar);
        return !soFar.isDecided();
      });
    }
    MatchResult result = resultSoFar.orElse(none);
    return finish(console.stop().isRaised() ? result.asStopped() : result);
  }

  private MatchFile<P> openFile() throws IOException {
    return output.path().isEmpty()
        ? MatchFile.none(rowFormat)
        : MatchFile.open(
            rowFormat,
            output.path().get(),
            header(context, settings().described(plan())),
            plan().openings(),
            games());
  }

  private int playInParallel(Match<P> match, MatchFile<P> file) throws IOException {
    ExecutorService executor = Executors.newFixedThreadPool(threads, task -> {
      Thread thread = new Thread(task, "match");
      thread.setDaemon(true);
      return thread;
    });
    try {
      return play(match.parallel(threads, executor), file);
    } finally {
      executor.shutdownNow();
    }
  }

  private int play(Match<P> match, MatchFile<P> file) throws IOException {
    MatchResult result;
    try (Progress progress = console.progress()) {
      progress.update(() -> "game " + (file.before().size() + 1) + " of " + games());
      result = match.listener(listener(progress, file)).play();
    } catch (EngineFailure e) {
      // Print the result of the games that were played before the failure.
      if (resultSoFar.isPresent()) {
        report(resultSoFar.get(), true);
      }
      throw e;
    }
    return finish(result);
  }

  private int finish(MatchResult result) throws IOException {
    report(result, result.stopped());
    return result.illegalMoves().isEmpty() && result.failures().isEmpty()
        ? ExitCode.OK
        : ExitCode.FAILURE_FOUND;
  }

  private void report(MatchResult result, boolean stopped) throws IOException {
    MatchReport<P> report = new MatchReport<>(context, words, settings(), plan(), result, stopped);
    if (!csv.isOn() && html.filter(TextFile::isStandardOutput).isEmpty()) {
      report.print(console.out());
    }
    if (html.isPresent() && shown.isEmpty()) {
      console.warn("--html: no game was played, so there is no page");
    } else if (html.isPresent()) {
      TextFile.write(console, html.get(), report.page(shown));
    }
  }

  private Match.Listener<P> listener(Progress progress, MatchFile<P> file) {
    MatchSettings<P> settings = settings();
    Optional<RowWriter> rows = csv.rows(console.out(), rowFormat.columns());
    for (int i = 0; i < file.before().size(); i++) {
      MatchRow<P> row = settings.row(i + 1, file.before().get(i));
      rows.ifPresent(each -> each.row(rowFormat.fields(row)));
    }
    return (game, soFar) -> {
      MatchRow<P> row = settings.row(soFar.total().games(), game);
      resultSoFar = Optional.of(soFar);
      show(game);
      try {
        file.append(row);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      rows.ifPresent(each -> progress.aside(() -> each.row(rowFormat.fields(row))));
      progress.update(() -> String.format(
          Locale.ROOT,
          "game %d of %d: %s won %d, lost %d, drew %d, Elo %s",
          row.number(),
          games(),
          soFar.player(),
          soFar.total().wins(),
          soFar.total().losses(),
          soFar.total().draws(),
          soFar.elo()));
    };
  }

  private Optional<Sprt> parseSprt() {
    if (sprt.isEmpty()) {
      return Optional.empty();
    }
    String[] bounds = sprt.split(",", -1);
    try {
      if (bounds.length == 2) {
        return Optional.of(Sprt.of(Double.parseDouble(bounds[0]), Double.parseDouble(bounds[1])));
      }
    } catch (IllegalArgumentException e) {
      // The text has no numbers, or they do not rise; the error is reported below.
    }
    throw new UserError(
        "--sprt " + sprt + ": expected two rising numbers from -2000 to 2000, such as 0,10");
  }
}
