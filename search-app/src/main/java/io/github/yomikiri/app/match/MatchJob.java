package io.github.yomikiri.app.match;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.input.MatchRow;
import io.github.yomikiri.app.input.MatchRows;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobLine;
import io.github.yomikiri.learn.job.Units;
import io.github.yomikiri.learn.job.Worker;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.round.Round;
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
final class MatchJob<P extends Position<P>> implements Job {

  private static final String SEPARATOR = "|";

  /** Reads the options for openings. */
  @FunctionalInterface
  interface Planner<P extends Position<P>> {
    OpeningOptions.Plan<P> plan() throws IOException;
  }

  private final GameContext<P> context;
  private final MatchSettings<P> settings;
  private final Planner<P> planner;
  private Optional<OpeningOptions.Plan<P>> plan = Optional.empty();

  /**
   * Makes the job.
   *
   * @param context the game, and the program
   * @param settings all but the openings
   * @param planner makes the openings, which workers do not need
   */
  MatchJob(GameContext<P> context, MatchSettings<P> settings, Planner<P> planner) {
    this.context = context;
    this.settings = settings;
    this.planner = planner;
  }

  private OpeningOptions.Plan<P> plan() throws IOException {
    if (plan.isEmpty()) {
      plan = Optional.of(planner.plan());
    }
    return plan.get();
  }

  @Override
  public String things() {
    return "games";
  }

  @Override
  public List<String> header() throws IOException {
    return MatchCommand.header(context, settings.described(plan()));
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
    List<Game<P>> openings = plan().openings();
    MatchRows<P> rows = new MatchRows<>(context.kit());
    Round round = new Round(context.kit().seats().size());
    return Units.of(IntStream.range(0, plan().games())
        .mapToObj(
            number -> unit(rows, number, openings.get(round.opening(number, openings.size()))))
        .iterator());
  }

  private static <P extends Position<P>> String unit(
      MatchRows<P> rows, int number, Game<P> opening) {
    return number + SEPARATOR + String.join(SEPARATOR, rows.texts(opening));
  }

  @Override
  public Worker worker(StopSignal stop) {
    return new Table<>(new MatchRows<>(context.kit()), settings, stop);
  }

  /** A worker: two players at a board. */
  private static final class Table<P extends Position<P>> implements Worker {

    private final MatchRows<P> rows;
    private final MatchSettings<P> settings;
    private final StopSignal stop;
    private final Player<P> player;
    private final Player<P> opponent;

    Table(MatchRows<P> rows, MatchSettings<P> settings, StopSignal stop) {
      this.rows = rows;
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
      Match<P> match = settings
          .applyTo(Match.between(player, opponent))
          .openings(List.of(rows.game(parts[1], parts[2])))
          .stop(stop);
      GameResult<P> game = match.playGame(number, player, opponent);
      if (game.ending() == Ending.STOPPED) {
        return Optional.empty();
      }
      MatchRow<P> row = settings.row(number + 1, game);
      if (!row.isKept()) {
        throw new IllegalStateException("game " + (number + 1) + ": " + game);
      }
      long nodes = game.times().stream().mapToLong(PlayerTime::nodes).sum();
      return Optional.of(new JobLine(rows.line(row), game.game().moves().size(), nodes));
    }

    @Override
    public void close() {
      player.close();
      opponent.close();
    }
  }
}
