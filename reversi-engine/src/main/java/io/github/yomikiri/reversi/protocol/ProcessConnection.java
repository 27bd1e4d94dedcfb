package io.github.yomikiri.reversi.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A connection to an engine in a process of its own, which ends with the connection, or is killed. */
final class ProcessConnection extends Connection {

  private static final int KEPT_LINES = 3;
  private static final long GRACE_SECONDS = 2;

  private final Process process;
  private final Thread readingErrors;
  private final Deque<String> errors = new ArrayDeque<>();

  private ProcessConnection(String name, Process process) {
    super(
        name,
        process.inputReader(StandardCharsets.UTF_8),
        new PrintWriter(process.outputWriter(StandardCharsets.UTF_8)));
    this.process = process;
    readingErrors = new Thread(() -> keepErrors(process), "reads errors of " + name);
    readingErrors.setDaemon(true);
    readingErrors.start();
  }

  /**
   * Starts an engine.
   *
   * @param name what failures call it
   * @param command the program and its arguments
   * @throws EngineFailure if it cannot be started
   */
  static ProcessConnection start(String name, List<String> command) {
    try {
      return new ProcessConnection(name, new ProcessBuilder(command).start());
    } catch (IOException e) {
      throw new EngineFailure(name, "cannot be started: " + e.getMessage());
    }
  }

  private void keepErrors(Process engine) {
    try (BufferedReader in = engine.errorReader(StandardCharsets.UTF_8)) {
      in.lines().forEach(this::keepError);
    } catch (IOException | UncheckedIOException e) {
      keepError(String.valueOf(e.getMessage()));
    }
  }

  private void keepError(String line) {
    synchronized (errors) {
      errors.add(line);
      if (errors.size() > KEPT_LINES) {
        errors.remove();
      }
    }
  }

  @Override
  String lastWords() {
    try {
      boolean ended = process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS);
      readingErrors.join(TimeUnit.SECONDS.toMillis(GRACE_SECONDS));
      synchronized (errors) {
        String code = ended ? ", exit code " + process.exitValue() : "";
        return code + (errors.isEmpty() ? "" : "; its last words: " + String.join(" / ", errors));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  /** Ends the engine: politely, then by force, with whatever processes it has started. */
  @Override
  public void close() {
    super.close();
    try {
      if (process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
