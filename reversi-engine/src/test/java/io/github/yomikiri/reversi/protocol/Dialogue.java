package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Predicate;

/** A server on a thread of its own, which a test talks to line by line. */
final class Dialogue implements AutoCloseable {

  private static final int PIPE_CHARS = 1 << 16;

  private final Engine engine = Engine.builder().tables(1, 1).build();
  private final ExecutorService ponderers = Executors.newCachedThreadPool();
  private final PrintWriter toServer;
  private final BufferedReader fromServer;
  private final Thread server;

  private Dialogue(Protocol protocol, Limits limits) {
    try {
      PipedWriter commands = new PipedWriter();
      PipedReader commandsIn = new PipedReader(commands, PIPE_CHARS);
      PipedWriter answers = new PipedWriter();
      fromServer = new BufferedReader(new PipedReader(answers, PIPE_CHARS));
      toServer = new PrintWriter(commands);
      Seated seated = new Seated(engine, limits, Optional.of(ponderers), 1, "1.2.3");
      PrintWriter out = new PrintWriter(answers);
      server = new Thread(() -> {
        try (out) {
          protocol.serve(seated, new BufferedReader(commandsIn), out);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.start();
  }

  private interface Protocol {
    void serve(Seated seated, BufferedReader in, PrintWriter out) throws IOException;
  }

  static Dialogue gtp(Limits limits) {
    return new Dialogue((seated, in, out) -> new GtpServer(seated, out).run(in), limits);
  }

  static Dialogue nboard(Limits limits) {
    return new Dialogue((seated, in, out) -> new NBoardServer(seated, out).run(in), limits);
  }

  void send(String... lines) {
    for (String line : lines) {
      toServer.print(line + "\n");
    }
    toServer.flush();
  }

  /** Reads up to a line that is wanted, and returns it. */
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

  /** Closes the server's input, and waits until it has ended. */
  void hangUp() throws InterruptedException {
    toServer.close();
    server.join();
  }

  /** Connects a player to the server. */
  Connection connection(String name) {
    return new Connection(name, fromServer, toServer);
  }

  @Override
  public void close() {
    toServer.close();
    engine.close();
    ponderers.shutdownNow();
  }
}
