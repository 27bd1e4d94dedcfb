package io.github.yomikiri.app.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.option.StartOptions;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code positions}: it lists all positions after a number of plies. */
@Command(
    name = "positions",
    mixinStandardHelpOptions = true,
    header = "Lists all positions after a number of plies.",
    description = {
      "%nWrites each position on a line, as solve reads it, with the moves that first led to it."
          + " Positions that count as the same, such as symmetric ones, are listed once. A pass is"
          + " one ply. Games that end earlier are left out.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {"  ${COMMAND-FULL-NAME} --plies 2", "  ${COMMAND-FULL-NAME} --plies 4 > four.txt"})
public final class PositionsCommand<P extends Position<P>>
    implements Callable<Integer>, WithMixins {

  /** On the 8x8 squares of Reversi, 10 plies lead to three million positions. */
  private static final int MAX_PLIES = 10;

  /** Writes positions. */
  @FunctionalInterface
  public interface Lines<P extends Position<P>> {

    /**
     * Returns the line of a position.
     *
     * @param game the position, with the moves that first led to it
     * @param plies the number of the last moves that the command has made
     */
    String of(Game<P> game, int plies);
  }

  private final GameContext<P> context;
  private final StartOptions<P> start;
  private final Lines<P> lines;

  @Option(
      names = "--plies",
      paramLabel = "N",
      required = true,
      description = "Number of plies, 0 to 10.")
  private int plies;

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param lines writes the positions
   */
  public PositionsCommand(GameContext<P> context, Lines<P> lines) {
    this.context = context;
    this.lines = lines;
    start = context.starts().get();
  }

  @Override
  public List<Object> mixins() {
    return List.of(start);
  }

  @Override
  public Integer call() throws IOException {
    Console console = context.console();
    NumberRanges.check("--plies", plies, 0, MAX_PLIES);
    List<Game<P>> games = List.of(start.game(console));
    try (Progress progress = console.progress()) {
      for (int ply = 1; ply <= plies; ply++) {
        games = next(games, "ply " + ply + " of " + plies, progress);
      }
    }
    for (Game<P> game : games) {
      console.checkStopped();
      console.out().println(lines.of(game, plies));
    }
    console.out().flush();
    return ExitCode.OK;
  }

  /** Returns a game for each position that is one ply further. */
  private List<Game<P>> next(List<Game<P>> games, String place, Progress progress) {
    List<Game<P>> next = new ArrayList<>();
    Set<Long> known = new HashSet<>();
    for (Game<P> game : games) {
      context.console().checkStopped();
      progress.update(() -> String.format(Locale.ROOT, "%s: %,d positions", place, known.size()));
      for (Move move : game.position().legalMoves()) {
        Game<P> longer = game.play(move);
        if (known.add(context.kit().identity(longer.position()))) {
          next.add(longer);
        }
      }
    }
    return next;
  }
}
