package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.protocol.Connection;
import io.github.yomikiri.play.protocol.ExternalPlayer;
import io.github.yomikiri.play.protocol.ProcessConnection;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The settings of another program that plays by UCI, the Universal Chess Interface: its name, its
 * options, and how it names positions.
 *
 * <pre>{@code
 * UciEngine<Chess> stockfish = UciEngine.of(new Fen()).withOption("Threads", "1");
 * try (Player<Chess> player = stockfish.start("stockfish")) {
 *   Move move = player.play(game, Limits.time(Duration.ofMillis(100))).bestMove();
 * }
 * }</pre>
 *
 * <p>The player sends the whole game, so the program knows which positions were repeated. It sends
 * the limits of a move: depth, nodes, time or a clock. Without limits, a move takes a second. The
 * results have the program's scores in centipawns, where 100 units are a point; nothing is proven.
 * A mate in 3 moves, which are 5 plies, is {@code Score.MAX - 5}.
 *
 * <p>A program fails if it ends, plays an illegal move, or exceeds its time by a second. Then the
 * player ends it and throws {@link EngineFailure}. In a match, the program has lost this game. A
 * program that was started by a command is started again for the next move. A program must be ready
 * for each game within 10 seconds. It must answer a request for a move without a time limit within
 * an hour.
 *
 * <p>Immutable. Players are for one thread at a time.
 *
 * @param <P> the game's position type
 */
public final class UciEngine<P extends Position<P>> {

  private final PositionText<P> positions;
  private final Optional<String> name;
  private final Map<String, String> options;
  private final Duration startTime;
  private final LongSupplier clock;

  private UciEngine(
      PositionText<P> positions,
      Optional<String> name,
      Map<String, String> options,
      Duration startTime,
      LongSupplier clock) {
    this.positions = positions;
    this.name = name;
    this.options = options;
    this.startTime = startTime;
    this.clock = clock;
  }

  /**
   * Returns an engine without options.
   *
   * @param <P> the game's position type
   * @param positions the texts of the game's positions
   * @return the engine, which has 10 seconds to start
   */
  public static <P extends Position<P>> UciEngine<P> of(PositionText<P> positions) {
    return new UciEngine<>(
        Objects.requireNonNull(positions, "positions"),
        Optional.empty(),
        Map.of(),
        ExternalPlayer.PROMPTNESS,
        System::nanoTime);
  }

  /**
   * Returns this engine with another name.
   *
   * @param newName the name in results and failures; the default is the name that the engine itself
   *     reports
   * @return a new value
   */
  public UciEngine<P> withName(String newName) {
    return new UciEngine<>(positions, Optional.of(newName), options, startTime, clock);
  }

  /**
   * Returns this engine with one more option, such as {@code UCI_Elo} or {@code Hash}. Options are
   * sent in the order in which they are set here. An engine that does not have the option fails.
   *
   * @param option the option's name
   * @param value its value, which only the engine checks; empty for a button
   * @return a new value
   */
  public UciEngine<P> withOption(String option, String value) {
    Map<String, String> more = new LinkedHashMap<>(options);
    more.put(option, Objects.requireNonNull(value, "value"));
    return new UciEngine<>(positions, name, Collections.unmodifiableMap(more), startTime, clock);
  }

  /**
   * Returns this engine with another time to start in.
   *
   * @param newTime how long the program may take until it is ready, positive
   * @return a new value
   * @throws IllegalArgumentException if the time is not positive
   */
  public UciEngine<P> withStartTime(Duration newTime) {
    if (newTime.isNegative() || newTime.isZero()) {
      throw new IllegalArgumentException("time to start " + newTime + " is not positive");
    }
    return new UciEngine<>(positions, name, options, newTime, clock);
  }

  /** Returns this engine with another clock than {@link System#nanoTime()}, for tests. */
  UciEngine<P> withClock(LongSupplier newClock) {
    return new UciEngine<>(positions, name, options, startTime, newClock);
  }

  /**
   * Starts the engine as a process of its own. The process ends when the player is closed or the
   * Java virtual machine ends, and so do all processes that it has started.
   *
   * @param command the program and its arguments
   * @return the player, which the caller must close
   * @throws EngineFailure if the program cannot be started, or is not ready in time
   * @throws IllegalArgumentException if the command is empty
   */
  public Player<P> start(List<String> command) {
    String called = name.orElse(String.join(" ", command));
    return player(() -> ProcessConnection.start(called, command, clock));
  }

  /**
   * Starts the engine as a process of its own, as {@link #start(List)} does.
   *
   * @param command the program and its arguments
   * @return the player, which the caller must close
   * @throws EngineFailure if the program cannot be started, or is not ready in time
   * @throws IllegalArgumentException if the command is empty
   */
  public Player<P> start(String... command) {
    return start(List.of(command));
  }

  /**
   * Connects to an engine that runs already, in UTF-8.
   *
   * @param fromEngine the engine's output
   * @param toEngine the engine's input
   * @return the player; closing the player sends the command to quit and closes the stream to the
   *     engine
   * @throws EngineFailure if the engine is not ready in time
   */
  public Player<P> connect(InputStream fromEngine, OutputStream toEngine) {
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
   * @throws EngineFailure if the engine is not ready in time
   */
  public Player<P> connect(Reader fromEngine, Writer toEngine) {
    return player(Connection.once(name.orElse("UCI engine"), fromEngine, toEngine, clock));
  }

  /** Makes a player of a program that can be started again, if it fails. */
  Player<P> player(Supplier<Connection> connections) {
    Ready first = ready(connections);
    return new UciPlayer<>(
        name.orElse(first.reported),
        positions,
        first.connection,
        () -> ready(connections).connection);
  }

  /** A connection to an engine that is ready, and the name that the engine reports. */
  private record Ready(Connection connection, String reported) {}

  private Ready ready(Supplier<Connection> connections) {
    Connection connection = connections.get();
    try {
      return new Ready(connection, new Handshake(connection, startTime).greet(options));
    } catch (EngineFailure e) {
      connection.close();
      throw e;
    }
  }
}
