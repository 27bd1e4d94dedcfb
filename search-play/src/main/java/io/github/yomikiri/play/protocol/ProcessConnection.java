package io.github.yomikiri.play.protocol;

import io.github.yomikiri.play.EngineFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * A connection to an engine in a process of its own. The process ends when the connection is closed
 * or the Java virtual machine ends, and so do all processes that it has started. Processes that do
 * not end by themselves are ended by force after {@code GRACE_SECONDS}.
 */
public final class ProcessConnection extends Connection {

  private static final long GRACE_SECONDS = 2;

  private final Process process;
  private final Thread readingErrors;
  private final Thread ending;
  private final LastLines lastErrors = new LastLines();
  // A process that has ended reports no time any more, so its last time is kept.
  private final Map<ProcessHandle, Duration> processorTimes = new HashMap<>();

  private ProcessConnection(String name, Process process, LongSupplier clock) {
    super(
        name,
        process.inputReader(StandardCharsets.UTF_8),
        process.outputWriter(StandardCharsets.UTF_8),
        clock);
    this.process = process;
    readingErrors = new Thread(this::keepErrors, "reads errors of " + name);
    readingErrors.setDaemon(true);
    readingErrors.start();
    ending = new Thread(() -> endProcesses(() -> {}), "ends " + name);
  }

  /**
   * Starts an engine.
   *
   * @param name the engine's name in failures
   * @param command the program and its arguments
   * @param clock the time in nanoseconds
   * @return the connection
   * @throws EngineFailure if the engine cannot be started
   * @throws IllegalArgumentException if the command is empty
   */
  public static ProcessConnection start(String name, List<String> command, LongSupplier clock) {
    if (command.isEmpty()) {
      throw new IllegalArgumentException("the command of the engine is empty");
    }
    ProcessConnection connection;
    try {
      connection = new ProcessConnection(name, new ProcessBuilder(command).start(), clock);
    } catch (IOException e) {
      throw new EngineFailure(name, "cannot be started: " + e.getMessage());
    }
    try {
      Runtime.getRuntime().addShutdownHook(connection.ending);
    } catch (IllegalStateException e) {
      connection.close();
      throw new EngineFailure(name, "cannot be started while the Java virtual machine ends");
    }
    return connection;
  }

  private void keepErrors() {
    try (LineReader in = new LineReader(process.errorReader(StandardCharsets.UTF_8))) {
      Optional<String> line = in.next();
      while (line.isPresent()) {
        lastErrors.add(line.get());
        line = in.next();
      }
    } catch (IOException e) {
      // The engine has ended.
    }
  }

  /**
   * Returns the processor time of the engine's process and of the processes that it has started. A
   * process that began and ended since the last call is not counted.
   */
  @Override
  public Optional<Duration> processorTime() {
    Stream.concat(Stream.of(process.toHandle()), process.descendants())
        .forEach(each ->
            each.info().totalCpuDuration().ifPresent(time -> processorTimes.put(each, time)));
    return processorTimes.containsKey(process.toHandle())
        ? Optional.of(processorTimes.values().stream().reduce(Duration.ZERO, Duration::plus))
        : Optional.empty();
  }

  @Override
  String lastWords() {
    return super.lastWords() + lastErrors.after("; its last errors: ");
  }

  @Override
  String endedWords() {
    try {
      boolean hasEnded = process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS);
      readingErrors.join(TimeUnit.SECONDS.toMillis(hasEnded ? GRACE_SECONDS : 1));
      return (hasEnded ? ", exit code " + process.exitValue() : "") + lastWords();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return lastWords();
    }
  }

  @Override
  public void close() {
    endProcesses(super::close);
    try {
      Runtime.getRuntime().removeShutdownHook(ending);
    } catch (IllegalStateException e) {
      // The virtual machine is ending. The hook may run, but finds no process.
    }
  }

  /**
   * Waits for the engine to end by itself. Then ends by force the engine and the processes that it
   * has started.
   */
  private void endProcesses(Runnable farewell) {
    // The children are listed first, because an engine that has ended has lost its children.
    List<ProcessHandle> children = process.descendants().toList();
    farewell.run();
    try {
      process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    children.forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
