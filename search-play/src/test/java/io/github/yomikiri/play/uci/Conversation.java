package io.github.yomikiri.play.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** A server on a thread of its own, which a test or a client talks to. */
final class Conversation implements AutoCloseable {

  private static final int PIPE_CHARS = 1 << 16;

  private final PrintWriter toServer;
  private final BufferedReader fromServer;
  private final Thread serving;

  Conversation(UciServer<?> server) {
    try {
      PipedWriter commands = new PipedWriter();
      PipedReader commandsIn = new PipedReader(commands, PIPE_CHARS);
      PipedWriter answers = new PipedWriter();
      fromServer = new BufferedReader(new PipedReader(answers, PIPE_CHARS));
      toServer = new PrintWriter(commands);
      serving = new Thread(() -> {
        try (answers) {
          server.run(commandsIn, answers);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    serving.start();
  }

  void send(String line) {
    toServer.print(line + "\n");
    toServer.flush();
  }

  /** Returns the lines up to one that begins with a text. */
  List<String> until(String beginning) {
    List<String> lines = new ArrayList<>();
    do {
      lines.add(next());
    } while (!lines.get(lines.size() - 1).startsWith(beginning));
    return lines;
  }

  private String next() {
    try {
      String line = fromServer.readLine();
      if (line == null) {
        throw new AssertionError("the server has ended");
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Reader fromServer() {
    return fromServer;
  }

  Writer toServer() {
    return toServer;
  }

  /** Closes the server's input, and waits for its end. */
  @Override
  public void close() {
    toServer.close();
    try {
      serving.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
