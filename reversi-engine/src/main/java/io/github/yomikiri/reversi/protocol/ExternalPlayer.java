package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A player that is another program. Closing the player closes the connection to the program. If the
 * program ends earlier, answers nonsense, or exceeds its time by {@link #LATENESS}, the player
 * throws {@link EngineFailure}. Such a game is not counted as lost.
 */
abstract class ExternalPlayer implements Player<Reversi> {

  static final Duration LATENESS = Duration.ofSeconds(1);

  /** The maximum time to wait for an answer that needs no thinking. */
  static final Duration PROMPTNESS = Duration.ofSeconds(10);

  /** The maximum time to wait for a move without a time limit. */
  static final Duration PATIENCE = Duration.ofHours(1);

  private final ExternalEngine engine;
  private final Connection connection;
  private StopSignal stop = StopSignal.NEVER;
  // The opening of a game that has not begun for the program.
  private Optional<Game<Reversi>> next = Optional.empty();

  ExternalPlayer(ExternalEngine engine, Connection connection) {
    this.engine = engine;
    this.connection = connection;
  }

  @Override
  public final String name() {
    return engine.name();
  }

  /** Prepares the game. The program gets it with the first move, which can be stopped. */
  @Override
  public final void newGame(Game<Reversi> opening, long seed) {
    next = Optional.of(opening);
  }

  @Override
  public final SearchResult play(
      Game<Reversi> game, Limits limits, Consumer<SearchResult> listener) {
    stop = limits.stop();
    next.ifPresent(this::begin);
    next = Optional.empty();
    Optional<String> answer = ask(game);
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

  /** Prepares the engine for a game. */
  abstract void begin(Game<Reversi> opening);

  /**
   * Returns the text of the engine's move, or empty if the engine resigns or the game is stopped.
   */
  abstract Optional<String> ask(Game<Reversi> game);

  final ExternalEngine engine() {
    return engine;
  }

  final void send(String line) {
    connection.send(line);
  }

  /** Returns the time in nanoseconds, from the clock that measures limits. */
  final long now() {
    return connection.now();
  }

  /**
   * Waits for an answer, as {@link Connection#receive} does. Returns empty if the game is stopped.
   */
  final Optional<String> receive(String question, Predicate<String> isAnswer, Duration limit) {
    return connection.receive(question, isAnswer, limit, stop);
  }

  final EngineFailure failure(String reason) {
    return connection.failure(reason);
  }

  @Override
  public final Optional<Duration> processorTimeElsewhere() {
    return connection.processorTime();
  }

  @Override
  public void close() {
    connection.close();
  }

  @Override
  public final String toString() {
    return name();
  }
}
