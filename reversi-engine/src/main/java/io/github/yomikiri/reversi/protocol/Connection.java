package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.search.StopSignal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Lines to an external engine and back. A thread reads what the engine writes, so that waiting for an answer can have a limit;
 * it ends when the engine closes its end, at the latest when it is killed.
 */
class Connection implements AutoCloseable {

  private static final long STOP_POLL_MILLIS = 50;

  private final String name;
  private final PrintWriter out;
  private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();

  /**
   * Connects.
   *
   * @param name what failures call the engine
   * @param fromEngine what it writes
   * @param toEngine what it reads
   */
  Connection(String name, BufferedReader fromEngine, PrintWriter toEngine) {
    this.name = name;
    out = toEngine;
    Thread reading = new Thread(() -> read(fromEngine), "reads " + name);
    reading.setDaemon(true);
    reading.start();
  }

  private void read(BufferedReader in) {
    try (in) {
      in.lines().map(Optional::of).forEach(lines::add);
    } catch (IOException | UncheckedIOException e) {
      // The engine is gone, which the end of the lines tells as well.
    } finally {
      lines.add(Optional.empty());
    }
  }

  /** Sends a line. */
  final void send(String line) {
    out.print(line + "\n");
    out.flush();
  }

  /**
   * Waits for a line.
   *
   * @param wanted what it is to answer, for messages
   * @param nanosLeft how long to wait at most
   * @param stop ends the waiting
   * @return the line, or empty when the signal was raised
   * @throws EngineFailure if there is none in time, or the engine has ended
   */
  final Optional<String> receive(String wanted, long nanosLeft, StopSignal stop) {
    long deadline = System.nanoTime() + nanosLeft;
    while (!stop.isRaised()) {
      long rest = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
      Optional<String> line;
      try {
        line = lines.poll(Math.max(0, Math.min(rest, STOP_POLL_MILLIS)), TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return Optional.empty();
      }
      if (line != null && line.isPresent()) {
        return line;
      }
      if (line != null) {
        lines.add(line); // Whoever asks again is told again.
        throw failure("ended while \"" + wanted + "\" was to be answered" + lastWords());
      }
      if (rest <= 0) {
        throw failure("did not answer \"" + wanted + "\" within "
            + Duration.ofNanos(nanosLeft).toMillis() + " ms");
      }
    }
    return Optional.empty();
  }

  final EngineFailure failure(String reason) {
    return new EngineFailure(name, reason);
  }

  /** Returns what there is to be said about an engine that has ended, to follow a sentence. */
  String lastWords() {
    return "";
  }

  /** Tells the engine that there is nothing more. */
  @Override
  public void close() {
    out.close();
  }
}
