package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.cli.job.GamesOutput;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobLine;
import io.github.yomikiri.learn.job.Units;
import io.github.yomikiri.learn.job.Worker;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * The job of the command {@code match} on a cluster. A unit is the number of a game and its
 * opening, so workers need no file of openings. In this process, {@link Match} plays the games
 * itself.
 */
final class MatchJob implements Job {

  private static final String SEPARATOR = "|";

  /** Reads the options for openings. */
  @FunctionalInterface
  interface Planner {
    OpeningOptions.Plan plan() throws IOException;
  }

  private final MatchSettings settings;
  private final Planner planner;
  private Optional<OpeningOptions.Plan> plan = Optional.empty();

  /**
   * Makes the job.
   *
   * @param settings all but the openings
   * @param planner makes the openings, which workers do not need
   */
  MatchJob(MatchSettings settings, Planner planner) {
    this.settings = settings;
    this.planner = planner;
  }

  private OpeningOptions.Plan plan() throws IOException {
    if (plan.isEmpty()) {
      plan = Optional.of(planner.plan());
    }
    return plan.get();
  }

  @Override
  public String things() {
    return GamesOutput.THINGS;
  }

  @Override
  public List<String> header() throws IOException {
    return MatchFile.header(settings.described(plan()));
  }

  @Override
  public OptionalLong size() throws IOException {
    return OptionalLong.of(plan().games());
  }

  @Override
  public boolean mayEndEarly() {
    return settings.sprt().isPresent();
  }

  @Override
  public Units units(Consumer<String> bad) throws IOException {
    List<Game<Reversi>> openings = plan().openings();
    return Units.of(IntStream.range(0, plan().games())
        .mapToObj(number -> unit(number, openings.get(number / 2 % openings.size())))
        .iterator());
  }

  private static String unit(int number, Game<Reversi> opening) {
    return number + SEPARATOR + String.join(SEPARATOR, MatchRow.texts(opening));
  }

  @Override
  public Worker worker(StopSignal stop) {
    return new Table(settings, stop);
  }

  /** A worker: two players at a board. */
  private static final class Table implements Worker {

    private final MatchSettings settings;
    private final StopSignal stop;
    private final Player<Reversi> player;
    private final Player<Reversi> opponent;

    Table(MatchSettings settings, StopSignal stop) {
      this.settings = settings;
      this.stop = stop;
      player = settings.player().make();
      try {
        opponent = settings.opponent().make();
      } catch (RuntimeException e) {
        player.close();
        throw e;
      }
    }

    @Override
    public Optional<JobLine> work(String unit) {
      String[] parts = unit.split("\\" + SEPARATOR, -1);
      int number = Integer.parseInt(parts[0]);
      Match<Reversi> match = settings
          .applyTo(Match.between(player, opponent))
          .openings(List.of(MatchRow.game(parts[1], parts[2])))
          .stop(stop);
      GameResult<Reversi> game = match.playGame(number, player, opponent);
      if (game.ending() == Ending.STOPPED) {
        return Optional.empty();
      }
      MatchRow row = settings.row(number + 1, game);
      if (!row.isKept()) {
        throw new IllegalStateException("game " + (number + 1) + ": " + game);
      }
      long nodes = game.firstTime().nodes() + game.secondTime().nodes();
      return Optional.of(new JobLine(row.line(), game.game().moves().size(), nodes));
    }

    @Override
    public void close() {
      player.close();
      opponent.close();
    }
  }
}
