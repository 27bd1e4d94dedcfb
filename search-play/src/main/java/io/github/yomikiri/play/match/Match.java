package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.round.Round;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays pairs of games between two players and counts who wins.
 *
 * <pre>{@code
 * MatchResult result = Match.between(alpha, beta)
 *     .openings(Openings.random(Reversi.start(), 8, 50, 1))
 *     .games(100)
 *     .play();
 * }</pre>
 *
 * <p>Both games of a pair begin with the same opening. The player is the first mover in one game,
 * and the opponent in the other. The openings are used in turn, and again from the first if there
 * are fewer openings than pairs. Where chance decides, the match throws the dice, which both games
 * of a pair have in the same order.
 *
 * <p>With three to six seats, the two players play a round of games for each opening: all
 * arrangements in which both have a seat, which are 6 for three seats, and 62 for six. In the
 * second game of a pair each seat belongs to the other player. A player with several seats plays
 * for each of them, on one clock. It has won if one of its seats has a better score than each seat
 * of the other player. It has lost if it resigns or fails at any seat. Games of one seat are no
 * matches.
 *
 * <p>A match can be reproduced if its players depend only on the arguments of
 * {@link Player#newGame}, which excludes a time limit. The same match then has the same games, one
 * after another or several at once.
 *
 * <p>A match collects its settings first; {@link #play()} may be called several times. A setting is
 * made once; a second call is rejected by an {@link IllegalStateException}. Used by one thread at a
 * time.
 *
 * @param <P> the game's position type
 */
public final class Match<P extends Position<P>> {

  private static final Logger LOG = LoggerFactory.getLogger(Match.class);
  private static final int NOT_SET = 0;

  private final Settings<Match<P>> settings = new Settings<>(this);
  private final Supplier<Player<P>> player;
  private final Supplier<Player<P>> opponent;
  private final boolean makesPlayers;

  private List<Game<P>> openings = List.of();
  private int games = NOT_SET;
  private long seed;
  private StopSignal stop = StopSignal.NEVER;
  private Optional<Sprt> sprt = Optional.empty();
  private List<GameResult<P>> known = List.of();
  private Listener<P> listener = (game, soFar) -> {};
  private Optional<Executor> executor = Optional.empty();
  private int gamesAtOnce = 1;
  private EarlyEnd earlyEnd = EarlyEnd.NEVER;
  private boolean strict;

  private Match(Supplier<Player<P>> player, Supplier<Player<P>> opponent, boolean makesPlayers) {
    this.player = player;
    this.opponent = opponent;
    this.makesPlayers = makesPlayers;
  }

  /**
   * Starts a match between two players. The match does not close them.
   *
   * @param <P> the game's position type
   * @param player the player from whose view the result is counted
   * @param opponent the other player
   * @return a match without openings
   */
  public static <P extends Position<P>> Match<P> between(Player<P> player, Player<P> opponent) {
    Objects.requireNonNull(player, "player");
    Objects.requireNonNull(opponent, "opponent");
    return new Match<>(() -> player, () -> opponent, false);
  }

  /**
   * Starts a match that makes its players itself and closes them at the end. The match makes one
   * pair of players for each game that it plays at the same time.
   *
   * @param <P> the game's position type
   * @param player makes the player from whose view the result is counted: a new one at every call,
   *     always with the same name
   * @param opponent makes the other player
   * @return a match without openings
   */
  public static <P extends Position<P>> Match<P> between(
      Supplier<Player<P>> player, Supplier<Player<P>> opponent) {
    return new Match<>(player, opponent, true);
  }

  /**
   * Plays one game.
   *
   * @param <P> the game's position type
   * @param opening the game so far
   * @param first the first mover, who has seat 0
   * @param second the other player
   * @param seed for the players' randomness, and the dice
   * @param stop ends the game when raised, between two moves
   * @return the game up to its end or to the stop
   */
  public static <P extends Position<P>> GameResult<P> playGame(
      Game<P> opening, Player<P> first, Player<P> second, long seed, StopSignal stop) {
    return playGame(opening, List.of(first, second), seed, stop);
  }

  /**
   * Plays one game of any number of seats.
   *
   * @param <P> the game's position type
   * @param opening the game so far
   * @param players who plays for each seat; a player can have several
   * @param seed for the players' randomness, and the dice
   * @param stop ends the game when raised, between two moves
   * @return the game up to its end or to the stop
   * @throws IllegalArgumentException if there are not as many players as seats
   */
  public static <P extends Position<P>> GameResult<P> playGame(
      Game<P> opening, List<Player<P>> players, long seed, StopSignal stop) {
    if (players.size() != opening.seats()) {
      throw new IllegalArgumentException(
          players.size() + " players for a game of " + opening.seats() + " seats");
    }
    long dice = Hash64.of(seed, SeatedPosition.CHANCE);
    return new RunningGame<>(players, opening, seed, dice, stop, EarlyEnd.NEVER, false).play();
  }

  /**
   * Plays one game of this match, for example on another machine. It is the game that {@link #play}
   * plays as game {@code number}, whatever games were played before. A {@link MatchResult} counts
   * such games.
   *
   * @param number the game's number in the match, from 0
   * @param gamePlayer the match's player, used by one thread at a time
   * @param gameOpponent the match's opponent
   * @return the game up to its end, or to the match's stop signal
   * @throws IllegalArgumentException if the number is negative
   * @throws IllegalStateException if there are no openings, or they do not go with the settings
   */
  public GameResult<P> playGame(int number, Player<P> gamePlayer, Player<P> gameOpponent) {
    Ranges.notNegative("number of a game", number);
    checkOpenings();
    return new Schedule<>(openings, number + 1, seed, number, earlyEnd, strict)
        .game(number, new Pairing<>(gamePlayer, gameOpponent), stop)
        .play();
  }

  private void checkOpenings() {
    if (openings.isEmpty()) {
      throw new IllegalStateException("no openings: call from(start) or openings(list) first");
    }
    int seats = openings.get(0).seats();
    if (seats > 2 && earlyEnd.isAgreed()) {
      throw new IllegalStateException("adjudicate is for two seats, but the game has " + seats);
    }
    int round = new Round(seats).games();
    if (games % round != 0) {
      throw new IllegalStateException("number of games " + games + " is not a multiple of " + round
          + ", the arrangements of two players over " + seats + " seats");
    }
  }

  /**
   * Begins every game with the same position.
   *
   * @param start the position
   * @return this match
   * @throws IllegalArgumentException if the game is over there, or has one seat
   */
  public Match<P> from(P start) {
    return openings(List.of(Game.of(start)));
  }

  /**
   * Begins each pair of games with the next of these openings.
   *
   * @param newOpenings at least one
   * @return this match
   * @throws IllegalArgumentException if the list is empty or contains a finished game, or the games
   *     have one seat, or different numbers of seats
   */
  public Match<P> openings(List<Game<P>> newOpenings) {
    if (newOpenings.isEmpty()) {
      throw new IllegalArgumentException("the list of openings is empty");
    }
    newOpenings.stream().filter(Game::isOver).findFirst().ifPresent(over -> {
      throw new IllegalArgumentException("the game is over after the opening [" + over + "]");
    });
    List<Integer> seats = newOpenings.stream().map(Game::seats).distinct().toList();
    if (seats.size() > 1 || seats.contains(1)) {
      throw new IllegalArgumentException(
          "two players need the same number of seats in all openings, at least 2, not " + seats);
    }
    return settings.set("from(...) or openings", () -> openings = List.copyOf(newOpenings));
  }

  /**
   * Chooses the number of games. The default is a pair for each opening, and with more than two
   * seats a round.
   *
   * @param newGames an even number, at least 2; with more than two seats a multiple of a round
   * @return this match
   * @throws IllegalArgumentException if the number is odd or less than 2
   */
  public Match<P> games(int newGames) {
    if (newGames < 2 || newGames % 2 != 0) {
      throw new IllegalArgumentException(
          "number of games " + newGames + " is not a positive even number");
    }
    return settings.set("games", () -> games = newGames);
  }

  /**
   * Chooses the seed from which the players' seeds and the dice are derived. The default is 0.
   *
   * @param newSeed any number
   * @return this match
   */
  public Match<P> seed(long newSeed) {
    return settings.set("seed", () -> seed = newSeed);
  }

  /**
   * Ends a game as a draw when it has a number of plies, those of the opening included. By default
   * games have no limit, and two players may repeat moves for ever if the game has no rule against
   * it.
   *
   * @param plies the maximum number of plies, at least 1
   * @return this match
   * @throws IllegalArgumentException if the number is less than 1
   */
  public Match<P> maxPlies(int plies) {
    return settings.set(
        "maxPlies", () -> earlyEnd = new EarlyEnd(plies, earlyEnd.points(), earlyEnd.moves()));
  }

  /**
   * Ends a game when both players agree who wins, so that won games need not be played to their
   * end. The values are those of the {@linkplain SearchResult#points() results}. Only two seats can
   * agree in this way.
   *
   * @param points a side has won if both players value the game as at least this much for it, more
   *     than 0
   * @param moves for how many moves in a row each player has to do so, at least 1
   * @return this match
   * @throws IllegalArgumentException if an argument is outside its range
   */
  public Match<P> adjudicate(double points, int moves) {
    return settings.set(
        "adjudicate", () -> earlyEnd = new EarlyEnd(earlyEnd.maxPlies(), points, moves));
  }

  /**
   * Ends the match by an exception if another program fails. By default the program has lost the
   * game, the match continues, and the result {@linkplain MatchResult#failures() names} the game.
   *
   * @return this match
   */
  public Match<P> strict() {
    return settings.set("strict", () -> strict = true);
  }

  /**
   * Ends the match when a signal is raised. Games that are unfinished by then do not count, and
   * neither do the games after them.
   *
   * @param newStop the signal
   * @return this match
   */
  public Match<P> stop(StopSignal newStop) {
    return settings.set("stop", () -> stop = Objects.requireNonNull(newStop, "stop"));
  }

  /**
   * Ends the match as soon as a sequential test is decided; {@link #games} is then the maximum
   * number of games.
   *
   * @param newSprt the test, which is evaluated after every pair of games
   * @return this match
   */
  public Match<P> sprt(Sprt newSprt) {
    return settings.set("sprt", () -> sprt = Optional.of(newSprt));
  }

  /**
   * Resumes a match that was not played to its end. The given games count and are not played again.
   *
   * @param finished the first games of a match with the same settings, in their order, as its
   *     listener received them
   * @return this match
   */
  public Match<P> goOnAfter(List<GameResult<P>> finished) {
    return settings.set("goOnAfter", () -> known = List.copyOf(finished));
  }

  /**
   * Chooses the listener that is called after every finished game.
   *
   * @param newListener the listener
   * @return this match
   */
  public Match<P> listener(Listener<P> newListener) {
    return settings.set(
        "listener", () -> listener = Objects.requireNonNull(newListener, "listener"));
  }

  /**
   * Plays several games at once. The result and the listener's calls are the same as for one game
   * after another.
   *
   * @param newGamesAtOnce the number of games at once, at least 1
   * @param newExecutor runs the games, each sequence of games as one long task; {@link #play()}
   *     must not be called on one of the executor's threads unless others are free
   * @return this match
   * @throws IllegalArgumentException if the number is less than 1
   * @throws IllegalStateException if the match was given players instead of suppliers, because a
   *     player plays one game at a time
   */
  public Match<P> parallel(int newGamesAtOnce, Executor newExecutor) {
    Ranges.atLeast("number of games at once", newGamesAtOnce, 1);
    if (!makesPlayers) {
      throw new IllegalStateException(
          "several games at once need suppliers: Match.between(() -> ..., () -> ...)");
    }
    return settings.set("parallel", () -> {
      executor = Optional.of(newExecutor);
      gamesAtOnce = newGamesAtOnce;
    });
  }

  /**
   * Plays the match. An exception from a player or from the listener ends the match and reaches the
   * caller. Only an {@link EngineFailure} of a player to move loses the game, see {@link #strict}.
   * If the thread is interrupted while several games are played at once, the match ends as if the
   * stop signal were raised. The thread stays interrupted.
   *
   * @return the result
   * @throws IllegalArgumentException if a game given to {@link #goOnAfter} is unfinished, does not
   *     belong to this match, or is one too many
   * @throws IllegalStateException if there are no openings, or they do not go with the settings
   */
  public MatchResult play() {
    checkOpenings();
    int total =
        games == NOT_SET ? new Round(openings.get(0).seats()).games() * openings.size() : games;
    Schedule<P> schedule = new Schedule<>(openings, total, seed, known.size(), earlyEnd, strict);
    if (!makesPlayers) {
      return play(schedule, List.of(new Pairing<>(player.get(), opponent.get())));
    }
    try (Pairings<P> made = new Pairings<>(Math.min(gamesAtOnce, total), player, opponent)) {
      return play(schedule, made.pairings());
    }
  }

  private MatchResult play(Schedule<P> schedule, List<Pairing<P>> pairings) {
    Pairing<P> pairing = pairings.get(0);
    MatchResult result =
        MatchResult.none(pairing.first().name(), pairing.second().name(), sprt);
    for (int number = 0; number < known.size(); number++) {
      schedule.check(number, known.get(number), pairing);
      result = result.plus(known.get(number));
    }
    try (GameSource<P> source = source(schedule, pairings)) {
      for (int number = schedule.begin();
          number < schedule.games() && !result.isDecided();
          number++) {
        Optional<GameResult<P>> next = source.next(number);
        if (next.isEmpty()) {
          return result.asStopped();
        }
        GameResult<P> game = next.get();
        log(number, game);
        result = result.plus(game);
        listener.gameFinished(game, result);
      }
      return result;
    }
  }

  private GameSource<P> source(Schedule<P> schedule, List<Pairing<P>> pairings) {
    return executor.isPresent()
        ? ParallelGames.start(schedule, pairings, executor.get(), stop)
        : number -> next(schedule, number, pairings.get(0));
  }

  /** Plays the next game, unless the match is stopped before or meanwhile. */
  private Optional<GameResult<P>> next(Schedule<P> schedule, int number, Pairing<P> pairing) {
    return stop.isRaised()
        ? Optional.empty()
        : Optional.of(schedule.game(number, pairing, stop).play())
            .filter(game -> game.ending() != Ending.STOPPED);
  }

  private void log(int number, GameResult<P> game) {
    if (game.ending() == Ending.ILLEGAL_MOVE) {
      LOG.warn("game {}: {}", number + 1, game);
    } else {
      LOG.debug("game {}: {}", number + 1, game);
    }
  }

  /**
   * Receives a match's games on the thread that called {@link Match#play()}. The games come in the
   * match's order, even if several are played at once. An exception from a listener ends the match
   * and reaches the caller.
   *
   * @param <P> the game's position type
   */
  @FunctionalInterface
  public interface Listener<P extends Position<P>> {

    /**
     * Called after every finished game.
     *
     * @param game the game
     * @param soFar what the match would return if it ended now, this game included
     */
    void gameFinished(GameResult<P> game, MatchResult soFar);
  }
}
