package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.protocol.AnswerWriter;
import io.github.yomikiri.play.protocol.LineReader;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.Executor;

/**
 * Lets another program play with a {@link Player}: a server that reads the commands of a protocol
 * and writes the player's answers. There are two protocols.
 *
 * <ul>
 *   <li>{@linkplain #gtp GTP}, the Go Text Protocol, version 2 (Farneb&auml;ck 2002), as Othello
 *       programs and GoGui use it: squares are named as in Othello, with a1 at the upper left, and
 *       black moves first. Boards have 8x8, 6x6 or 4x4 squares.
 *   <li>{@linkplain #nboard NBoard}, the protocol of Chris Welty's Othello board NBoard, versions 1
 *       and 2.
 * </ul>
 *
 * <pre>{@code
 * try (Engine engine = Engine.builder().build()) {
 *   EngineServer.gtp(engine).withLimits(Limits.nodes(100_000)).run(System.in, System.out);
 * }
 * }</pre>
 *
 * <p>The limits of the server, of its client and of the player itself all apply. The first limit
 * that is reached ends the search for a move. Without limits of the server and its client, a move
 * takes at most a second.
 *
 * <p>Immutable. One player serves one {@code run} at a time.
 */
public final class EngineServer {

  /** Serves a protocol. */
  private interface Protocol {
    void serve(ServerSettings settings, LineReader in, AnswerWriter out) throws IOException;
  }

  private final Protocol protocol;
  private final ServerSettings settings;

  private EngineServer(Protocol protocol, ServerSettings settings) {
    this.protocol = protocol;
    this.settings = settings;
  }

  /**
   * Returns a server for the Go Text Protocol.
   *
   * @param player plays, and for NBoard also {@linkplain Player#analyze analyzes}; the server does
   *     not close it
   * @return the server, named Yomikiri, without limits of its own, which does not ponder
   */
  public static EngineServer gtp(Player<Reversi> player) {
    return new EngineServer(
        (settings, in, out) -> new GtpServer(settings, out).run(in), ServerSettings.of(player));
  }

  /**
   * Returns a server for the protocol of NBoard.
   *
   * @param player plays, and for NBoard also {@linkplain Player#analyze analyzes}; the server does
   *     not close it
   * @return the server, named Yomikiri, without limits of its own, which does not ponder
   */
  public static EngineServer nboard(Player<Reversi> player) {
    return new EngineServer(
        (settings, in, out) -> new NBoardServer(settings, out).run(in), ServerSettings.of(player));
  }

  /**
   * Returns this server with other limits. The limits apply to each move, in addition to a depth or
   * a clock that the client sets.
   *
   * @param limits the limits of each move. A stop signal ends the current move and all later moves
   * @return a new server
   */
  public EngineServer withLimits(Limits limits) {
    return with(settings.withLimits(Objects.requireNonNull(limits, "limits")));
  }

  /**
   * Returns this server with pondering: the engine also searches during the opponent's moves.
   *
   * @param executor provides a thread, which must not be the thread that calls {@code run}
   * @return a new server
   */
  public EngineServer withPondering(Executor executor) {
    return with(settings.withPondering(executor));
  }

  /**
   * Returns this server with another seed. The default is 0.
   *
   * @param seed the seed of the engine's randomness in the first new game; each further game takes
   *     the next number
   * @return a new server
   */
  public EngineServer withSeed(long seed) {
    return with(settings.withSeed(seed));
  }

  /**
   * Returns this server with another name, for an engine with other settings.
   *
   * @param name the name that clients show, without white space
   * @param version the engine's version, which NBoard does not show; empty if there is none
   * @return a new server
   * @throws IllegalArgumentException if the name is empty or holds white space, or the version
   *     holds a line break
   */
  public EngineServer withName(String name, String version) {
    if (name.isEmpty() || name.chars().anyMatch(Character::isWhitespace)) {
      throw new IllegalArgumentException("name \"" + name + "\" is empty or holds white space");
    }
    if (version.indexOf('\n') >= 0 || version.indexOf('\r') >= 0) {
      throw new IllegalArgumentException("version \"" + version + "\" holds a line break");
    }
    return with(settings.withName(name, version));
  }

  private EngineServer with(ServerSettings newSettings) {
    return new EngineServer(protocol, newSettings);
  }

  /**
   * Answers commands in UTF-8 until the client quits or the input ends. When this method returns,
   * nothing runs any more. A move that the engine thinks about at the end of the input gets two
   * more seconds.
   *
   * @param in the client's commands, one a line; read ahead, and not closed
   * @param out receives the answers; flushed after each of them, and not closed
   * @throws IOException if a stream fails
   */
  public void run(InputStream in, OutputStream out) throws IOException {
    run(
        new InputStreamReader(in, StandardCharsets.UTF_8),
        new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  /**
   * Answers commands until the client quits or the input ends. When this method returns, nothing
   * runs any more. A move that the engine thinks about at the end of the input gets two more
   * seconds.
   *
   * @param in the client's commands, one a line; read ahead, and not closed
   * @param out receives the answers; flushed after each of them, and not closed
   * @throws IOException if a stream fails
   */
  public void run(Reader in, Writer out) throws IOException {
    protocol.serve(settings, new LineReader(in), new AnswerWriter(out));
  }
}
