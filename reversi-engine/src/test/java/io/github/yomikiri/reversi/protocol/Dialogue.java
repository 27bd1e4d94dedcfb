package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.function.Predicate;

/** A server on a thread of its own, which a test talks to line by line. */
final class Dialogue implements AutoCloseable {

  private static final int PIPE_CHARS = 1 << 16;

  private final Engine engine = Engine.builder().tables(1, 1).build();
  private final ExecutorService ponderers = Executors.newCachedThreadPool();
  private final PrintWriter toServer;
  private final BufferedReader fromServer;
  private final Thread server;

  private Dialogue(Function<Engine, EngineServer> protocol, Limits limits) {
    try {
      PipedWriter commands = new PipedWriter();
      PipedReader commandsIn = new PipedReader(commands, PIPE_CHARS);
      PipedWriter answers = new PipedWriter();
      fromServer = new BufferedReader(new PipedReader(answers, PIPE_CHARS));
      toServer = new PrintWriter(commands);
      EngineServer settings =
          protocol.apply(engine).withLimits(limits).withPondering(ponderers).withSeed(1);
      PrintWriter out = new PrintWriter(answers);
      server = new Thread(() -> {
        try (out) {
          settings.run(commandsIn, out);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.start();
  }

  static Dialogue gtp(Limits limits) {
    return new Dialogue(EngineServer::gtp, limits);
  }

  static Dialogue nboard(Limits limits) {
    return new Dialogue(EngineServer::nboard, limits);
  }

  void send(String... lines) {
    for (String line : lines) {
      toServer.print(line + "\n");
    }
    toServer.flush();
  }

  /** Skips lines up to a line that matches, and returns this line. */
  String await(Predicate<String> wanted) {
    try {
      String line = fromServer.readLine();
      while (line != null && !wanted.test(line)) {
        line = fromServer.readLine();
      }
      if (line == null) {
        throw new AssertionError("the server has ended");
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Closes the server's input, and waits for the end of the server. */
  void hangUp() throws InterruptedException {
    toServer.close();
    server.join();
  }

  /** Connects a player to the server. */
  Player<Reversi> player(ExternalEngine engine) {
    return engine.connect(fromServer, toServer);
  }

  @Override
  public void close() {
    toServer.close();
    engine.close();
    ponderers.shutdownNow();
  }
}
