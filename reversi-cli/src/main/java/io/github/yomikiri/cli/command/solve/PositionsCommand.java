package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.option.ReversiStart;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code positions}: it lists all positions after a number of plies. */
@Command(
    name = "positions",
    mixinStandardHelpOptions = true,
    header = "Lists all positions after a number of plies.",
    description = {
      "%nWrites a position on each line, in OBF, with the moves that first led to it as a comment."
          + " Rotations and reflections of a position are the same position, which is listed once."
          + " A pass is one ply. Games that end earlier are left out.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri positions --plies 4",
      "  yomikiri positions --size 6 --plies 6 > six.obf",
      "  yomikiri solve six.obf --hash 256 --output scores.csv"
    })
final class PositionsCommand implements Callable<Integer> {

  /** On 8x8 squares, 10 plies lead to three million positions. */
  private static final int MAX_PLIES = 10;

  private final Console console;

  @Mixin
  private ReversiStart start = new ReversiStart();

  @Option(
      names = "--plies",
      paramLabel = "N",
      required = true,
      description = "Number of plies, 0 to 10. Each more makes about six times as many positions.")
  private int plies;

  PositionsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    NumberRanges.check("--plies", plies, 0, MAX_PLIES);
    List<Game<Reversi>> games = List.of(Game.of(start.position(console)));
    try (Progress progress = console.progress()) {
      for (int ply = 1; ply <= plies; ply++) {
        games = next(games, "ply " + ply + " of " + plies, progress);
      }
    }
    for (Game<Reversi> game : games) {
      console.checkStopped();
      console.out().println(line(game));
    }
    console.out().flush();
    return ExitCode.OK;
  }

  /** Returns a game for each position that is one ply further. */
  private List<Game<Reversi>> next(List<Game<Reversi>> games, String place, Progress progress) {
    List<Game<Reversi>> next = new ArrayList<>();
    Set<Long> known = new HashSet<>();
    for (Game<Reversi> game : games) {
      console.checkStopped();
      progress.update(() -> String.format(Locale.ROOT, "%s: %,d positions", place, known.size()));
      for (Move move : game.position().legalMoves()) {
        Game<Reversi> longer = game.play(move);
        if (known.add(ReversiBook.identity(longer.position()))) {
          next.add(longer);
        }
      }
    }
    return next;
  }

  private static String line(Game<Reversi> game) {
    return new ObfPosition(game.position(), Map.of(), OptionalInt.empty(), game.toString())
        .format();
  }
}
