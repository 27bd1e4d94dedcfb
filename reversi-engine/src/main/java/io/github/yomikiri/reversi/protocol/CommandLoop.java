package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.play.protocol.LineReader;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * Reads commands while another command runs, because a command may take long. The caller's thread
 * reads the commands, and another thread runs them in order. A command that interrupts stops all
 * earlier commands, which then answer with their results so far.
 *
 * <p>The last command is the command that quits, or the command before the end of the input. After
 * the last command, running commands get two seconds to end by themselves, so a script of commands
 * can be piped in. Then they are stopped. When {@link #run} returns or throws, no command runs any
 * more.
 */
final class CommandLoop {

  private static final long GRACE_SECONDS = 2;

  /** A command that was submitted, and the signal that stops the command. */
  private record Command(Future<?> work, StopSignal stop) {}

  private final BiConsumer<String, StopSignal> obey;
  private final Predicate<String> interrupts;
  private final Predicate<String> quits;
  private final Deque<Command> pending = new ArrayDeque<>();
  // All commands since the last command that interrupts share this signal. So one step stops them.
  private StopSignal stop = new StopSignal();

  /**
   * Makes a loop.
   *
   * @param obey runs the command of a line, until the signal is raised
   * @param interrupts returns whether a line stops the commands before it
   * @param quits returns whether a line is the last line
   */
  CommandLoop(
      BiConsumer<String, StopSignal> obey, Predicate<String> interrupts, Predicate<String> quits) {
    this.obey = obey;
    this.interrupts = interrupts;
    this.quits = quits;
  }

  /**
   * Runs all commands, until a command quits or the input ends.
   *
   * @param in the commands, one a line
   * @throws IOException if the commands cannot be read or the answers cannot be written
   * @throws IllegalStateException if a command failed, with the cause
   */
  void run(LineReader in) throws IOException {
    ExecutorService obeying = Executors.newSingleThreadExecutor();
    try {
      boolean goesOn = true;
      while (goesOn) {
        Optional<String> line = in.next();
        goesOn = line.isPresent() && !quits.test(line.get());
        if (line.isPresent()) {
          add(line.get(), obeying);
        }
      }
      finish();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      stop.raise();
      // An empty last task ends after all other tasks. join() waits for its end, even if the thread
      // is interrupted.
      CompletableFuture.runAsync(() -> {}, obeying).join();
      obeying.shutdown();
    }
  }

  private void add(String line, ExecutorService obeying) throws InterruptedException, IOException {
    while (!pending.isEmpty() && isObeyed(pending.getFirst(), 0)) {
      pending.removeFirst();
    }
    if (interrupts.test(line)) {
      stop.raise();
      stop = new StopSignal();
    }
    StopSignal stopOfLine = stop;
    pending.add(new Command(obeying.submit(() -> obey.accept(line, stopOfLine)), stopOfLine));
  }

  /**
   * Waits for the end of all commands. Only the last two commands, one of which may be the command
   * to quit, have a time limit.
   */
  private void finish() throws InterruptedException, IOException {
    while (!pending.isEmpty()) {
      Command next = pending.getFirst();
      if (isObeyed(next, pending.size() > 2 ? Long.MAX_VALUE : GRACE_SECONDS)) {
        pending.removeFirst();
      } else {
        next.stop().raise();
      }
    }
  }

  /** Waits for the end of a command, and returns whether the command ended in time. */
  private static boolean isObeyed(Command command, long seconds)
      throws InterruptedException, IOException {
    try {
      command.work().get(seconds, TimeUnit.SECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof UncheckedIOException unwritten) {
        throw new IOException(unwritten.getMessage(), unwritten);
      }
      throw new IllegalStateException("a command failed", e.getCause());
    }
  }
}
