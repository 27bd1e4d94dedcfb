package io.github.yomikiri.play.protocol;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A player that is another program. Closing the player closes the connection to the program. If the
 * program ends earlier, answers nonsense, or exceeds its time by {@link #LATENESS}, the player ends
 * the program and throws {@link EngineFailure}. The next move starts the program again.
 *
 * @param <P> the game's position type
 */
public abstract class ExternalPlayer<P extends Position<P>> implements Player<P> {

  /** By how much an engine may exceed its time. */
  public static final Duration LATENESS = Duration.ofSeconds(1);

  /** The maximum time to wait for an answer that needs no thinking. */
  public static final Duration PROMPTNESS = Duration.ofSeconds(10);

  /** The maximum time to wait for a move without a time limit. */
  public static final Duration PATIENCE = Duration.ofHours(1);

  private final String name;
  private final Supplier<? extends Connection> again;
  private Connection connection;
  private boolean hasFailed;
  // The processor time of the programs that have failed.
  private Optional<Duration> earlierTime = Optional.of(Duration.ZERO);
  private StopSignal stop = StopSignal.NEVER;
  // The opening of a game that has not begun for the program.
  private Optional<Game<P>> next = Optional.empty();

  /**
   * Makes a player.
   *
   * @param name the player's name in results
   * @param connection the connection to the program, which the player closes
   * @param again starts the program again after a failure, or throws an {@link EngineFailure}
   */
  protected ExternalPlayer(
      String name, Connection connection, Supplier<? extends Connection> again) {
    this.name = name;
    this.connection = connection;
    this.again = again;
  }

  @Override
  public final String name() {
    return name;
  }

  /** Prepares the game. The program gets it with the first move, which can be stopped. */
  @Override
  public final void newGame(Game<P> opening, long seed) {
    next = Optional.of(opening);
  }

  @Override
  public final SearchResult play(Game<P> game, Limits limits, Consumer<SearchResult> listener) {
    stop = limits.stop();
    if (hasFailed) {
      connection = again.get();
      hasFailed = false;
      next = next.or(() -> Optional.of(game));
    }
    try {
      next.ifPresent(this::begin);
      next = Optional.empty();
      return choose(game, limits, listener);
    } catch (EngineFailure e) {
      earlierTime = processorTimeElsewhere();
      hasFailed = true;
      connection.close();
      throw e;
    }
  }

  /**
   * Prepares the engine for a game.
   *
   * @param opening the game so far
   */
  protected abstract void begin(Game<P> opening);

  /**
   * Lets the engine choose a move.
   *
   * @param game the game so far
   * @param limits the limits of the move
   * @param listener receives the results so far
   * @return the move, and what the engine says about it
   */
  protected abstract SearchResult choose(
      Game<P> game, Limits limits, Consumer<SearchResult> listener);

  /**
   * Rejects limits that exclude moves. A player whose protocol has no command for them calls this
   * method.
   *
   * @param limits the limits of the move
   * @throws UnsupportedOperationException if the limits have root moves
   */
  protected final void rejectRootMoves(Limits limits) {
    if (!limits.rootMoves().isEmpty()) {
      throw new UnsupportedOperationException(name + " cannot choose among the root moves "
          + limits.rootMoves() + ", because its protocol has no command for that");
    }
  }

  /**
   * Returns the result of an answer that is a move alone.
   *
   * @param game the game so far
   * @param answer the text of the engine's move; empty if the engine resigns or the game is stopped
   * @return the result
   * @throws EngineFailure if the move is not legal
   */
  protected final SearchResult result(Game<P> game, Optional<String> answer) {
    if (answer.isEmpty()) {
      // If the match is stopped, any move will do, because it does not count.
      return stop.isRaised()
          ? SearchResult.builder(game.position().legalMoves().get(0)).build()
          : SearchResult.resignation();
    }
    String text = answer.get();
    Move move = game.position()
        .parse(text)
        .orElseThrow(() -> failure(
            "played \"" + Excerpt.of(text) + "\", which is not legal after [" + game + "]"));
    return SearchResult.builder(move).build();
  }

  /**
   * Sends a line.
   *
   * @param line the line, without its end
   */
  protected final void send(String line) {
    connection.send(line);
  }

  /**
   * Returns the time from the clock that measures limits.
   *
   * @return the time in nanoseconds
   */
  protected final long now() {
    return connection.now();
  }

  /**
   * Waits for an answer, as {@link Connection#receive} does.
   *
   * @param question the command to be answered, for messages
   * @param isAnswer whether a line is the answer
   * @param limit how long to wait
   * @return the answer; empty if the game is stopped
   */
  protected final Optional<String> receive(
      String question, Predicate<String> isAnswer, Duration limit) {
    return connection.receive(question, isAnswer, limit, stop);
  }

  /**
   * Waits for an answer that a program must give even if the game is stopped.
   *
   * @param question the command to be answered, for messages
   * @param isAnswer whether a line is the answer
   * @return the answer
   */
  protected final String receiveAlways(String question, Predicate<String> isAnswer) {
    return connection.receive(question, isAnswer, PROMPTNESS, StopSignal.NEVER).orElseThrow();
  }

  /**
   * Makes a failure of this engine.
   *
   * @param reason what the engine did
   * @return the failure, to be thrown
   */
  protected final EngineFailure failure(String reason) {
    return connection.failure(reason);
  }

  @Override
  public final Optional<Duration> processorTimeElsewhere() {
    if (hasFailed) {
      return earlierTime;
    }
    return earlierTime.flatMap(earlier -> connection.processorTime().map(earlier::plus));
  }

  @Override
  public void close() {
    if (!hasFailed) {
      connection.close();
    }
  }

  @Override
  public final String toString() {
    return name;
  }
}
