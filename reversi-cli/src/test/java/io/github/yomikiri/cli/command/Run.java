package io.github.yomikiri.cli.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Interrupt;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.app.console.OutputWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** A command line that ran in this process, with its output and exit code. */
public record Run(int exitCode, String out, String err) {

  public static Run of(String... args) {
    return withInput("", args);
  }

  public static Run withInput(String input, String... args) {
    return run(input, false, new Interrupt(), args);
  }

  public static Run inColor(String input, String... args) {
    return run(input, true, new Interrupt(), args);
  }

  public static Run withInterrupt(Interrupt interrupt, String... args) {
    return run("", false, interrupt, args);
  }

  public static Run interrupted(String... args) {
    Interrupt interrupt = new Interrupt();
    interrupt.stop().raise();
    return run("", false, interrupt, args);
  }

  /**
   * Runs a command that Ctrl-C ends while it works: when this thread reads the clock of the
   * progress for the given time.
   */
  public static Run interruptedAtLook(int look, String input, String... args) {
    Interrupt interrupt = new Interrupt();
    Thread worker = Thread.currentThread();
    int[] looks = new int[1];
    StringWriter out = new StringWriter();
    LongSupplier clock = () -> {
      // The timer of the progress reads the clock, too.
      if (Thread.currentThread() == worker && ++looks[0] == look) {
        interrupt.stop().raise();
      }
      return 0;
    };
    return run(input, false, interrupt, clock, new PrintWriter(out), out, args);
  }

  /** Runs a command whose progress reports every message, because much time passes between them. */
  public static Run reporting(String... args) {
    AtomicLong now = new AtomicLong();
    StringWriter out = new StringWriter();
    LongSupplier clock = () -> now.addAndGet(Duration.ofHours(1).toNanos());
    return run("", false, new Interrupt(), clock, new PrintWriter(out), out, args);
  }

  /** Runs a command whose standard output fails after some characters. */
  static Run withFailingOutput(int characters, String message, String input, String... args) {
    Interrupt interrupt = new Interrupt();
    StringWriter written = new StringWriter();
    Writer failing = new Writer() {
      @Override
      public void write(char[] text, int offset, int length) throws IOException {
        int taken = Math.min(length, characters - written.getBuffer().length());
        written.write(text, offset, taken);
        if (taken < length) {
          throw new IOException(message);
        }
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
    PrintWriter out = OutputWriter.printer(failing, false, interrupt.stop());
    return run(input, false, interrupt, () -> 0, out, written, args);
  }

  private static Run run(String input, boolean color, Interrupt interrupt, String... args) {
    StringWriter out = new StringWriter();
    return run(input, color, interrupt, () -> 0, new PrintWriter(out), out, args);
  }

  private static Run run(
      String input,
      boolean color,
      Interrupt interrupt,
      LongSupplier clock,
      PrintWriter out,
      StringWriter written,
      String... args) {
    StringWriter err = new StringWriter();
    Console console = new Console(
        new BufferedReader(new StringReader(input)),
        out,
        new PrintWriter(err),
        color,
        false,
        color,
        false,
        StandardCharsets.UTF_8,
        interrupt,
        clock);
    int exitCode = Launcher.execute(CommandLines.forArguments(console, args), console, args);
    return new Run(exitCode, written.toString(), err.toString());
  }

  public List<String> lines() {
    return out.lines().toList();
  }
}
