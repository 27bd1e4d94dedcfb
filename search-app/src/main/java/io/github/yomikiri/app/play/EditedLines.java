package io.github.yomikiri.app.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.game.Move;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Completer;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.OSUtils;

/**
 * Lines that a person types and edits on a terminal, with a history of this game and with
 * completion by Tab. JLine reads the keys. This class alone uses JLine, together with a completer,
 * so no other command loads it.
 *
 * <p>On Windows JLine calls the console by native code. Elsewhere it runs the program {@code stty},
 * because Java warns of native code since version 24.
 */
final class EditedLines implements LineInput {

  private static final int FEWEST_COLORS = 8;

  private final Terminal terminal;
  private final LineReader reader;
  private final Console console;

  /** Makes the lines of a terminal, which {@link #close} closes. */
  EditedLines(Terminal terminal, Completer completer, Console console) {
    this.terminal = terminal;
    this.console = console;
    DefaultParser parser = new DefaultParser();
    // A file's name is the rest of the line, so no character quotes another.
    parser.setEscapeChars(new char[0]);
    parser.setQuoteChars(new char[0]);
    reader = LineReaderBuilder.builder()
        .terminal(terminal)
        .parser(parser)
        .completer(completer)
        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
        .option(LineReader.Option.CASE_INSENSITIVE, true)
        .option(LineReader.Option.BRACKETED_PASTE, false)
        .build();
  }

  /**
   * Opens the terminal of this process.
   *
   * @param moves returns the legal moves, for completion
   * @param levels the number of the computer's strongest level
   * @return the lines; empty if JLine cannot read the keys of this terminal
   */
  static Optional<LineInput> open(Console console, Supplier<List<Move>> moves, int levels)
      throws IOException {
    try {
      Terminal terminal = TerminalBuilder.builder()
          .system(true)
          .dumb(false)
          .exec(true)
          .jni(OSUtils.IS_WINDOWS)
          .ffm(false)
          .encoding(console.charset())
          .nativeSignals(false)
          // After the first line JLine handles Ctrl-C also while a player thinks.
          .signalHandler(EditedLines::endProcess)
          .build();
      return Optional.of(new EditedLines(terminal, new TabCompleter(moves, levels), console));
    } catch (IllegalStateException e) {
      // There is no provider for this terminal. Plain lines need none.
      return Optional.empty();
    }
  }

  private static void endProcess(Terminal.Signal signal) {
    if (signal == Terminal.Signal.INT) {
      Runtime.getRuntime().exit(ExitCode.INTERRUPTED);
    }
  }

  @Override
  public Optional<String> read(String prompt) {
    console.out().flush();
    console.err().flush();
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (EndOfFileException e) {
      return Optional.empty();
    } catch (UserInterruptException e) {
      console.stop().raise();
      return Optional.empty();
    }
  }

  @Override
  public boolean hasColors() {
    return Optional.ofNullable(terminal.getNumericCapability(Capability.max_colors))
        .filter(colors -> colors >= FEWEST_COLORS)
        .isPresent();
  }

  @Override
  public int columns() {
    return terminal.getWidth() > 0 ? terminal.getWidth() : WIDE;
  }

  @Override
  public void close() throws IOException {
    terminal.close();
  }
}
