package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.protocol.Connection;
import io.github.yomikiri.play.protocol.ProcessConnection;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The settings of another program that plays in matches: its protocol, and how long it may think.
 *
 * <pre>{@code
 * ExternalEngine edax = ExternalEngine.gtp().withName("edax").withTime(Duration.ofSeconds(1));
 * try (Player<Reversi> player = edax.start("edax", "-gtp")) {
 *   ...
 * }
 * }</pre>
 *
 * <p>A program fails if it ends, plays an illegal move, or exceeds its time by a second. Then the
 * player ends it and throws {@link EngineFailure}. In a match, the program has lost this game. A
 * program that was started by a command is started again for the next move. A program must answer a
 * command that needs no thinking, such as the first of a game, within 10 seconds. A program must
 * answer a request for a move without a time limit within an hour.
 *
 * <p>Immutable. Players are for one thread at a time.
 */
public final class ExternalEngine {

  private enum Protocol {
    GTP("GTP engine"),
    NBOARD("NBoard engine");

    private final String engine;

    Protocol(String engine) {
      this.engine = engine;
    }
  }

  private final Protocol protocol;
  private final Optional<String> name;
  private final Optional<Duration> time;
  private final OptionalInt depth;
  private final LongSupplier clock;

  private ExternalEngine(
      Protocol protocol,
      Optional<String> name,
      Optional<Duration> time,
      OptionalInt depth,
      LongSupplier clock) {
    this.protocol = protocol;
    this.name = name;
    this.time = time;
    this.depth = depth;
    this.clock = clock;
  }

  private ExternalEngine(Protocol protocol) {
    this(protocol, Optional.empty(), Optional.empty(), OptionalInt.empty(), System::nanoTime);
  }

  /**
   * Returns an engine that talks GTP, the Go Text Protocol. The engine plays from the standard
   * start position only.
   *
   * @return the engine, without a time limit
   */
  public static ExternalEngine gtp() {
    return new ExternalEngine(Protocol.GTP);
  }

  /**
   * Returns an engine that talks the protocol of the Othello board NBoard.
   *
   * @return the engine, without a time limit and with a depth of 60 plies
   */
  public static ExternalEngine nboard() {
    return new ExternalEngine(Protocol.NBOARD);
  }

  /**
   * Returns this engine with another name.
   *
   * @param newName the name in results and failures; the default is the command that starts the
   *     engine
   * @return a new value
   */
  public ExternalEngine withName(String newName) {
    return new ExternalEngine(protocol, Optional.of(newName), time, depth, clock);
  }

  /**
   * Returns this engine with another time limit.
   *
   * @param newTime the limit for each move, positive. GTP has whole seconds only, so a fraction
   *     becomes a period for several moves, such as 3 seconds for 10 moves. The engine may divide
   *     it among these moves as it likes. NBoard's protocol has only a clock for the whole game.
   *     This clock gets the limit, but at least a second, for each of the engine's moves
   * @return a new value
   * @throws IllegalArgumentException if the time is not positive
   */
  public ExternalEngine withTime(Duration newTime) {
    if (newTime.isNegative() || newTime.isZero()) {
      throw new IllegalArgumentException("time " + newTime + " is not positive");
    }
    return new ExternalEngine(protocol, name, Optional.of(newTime), depth, clock);
  }

  /**
   * Returns this engine with another search depth.
   *
   * @param newDepth the depth in plies, in {@code [1, Limits.MAX_DEPTH]}
   * @return a new value
   * @throws IllegalArgumentException if the depth is outside its range
   * @throws IllegalStateException if the engine talks GTP, which has no command for a depth
   */
  public ExternalEngine withDepth(int newDepth) {
    if (protocol == Protocol.GTP) {
      throw new IllegalStateException("GTP has no command for a depth");
    }
    Ranges.between("depth", newDepth, 1, Limits.MAX_DEPTH);
    return new ExternalEngine(protocol, name, time, OptionalInt.of(newDepth), clock);
  }

  /** Returns this engine with another clock than {@link System#nanoTime()}, for tests. */
  ExternalEngine withClock(LongSupplier newClock) {
    return new ExternalEngine(protocol, name, time, depth, newClock);
  }

  /**
   * Starts the engine as a process of its own. The process ends when the player is closed or the
   * Java virtual machine ends, and so do all processes that it has started.
   *
   * @param command the program and its arguments
   * @return the player, which the caller must close
   * @throws EngineFailure if the program cannot be started
   * @throws IllegalArgumentException if the command is empty
   */
  public Player<Reversi> start(List<String> command) {
    ExternalEngine named = name.isPresent() ? this : withName(String.join(" ", command));
    return named.player(() -> ProcessConnection.start(named.name(), command, clock));
  }

  /**
   * Starts the engine as a process of its own, as {@link #start(List)} does.
   *
   * @param command the program and its arguments
   * @return the player, which the caller must close
   * @throws EngineFailure if the program cannot be started
   * @throws IllegalArgumentException if the command is empty
   */
  public Player<Reversi> start(String... command) {
    return start(List.of(command));
  }

  /**
   * Connects to an engine that runs already, in UTF-8.
   *
   * @param fromEngine the engine's output
   * @param toEngine the engine's input
   * @return the player; closing the player sends the command to quit and closes the stream to the
   *     engine
   */
  public Player<Reversi> connect(InputStream fromEngine, OutputStream toEngine) {
    return connect(
        new InputStreamReader(fromEngine, StandardCharsets.UTF_8),
        new OutputStreamWriter(toEngine, StandardCharsets.UTF_8));
  }

  /**
   * Connects to an engine that runs already.
   *
   * @param fromEngine the engine's output
   * @param toEngine the engine's input
   * @return the player; closing the player sends the command to quit and closes the stream to the
   *     engine
   */
  public Player<Reversi> connect(Reader fromEngine, Writer toEngine) {
    return player(Connection.once(name(), fromEngine, toEngine, clock));
  }

  private Player<Reversi> player(Supplier<Connection> connections) {
    return protocol == Protocol.GTP
        ? new GtpPlayer(this, connections)
        : new NBoardPlayer(this, connections);
  }

  String name() {
    return name.orElse(protocol.engine);
  }

  Optional<Duration> time() {
    return time;
  }

  OptionalInt depth() {
    return depth;
  }
}
