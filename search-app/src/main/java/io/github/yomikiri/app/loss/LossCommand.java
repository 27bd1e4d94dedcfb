package io.github.yomikiri.app.loss;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.EffortLimits;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.option.TypedPlayer;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.EngineFailure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code loss}: it measures how much players lose a move, by exact play. */
@Command(
    name = "loss",
    mixinStandardHelpOptions = true,
    header = "Measures how many ${bundle:points} players lose a move, by exact play.",
    description = {
      "%nEach game gives one position with at least two legal moves, near its end. Equal positions"
          + " count once. Each player gets the game up to there and chooses a move. The move loses"
          + " the exact score of the position minus the exact score after the move. A position whose"
          + " scores the solver does not prove within --time and --nodes is left out.",
      "%nThe table has the mean loss of each player with its 95 %% interval. Then follow the"
          + " percentage of moves that lose nothing, and the percentage of points that are lost. A"
          + " move that turns a win into a loss loses one point. If a draw is one of the two, it"
          + " loses half a point. The columns cpu and wall have the seconds a move. The column"
          + " difference is the mean loss minus that of the first player, with its 95 %% interval."
          + " It is taken position by position.",
      "%nA game that cannot be read is reported on standard error and skipped; the exit code is"
          + " then 1.%n",
      "${bundle:players}"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME} match.csv engine:time=1s engine:time=2s",
      "  ${COMMAND-FULL-NAME} match.csv nodes=20000 nodes=10000 --positions 100",
      "  ${COMMAND-FULL-NAME} match.csv engine --values scores.txt --csv",
      "",
      "CSV: player,position,move,best,after,loss,seconds, a row for each position and player. The"
          + " scores best and after are before and after the move, both from the mover's view. The"
          + " seconds are wall time. Ctrl-C ends the command and prints the table of the positions"
          + " so far.",
      "",
      "With --values, each exact score is written to a file as soon as it is known. Another run, also"
          + " with other players or positions, solves only positions that the file does not have."
          + " The command solve reads the file, too.",
      "",
      "Another program is started with the command and ended with it. If it fails, the command ends"
          + " with the table so far and exit code 1."
    })
public final class LossCommand<N extends Node<N>> implements Callable<Integer>, WithMixins {

  private final GameContext<N> context;
  private final Console console;
  private final LossOptions<N> options;

  @Parameters(index = "0", paramLabel = "GAMES", description = "Games: ${bundle:input.games}.")
  private String games = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "PLAYER",
      description = "Players; the others are compared with the first.")
  private List<TypedPlayer> specs = List.of();

  @Option(
      names = "--positions",
      paramLabel = "N",
      description = "Maximum number of positions, the first of the games. Default: all.")
  private Optional<Integer> most = Optional.empty();

  @Option(
      names = "--values",
      paramLabel = "FILE",
      description = "File with exact scores: those in it are used, and new ones are added.")
  private Optional<Path> values = Optional.empty();

  @Mixin
  private EffortLimits limits = new EffortLimits();

  @Mixin
  private SeedOption seed = new SeedOption();

  @Mixin
  private CsvOption csv = new CsvOption();

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param options choose the positions and solve them
   */
  public LossCommand(GameContext<N> context, LossOptions<N> options) {
    this.context = context;
    console = context.console();
    this.options = options;
  }

  @Override
  public List<Object> mixins() {
    return List.of(options);
  }

  @Override
  public Integer call() throws IOException {
    options.check();
    int limit = most.orElse(Integer.MAX_VALUE);
    if (limit < 1) {
      throw new UserError("--positions " + limit + " is less than 1");
    }
    LineListing<NamedGame<N>> read = context.inputs().get().games(console, games);
    List<Game<N>> positions = positions(read.entries(), limit);
    List<LossPlayer<N>> players = new ArrayList<>();
    try (ExactValues<N> exact =
        ExactValues.open(options, context.version(), values, limits.get())) {
      for (TypedPlayer spec : specs) {
        players.add(new LossPlayer<>(spec.spec(context.kit()).make()));
      }
      int exitCode = measure(positions, players, exact);
      return exitCode == ExitCode.OK ? read.exitCode() : exitCode;
    } finally {
      players.forEach(LossPlayer::close);
    }
  }

  /**
   * Chooses a position of each game. A position comes with the moves that lead to it, because some
   * programs cannot begin elsewhere than at the start.
   *
   * @return at least one game, which ends at the position; all positions are different
   * @throws UserError if no game has such a position
   */
  private List<Game<N>> positions(List<NamedGame<N>> read, int limit) {
    Set<N> different = new HashSet<>();
    List<Game<N>> chosen = read.stream()
        .flatMap(each -> chosen(each.game()).stream())
        .filter(game -> different.add(game.position()))
        .limit(limit)
        .toList();
    if (chosen.isEmpty()) {
      throw new UserError(new TextInput(games).name() + ": no game has a position with "
          + options.described() + " and at least two moves");
    }
    return chosen;
  }

  private Optional<Game<N>> chosen(Game<N> game) {
    return IntStream.range(0, game.positions().size())
        .filter(ply -> options.isWanted(game, ply)
            && game.positions().get(ply).legalMoves().size() >= 2)
        .mapToObj(game::first)
        .findFirst();
  }

  private int measure(List<Game<N>> positions, List<LossPlayer<N>> players, ExactValues<N> exact)
      throws IOException {
    LossTable table = new LossTable();
    boolean complete;
    try (Progress progress = console.progress()) {
      complete = measure(positions, players, exact, table, progress);
    } catch (EngineFailure | IOException e) {
      // Print what was measured before the failure.
      print(table, positions.size(), exact.unsolved());
      throw e;
    }
    print(table, positions.size(), exact.unsolved());
    return complete ? ExitCode.OK : ExitCode.FAILURE_FOUND;
  }

  /** Measures the positions. Returns whether each player has chosen a legal move in each. */
  private boolean measure(
      List<Game<N>> positions,
      List<LossPlayer<N>> players,
      ExactValues<N> exact,
      LossTable table,
      Progress progress)
      throws IOException {
    List<String> problems = new ArrayList<>();
    LossMeter<N> meter = new LossMeter<>(
        players, exact, options.texts(), seed.value(), console.stop(), progress, problem -> {
          problems.add(problem);
          progress.aside(() -> console.warn(problem));
        });
    Optional<RowWriter> lines = csv.rows(console.out(), LossRow.COLUMNS);
    for (int i = 0; i < positions.size() && !console.stop().isRaised(); i++) {
      String place = "position " + (i + 1) + " of " + positions.size();
      Optional<List<LossRow>> rows = meter.measure(positions.get(i), place);
      rows.ifPresent(table::add);
      if (rows.isPresent() && lines.isPresent()) {
        progress.aside(() -> rows.get().forEach(row -> lines.get().row(row.fields())));
      }
    }
    return problems.isEmpty();
  }

  private void print(LossTable table, int positions, int unsolved) {
    if (csv.isOn()) {
      return;
    }
    console
        .out()
        .printf(
            Locale.ROOT,
            "mean loss of a move in %s, by exact play, in %d positions with %s%n",
            context.kit().points(),
            table.positions(),
            options.described());
    table.print(console.out());
    if (table.positions() < positions) {
      console
          .out()
          .printf(Locale.ROOT, "%d of %d positions were measured%n", table.positions(), positions);
    }
    if (unsolved > 0) {
      console
          .out()
          .printf(Locale.ROOT, "%d positions were left out: the solver did not end%n", unsolved);
    }
    if (console.stop().isRaised()) {
      console.out().println("Stopped.");
    }
    console.out().flush();
  }
}
