package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.match.Player;
import java.time.Duration;
import java.util.Optional;

/**
 * An engine of somebody else's as a player. It is started with the player and ends with it. If it ends before, answers nonsense,
 * or takes a second more than its time, that is a failure and no lost game.
 */
abstract class ExternalPlayer implements Player<Reversi> {

  static final Duration LATENESS = Duration.ofSeconds(1);
  /** How long to wait for an answer where no time was agreed on, and for answers that need no thinking. */
  static final Duration PATIENCE = Duration.ofMinutes(10);

  private final ExternalSpec spec;
  private final Connection connection;
  private StopSignal stop = StopSignal.NEVER;

  ExternalPlayer(ExternalSpec spec, Connection connection) {
    this.spec = spec;
    this.connection = connection;
  }

  @Override
  public final String name() {
    return spec.name();
  }

  @Override
  public final void newGame(Game<Reversi> opening, long seed, StopSignal newStop) {
    stop = newStop;
    begin(opening);
  }

  @Override
  public final Optional<Move> choose(Game<Reversi> game) {
    Optional<String> answer = ask(game);
    if (answer.isEmpty() && stop.isRaised()) {
      // What is answered now does not count.
      return Optional.of(game.position().legalMoves().get(0));
    }
    if (answer.isEmpty()) {
      return Optional.empty();
    }
    String text = answer.get();
    return Optional.of(game.position()
        .parse(text)
        .orElseThrow(
            () -> failure("played \"" + text + "\", which is not legal after [" + game + "]")));
  }

  /** Gets the engine ready for a game. */
  abstract void begin(Game<Reversi> opening);

  /** Returns the engine's move as it writes it, or empty to resign or when the game is stopped. */
  abstract Optional<String> ask(Game<Reversi> game);

  final ExternalSpec spec() {
    return spec;
  }

  final void send(String line) {
    connection.send(line);
  }

  /** Returns when an answer must be there that is not a move. */
  static long patience() {
    return System.nanoTime() + PATIENCE.toNanos();
  }

  final Optional<String> receive(String wanted, long deadline) {
    return connection.receive(wanted, deadline - System.nanoTime(), stop);
  }

  final EngineFailure failure(String reason) {
    return connection.failure(reason);
  }

  @Override
  public void close() {
    send("quit");
    connection.close();
  }

  @Override
  public final String toString() {
    return name();
  }
}
