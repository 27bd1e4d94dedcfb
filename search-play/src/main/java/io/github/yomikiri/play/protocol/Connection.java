package io.github.yomikiri.play.protocol;

import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Sends lines to an external engine and receives its lines. A thread of its own reads the engine's
 * output, because waiting for an answer has a time limit. At most {@link #MAX_UNREAD} lines are
 * queued. If the queue is full, the engine has to wait.
 */
public class Connection implements AutoCloseable {

  /** The maximum number of lines in the queue. */
  public static final int MAX_UNREAD = 256;

  /** The maximum number of lines that an engine may write before an answer. */
  public static final int MAX_SKIPPED = 100_000;

  private static final long STOP_POLL_MILLIS = 50;

  private final String name;
  private final PrintWriter out;
  private final LongSupplier clock;
  private final Thread reading;
  private final LastLines lastLines = new LastLines();
  // An empty element stands for the end of the engine's output.
  private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(MAX_UNREAD);
  private volatile String ending = "ended";
  private volatile boolean closed;

  /**
   * Connects to an engine.
   *
   * @param name the engine's name in failures
   * @param fromEngine the engine's output
   * @param toEngine the engine's input
   * @param clock the time in nanoseconds
   */
  public Connection(String name, Reader fromEngine, Writer toEngine, LongSupplier clock) {
    this.name = name;
    this.clock = clock;
    out = new PrintWriter(toEngine);
    reading = new Thread(() -> read(fromEngine), "reads " + name);
    reading.setDaemon(true);
    reading.start();
  }

  /**
   * Connects to an engine that runs already, and that nobody can start again.
   *
   * @param name the engine's name in failures
   * @param fromEngine the engine's output
   * @param toEngine the engine's input
   * @param clock the time in nanoseconds
   * @return returns the connection once, and then throws an {@link EngineFailure}
   */
  public static Supplier<Connection> once(
      String name, Reader fromEngine, Writer toEngine, LongSupplier clock) {
    AtomicBoolean isConnected = new AtomicBoolean();
    return () -> {
      if (isConnected.getAndSet(true)) {
        throw new EngineFailure(name, "has failed, and cannot be started again");
      }
      return new Connection(name, fromEngine, toEngine, clock);
    };
  }

  private void read(Reader in) {
    try (LineReader reader = new LineReader(in)) {
      try {
        Optional<String> line = reader.next();
        while (line.isPresent() && !LineReader.isTooLong(line.get())) {
          lastLines.add(line.get());
          lines.put(line);
          line = reader.next();
        }
        if (line.isPresent()) {
          ending = "wrote a line of more than " + LineReader.MAX_LENGTH + " characters";
        }
      } catch (IOException e) {
        // The engine has ended, or the connection is closed.
      }
      if (!closed) {
        lines.put(Optional.empty());
      }
    } catch (InterruptedException | IOException e) {
      // The connection is closed, so no thread reads the lines any more.
    }
  }

  /**
   * Returns the time from the clock that measures limits.
   *
   * @return the time in nanoseconds
   */
  public final long now() {
    return clock.getAsLong();
  }

  /**
   * Sends a line.
   *
   * @param line the line, without its end
   */
  public final void send(String line) {
    out.print(line + "\n");
    out.flush();
  }

  /**
   * Waits for an answer, and skips the lines before it.
   *
   * @param question the command to be answered, for messages
   * @param isAnswer whether a line is the answer
   * @param limit how long to wait
   * @param stop ends the waiting
   * @return the answer, or empty when the signal was raised
   * @throws EngineFailure if there is no answer in time, the engine has ended, or it writes too
   *     much
   */
  public final Optional<String> receive(
      String question, Predicate<String> isAnswer, Duration limit, StopSignal stop) {
    long started = now();
    int skipped = 0;
    while (!stop.isRaised()) {
      long restMillis =
          TimeUnit.NANOSECONDS.toMillis(Math.max(0, limit.toNanos() - (now() - started)));
      Optional<Optional<String>> next = poll(Math.min(restMillis, STOP_POLL_MILLIS));
      if (stop.isRaised()) {
        return Optional.empty();
      }
      if (next.isPresent() && next.get().isEmpty()) {
        lines.add(next.get()); // The next question has no answer either.
        throw failure(ending + " instead of answering \"" + question + "\"" + endedWords());
      }
      if (next.flatMap(line -> line.filter(isAnswer)).isPresent()) {
        return next.get();
      }
      if (next.isPresent() && ++skipped == MAX_SKIPPED) {
        throw failure(
            "wrote " + skipped + " lines instead of answering \"" + question + "\"" + lastWords());
      }
      if (restMillis == 0) {
        throw failure("did not answer \"" + question + "\" within " + text(limit) + lastWords());
      }
    }
    return Optional.empty();
  }

  /** Returns the next line within a time; empty if there is none, or the thread was interrupted. */
  private Optional<Optional<String>> poll(long millis) {
    try {
      return Optional.ofNullable(lines.poll(millis, TimeUnit.MILLISECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failure("did not answer before the waiting thread was interrupted");
    }
  }

  private static String text(Duration time) {
    long millis = time.toMillis();
    return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
  }

  /**
   * Makes a failure of this engine.
   *
   * @param reason what the engine did
   * @return the failure, to be thrown
   */
  public final EngineFailure failure(String reason) {
    return new EngineFailure(name, reason);
  }

  /**
   * Returns the processor time of the engine so far.
   *
   * @return the time; empty if it is not known
   */
  public Optional<Duration> processorTime() {
    return Optional.empty();
  }

  /** Returns the last lines of the engine, as the end of a message. */
  String lastWords() {
    return lastLines.after("; its last lines: ");
  }

  /** Returns what is known about an engine that has ended, as the end of a message. */
  String endedWords() {
    return lastWords();
  }

  /** Sends the engine the command to quit, and closes the stream to the engine. */
  @Override
  public void close() {
    closed = true;
    send("quit");
    out.close();
    reading.interrupt();
  }
}
