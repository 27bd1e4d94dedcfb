package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.match.Player;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * An engine of somebody else's: how to start it, and how to talk to it.
 *
 * @param name what results call it
 * @param protocol how to talk to it
 * @param command the program and its arguments
 * @param time what it has for each move
 * @param depth how deep it is to search, which only NBoard's protocol can say
 */
public record ExternalSpec(
    String name,
    Protocol protocol,
    List<String> command,
    Optional<Duration> time,
    Optional<Integer> depth) {

  /** What it talks. */
  public enum Protocol {
    /** The Go Text Protocol. */
    GTP,
    /** That of the Othello board NBoard. */
    NBOARD
  }

  /**
   * Starts the engine.
   *
   * @return the player; whoever makes it closes it
   * @throws EngineFailure if it cannot be started
   */
  public Player<Reversi> start() {
    return player(ProcessConnection.start(name, command));
  }

  /** Returns the player at the other end of a connection. */
  Player<Reversi> player(Connection connection) {
    return protocol == Protocol.GTP
        ? new GtpPlayer(this, connection)
        : new NBoardPlayer(this, connection);
  }
}
