package io.github.yomikiri.app.console;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.play.EngineFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Runs commands. Ctrl-C ends a command in order, and an error is one line that shows where to find
 * help.
 */
public final class Launcher {

  /** A command that is longer or shorter than what was typed by more letters was not meant. */
  private static final int MAX_LETTERS = 3;

  private Launcher() {}

  /**
   * Runs a command line in this process, and ends the process.
   *
   * @param args what the user typed
   * @param commands makes the commands for the process's standard streams; it may throw
   *     {@link UserError}
   */
  public static void run(String[] args, Function<Console, CommandLine> commands) {
    Interrupt interrupt = new Interrupt();
    Runtime.getRuntime().addShutdownHook(new Thread(interrupt::shutDown, "interrupt"));
    int exitCode = ExitCode.INTERNAL;
    try {
      exitCode = run(Console.ofProcess(interrupt), args, commands);
    } finally {
      interrupt.finished();
    }
    System.exit(exitCode);
  }

  private static int run(Console console, String[] args, Function<Console, CommandLine> commands) {
    CommandLine line;
    try {
      line = commands.apply(console);
    } catch (UserError e) {
      console.warn(String.valueOf(e.getMessage()));
      return ExitCode.USAGE;
    }
    return execute(line, console, args);
  }

  /**
   * Runs a command line.
   *
   * @param line the commands
   * @param console the streams, Ctrl-C and the clock
   * @param args what the user typed
   * @return the exit code
   */
  public static int execute(CommandLine line, Console console, String... args) {
    // These settings apply to the subcommands that were added before.
    return line.setOut(console.out())
        .setErr(console.err())
        .setColorScheme(CommandLine.Help.defaultColorScheme(console.color() ? Ansi.ON : Ansi.OFF))
        .setUsageHelpWidth(100)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler((e, typed) -> badArguments(UnknownOptions.named(e, typed)))
        .setExecutionStrategy(result -> execute(result, console))
        .setExecutionExceptionHandler((e, command, result) -> failed(outputFailureOr(e), command))
        .execute(args);
  }

  /** Runs the command, and reports standard output that cannot be written. */
  private static int execute(ParseResult result, Console console) {
    try {
      return run(result, console);
    } catch (OutputFailure e) {
      return failed(e, deepest(result));
    } finally {
      console.err().flush();
    }
  }

  /** Runs the command, and writes what it has printed, however it ends. */
  private static int run(ParseResult result, Console console) {
    try {
      UnknownOptions.check(deepest(result).getParseResult());
      return new RunLast().execute(result);
    } catch (OutOfMemoryError e) {
      String heap = Runtime.getRuntime().maxMemory() / (1 << 20) + " MiB";
      throw new ExecutionException(
          deepest(result),
          "out of memory",
          new UserError("this needs more memory than the " + heap
              + " that Java may use; java -Xmx10g -jar ... gives it 10 GiB"));
    } finally {
      console.out().flush();
    }
  }

  /**
   * Returns the exception for a command line that lacks a subcommand.
   *
   * @param command the command
   * @return an exception that names the subcommands
   */
  public static ParameterException missingSubcommand(CommandSpec command) {
    String names = command.subcommands().entrySet().stream()
        .filter(entry -> !entry.getValue().getCommandSpec().usageMessage().hidden())
        .map(Map.Entry::getKey)
        .collect(Collectors.joining(", "));
    return new ParameterException(
        command.commandLine(), "the command is missing; expected one of " + names);
  }

  /**
   * Returns the exception for a word in the place of a subcommand. Without it, picocli goes past
   * the word, and reports the arguments of a command behind it.
   *
   * @param command the command
   * @param word the word
   * @param fault what the word is not, such as {@code no command}
   * @return an exception that names the subcommands that may be meant
   */
  public static ParameterException unknownSubcommand(
      CommandSpec command, String word, String fault) {
    List<String> similar = new UnmatchedArgumentException(command.commandLine(), List.of(word))
        .getSuggestions().stream()
            .filter(name -> Math.abs(name.length() - word.length()) <= MAX_LETTERS)
            .toList();
    String meant = similar.isEmpty() ? "" : "; did you mean " + String.join(" or ", similar) + "?";
    return new ParameterException(command.commandLine(), "\"" + word + "\" is " + fault + meant);
  }

  private static CommandLine deepest(ParseResult result) {
    return result.hasSubcommand()
        ? deepest(result.subcommand())
        : result.commandSpec().commandLine();
  }

  private static int badArguments(ParameterException e) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(PlainText.printable(prefix(command) + firstLine(e.getMessage())));
    if (e instanceof UnknownOptions || !UnmatchedArgumentException.printSuggestions(e, err)) {
      err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    }
    err.flush();
    return ExitCode.USAGE;
  }

  private static int failed(Exception e, CommandLine command) {
    PrintWriter err = command.getErr();
    int exitCode = exitCode(e);
    if (exitCode == ExitCode.INTERNAL) {
      err.println(prefix(command) + "internal error, please report it:");
      StringWriter trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace));
      err.print(PlainText.printable(trace.toString()));
    } else if (exitCode != ExitCode.CLOSED_PIPE) {
      String message = e instanceof IOException io ? describe(io) : String.valueOf(e.getMessage());
      err.println(PlainText.printable(prefix(command) + message));
    }
    err.flush();
    return exitCode;
  }

  /**
   * Returns the failed write that caused an exception, such as one in another thread, or else the
   * exception.
   */
  private static Exception outputFailureOr(Exception e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof OutputFailure output) {
        return output;
      }
    }
    return e;
  }

  private static int exitCode(Exception e) {
    if (e instanceof OutputFailure output) {
      return output.isClosedPipe() ? ExitCode.CLOSED_PIPE : ExitCode.IO_ERROR;
    }
    if (e instanceof EngineFailure) {
      return ExitCode.FAILURE_FOUND;
    }
    if (e instanceof FileSystemException
        || e instanceof UserError
        || e instanceof InvalidInputException
        || e instanceof CommandStopped) {
      return ExitCode.USAGE;
    }
    return e instanceof IOException ? ExitCode.IO_ERROR : ExitCode.INTERNAL;
  }

  private static String prefix(CommandLine command) {
    return command.getCommandSpec().qualifiedName() + ": ";
  }

  /**
   * Returns a message that names the file and the fault. This is needed because the message of a
   * file exception is often only the path.
   */
  public static String describe(IOException e) {
    if (e instanceof NoSuchFileException) {
      return e.getMessage() + ": no such file or directory";
    }
    if (e instanceof AccessDeniedException) {
      return e.getMessage() + ": permission denied";
    }
    if (e instanceof FileAlreadyExistsException) {
      return e.getMessage() + ": exists already";
    }
    return firstLine(e.getMessage());
  }

  private static String firstLine(@Nullable String message) {
    return message == null ? "unknown error" : message.lines().findFirst().orElse("");
  }
}
