package io.github.yomikiri.cli.console;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.protocol.EngineFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs commands: Ctrl-C ends them in order, and an error is one line that says where to find help. */
public final class Launcher {

  private Launcher() {}

  /**
   * Runs a command line in this process, and ends the process.
   *
   * @param args what the user typed
   * @param commands makes the commands for the process's standard streams
   */
  public static void run(String[] args, Function<Session, CommandLine> commands) {
    Interrupt interrupt = new Interrupt();
    Runtime.getRuntime().addShutdownHook(new Thread(interrupt::shutDown, "interrupt"));
    int exitCode = ExitCode.INTERNAL;
    try {
      Session session = Session.ofProcess(interrupt);
      exitCode = execute(commands.apply(session), session, args);
    } finally {
      interrupt.finished();
    }
    System.exit(exitCode);
  }

  /**
   * Runs a command line.
   *
   * @param line the commands
   * @param session the world around them
   * @param args what the user typed
   * @return the exit code
   */
  public static int execute(CommandLine line, Session session, String... args) {
    // These apply to the subcommands added before.
    return line.setOut(session.out())
        .setErr(session.err())
        .setColorScheme(CommandLine.Help.defaultColorScheme(session.colour() ? Ansi.ON : Ansi.OFF))
        .setUsageHelpWidth(100)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler((e, typed) -> badArguments(e))
        .setExecutionStrategy(result -> execute(result, session))
        .setExecutionExceptionHandler((e, command, result) -> failed(e, command))
        .execute(args);
  }

  /** Runs the command, and writes whatever it has printed, however it ends. */
  private static int execute(ParseResult result, Session session) {
    try {
      return new RunLast().execute(result);
    } catch (OutOfMemoryError e) {
      String heap = Runtime.getRuntime().maxMemory() / (1 << 20) + " MiB";
      throw new ExecutionException(
          result.subcommand().commandSpec().commandLine(),
          "out of memory",
          new UserError("what is asked for does not fit into the " + heap
              + " of memory that Java has; java -Xmx10g -jar ... would give it 10 GiB"));
    } finally {
      session.out().flush();
      session.err().flush();
    }
  }

  private static int badArguments(ParameterException e) {
    CommandLine command = e.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(prefix(command) + firstLine(e.getMessage()));
    if (!UnmatchedArgumentException.printSuggestions(e, err)) {
      err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    }
    err.flush();
    return ExitCode.USAGE;
  }

  private static int failed(Exception e, CommandLine command) {
    PrintWriter err = command.getErr();
    command.getOut().flush();
    int exitCode = ExitCode.USAGE;
    if (e instanceof CommandStopped
        || e instanceof UserError
        || e instanceof InvalidInputException) {
      err.println(prefix(command) + e.getMessage());
    } else if (e instanceof EngineFailure) {
      err.println(prefix(command) + e.getMessage());
      exitCode = ExitCode.FAILURE_FOUND;
    } else if (e instanceof IOException io) {
      err.println(prefix(command) + describe(io));
    } else {
      err.println(prefix(command) + "internal error, please report it:");
      e.printStackTrace(err);
      exitCode = ExitCode.INTERNAL;
    }
    err.flush();
    return exitCode;
  }

  private static String prefix(CommandLine command) {
    return command.getCommandSpec().qualifiedName() + ": ";
  }

  /** Says what a file exception is about: its own message is often just the path. */
  public static String describe(IOException e) {
    if (e instanceof NoSuchFileException) {
      return e.getMessage() + ": no such file or directory";
    }
    if (e instanceof AccessDeniedException) {
      return e.getMessage() + ": permission denied";
    }
    if (e instanceof FileAlreadyExistsException) {
      return e.getMessage() + ": is in the way";
    }
    return firstLine(e.getMessage());
  }

  private static String firstLine(@Nullable String message) {
    return message == null ? "unknown error" : message.lines().findFirst().orElse("");
  }
}
