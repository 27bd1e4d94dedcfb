package io.github.yomikiri.app.console;

import io.github.yomikiri.app.output.LiveText;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.Terminals;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.search.StopSignal;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;

/**
 * The parts of the process that a command uses: streams, Ctrl-C and the clock. Tests can replace
 * these parts.
 *
 * @param in standard input
 * @param out standard output, which throws {@link OutputFailure} when it cannot be written
 * @param err standard error
 * @param inIsTerminal whether standard input is a terminal, which shows what is typed
 * @param errIsTerminal whether standard error is a terminal, on which progress may rewrite a line
 * @param color whether output may have ANSI escape sequences: standard output is a terminal, and
 *     NO_COLOR is not set
 * @param editsLines whether a typed line can be edited: standard input and output are a terminal of
 *     this process whose cursor can move
 * @param charset the characters that may be written
 * @param interrupt the handling of Ctrl-C
 * @param nanoTime a clock like {@link System#nanoTime()}, by which progress is reported
 */
public record Console(
    BufferedReader in,
    PrintWriter out,
    PrintWriter err,
    boolean inIsTerminal,
    boolean errIsTerminal,
    boolean color,
    boolean editsLines,
    Charset charset,
    Interrupt interrupt,
    LongSupplier nanoTime) {

  /** Returns the process's own standard streams. */
  public static Console ofProcess(Interrupt interrupt) {
    boolean inIsTerminal = Terminals.isTerminal(0);
    boolean outIsTerminal = Terminals.isTerminal(1);
    boolean isDumb = "dumb".equals(System.getenv("TERM"));
    // If the character set of a terminal is not known, the output is ASCII only.
    Charset charset = outIsTerminal ? Terminals.charset() : StandardCharsets.UTF_8;
    return new Console(
        new BufferedReader(new InputStreamReader(System.in, charset)),
        // Not System.out, which hides that a write failed.
        OutputWriter.printer(
            new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), charset),
            Terminals.isPipe(1),
            interrupt.stop()),
        new PrintWriter(System.err, false, charset),
        inIsTerminal,
        Terminals.isTerminal(2),
        outIsTerminal && !isDumb && !isSet("NO_COLOR"),
        inIsTerminal && outIsTerminal && !isDumb,
        charset,
        interrupt,
        System::nanoTime);
  }

  /** Returns a console without input, which drops what is printed. */
  public static Console silent() {
    return of(Reader.nullReader(), Writer.nullWriter(), Writer.nullWriter());
  }

  /** Returns a console of other streams, which are no terminals, without Ctrl-C. */
  public static Console of(Reader in, Writer out, Writer err) {
    return new Console(
        new BufferedReader(in),
        new PrintWriter(out),
        new PrintWriter(err),
        false,
        false,
        false,
        false,
        StandardCharsets.UTF_8,
        new Interrupt(),
        System::nanoTime);
  }

  private static boolean isSet(String variable) {
    String value = System.getenv(variable);
    return value != null && !value.isEmpty();
  }

  /**
   * Prints a message on standard error, which may be a terminal. Messages quote files and other
   * programs, so what a terminal would obey is printed as question marks.
   */
  public void warn(String message) {
    err.println(PlainText.printable(message));
    err.flush();
  }

  /**
   * Returns the signal that Ctrl-C raises. A command that sees the signal prints its results so far
   * and ends.
   */
  public StopSignal stop() {
    return interrupt.stop();
  }

  /**
   * Ends a command that stores nothing after Ctrl-C.
   *
   * @throws CommandStopped if Ctrl-C was pressed
   */
  public void checkStopped() {
    if (stop().isRaised()) {
      throw CommandStopped.forGood();
    }
  }

  /**
   * Ends a command that has stored its work after Ctrl-C.
   *
   * @throws CommandStopped if Ctrl-C was pressed; its message says that the same command resumes
   */
  public void checkPaused() {
    if (stop().isRaised()) {
      throw CommandStopped.resumable();
    }
  }

  /**
   * Starts reporting the progress of a command. From now on Ctrl-C waits for the command's results.
   */
  public Progress progress() {
    interrupt.begin();
    return Progress.start(err, errIsTerminal, nanoTime);
  }

  /**
   * Starts a text on standard error, a terminal, that shows the results so far. From now on Ctrl-C
   * waits for the command's results.
   */
  public LiveText liveText() {
    interrupt.begin();
    return new LiveText(err);
  }
}
