package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.option.CsvOption;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.option.TypedPlayer;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.player.ReversiKit;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code loss}: it measures how many discs players lose a move, by exact play. */
@Command(
    name = "loss",
    mixinStandardHelpOptions = true,
    header = "Measures how many discs players lose a move, by exact play.",
    description = {
      "%nEach game gives one position: the first with --empties empty squares and at least two"
          + " legal moves. Equal positions count once. Each player gets the game up to there and"
          + " chooses a move. The move loses the exact score of the position minus the exact score"
          + " after the move.",
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
      "  yomikiri loss match.csv engine:time=1s engine:time=2s",
      "  yomikiri loss WTH_2013.wtb engine:time=1s gtp:time=1s:'edax -gtp' --positions 100",
      "  yomikiri loss match.csv engine:tanuki --empties 20 --values scores.obf --csv",
      "",
      "CSV: player,position,move,best,after,loss,seconds, a row for each position and player. The scores",
      "best and after are before and after the move, both from the mover's view. The seconds are wall",
      "time. Ctrl-C ends the command and prints the table of the positions so far.",
      "",
      "With --values, each exact score is written to a file as soon as it is known. Another run, also",
      "with other players or positions, solves only positions that the file does not have. The file is",
      "in OBF, so that solve reads it, too.",
      "",
      "Another program is started with the command and ended with it. If it fails, the command ends with",
      "the table so far and exit code 1.",
      "",
      "Solving 22 empty squares takes about half a second, and each more takes twice the time."
    })
final class LossCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      index = "0",
      paramLabel = "GAMES",
      description = "File that match --output has written, a WTHOR file (.wtb), a file of"
          + " transcripts or games in GGF or SGF, or one such game; - for standard input.")
  private String games = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "PLAYER",
      description = "Players; the others are compared with the first.")
  private List<TypedPlayer> specs = List.of();

  @Option(
      names = "--empties",
      paramLabel = "N",
      defaultValue = "22",
      description = "Number of empty squares of the positions, 1 to 30. Each further empty square"
          + " doubles the time for solving. Default: 22.")
  private int empties = 22;

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
  private SeedOption seed = new SeedOption();

  @Mixin
  private CsvOption csv = new CsvOption();

  LossCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--empties", empties, 1, 30);
    int limit = most.orElse(Integer.MAX_VALUE);
    if (limit < 1) {
      throw new UserError("--positions " + limit + " is less than 1");
    }
    LineListing<Game<Reversi>> positions = LossPositions.read(console, games, empties, limit);
    List<LossPlayer> players = new ArrayList<>();
    try (ExactValues exact = ExactValues.open(values)) {
      for (TypedPlayer spec : specs) {
        players.add(new LossPlayer(spec.spec(ReversiKit.KIT).make()));
      }
      int exitCode = measure(positions.entries(), players, exact);
      return exitCode == ExitCode.OK ? positions.exitCode() : exitCode;
    } finally {
      players.forEach(LossPlayer::close);
    }
  }

  private int measure(List<Game<Reversi>> positions, List<LossPlayer> players, ExactValues exact)
      throws IOException {
    LossTable table = new LossTable();
    boolean complete;
    try (Progress progress = console.progress()) {
      complete = measure(positions, players, exact, table, progress);
    } catch (EngineFailure | IOException e) {
      // Print what was measured before the failure.
      print(table, positions.size());
      throw e;
    }
    print(table, positions.size());
    return complete ? ExitCode.OK : ExitCode.FAILURE_FOUND;
  }

  /** Measures the positions. Returns whether each player has chosen a legal move in each. */
  private boolean measure(
      List<Game<Reversi>> positions,
      List<LossPlayer> players,
      ExactValues exact,
      LossTable table,
      Progress progress)
      throws IOException {
    List<String> problems = new ArrayList<>();
    LossMeter meter =
        new LossMeter(players, exact, seed.value(), console.stop(), progress, problem -> {
          problems.add(problem);
          progress.aside(() -> console.warn(problem));
        });
    Optional<Csv> lines =
        csv.isOn() ? Optional.of(new Csv(console.out(), LossRow.COLUMNS)) : Optional.empty();
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

  private void print(LossTable table, int positions) {
    if (csv.isOn()) {
      return;
    }
    console
        .out()
        .printf(
            Locale.ROOT,
            "mean loss of a move in discs, by exact play, in %d positions with %d empty squares%n",
            table.positions(),
            empties);
    table.print(console.out());
    if (table.positions() < positions) {
      console
          .out()
          .printf(Locale.ROOT, "%d of %d positions were measured%n", table.positions(), positions);
    }
    if (console.stop().isRaised()) {
      console.out().println("Stopped.");
    }
    console.out().flush();
  }
}
