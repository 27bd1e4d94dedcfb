package io.github.yomikiri.app;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Interrupt;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.app.program.GameCommands;
import io.github.yomikiri.play.kit.GameKit;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A command of a game that ran in this process, with its output and exit code. */
public record Run(int exitCode, String out, String err) {

  /** Runs a command without input. */
  public static Run of(GameKit<?> kit, String... args) {
    return withInput(kit, "", args);
  }

  /** Runs a command that reads standard input. */
  public static Run withInput(GameKit<?> kit, String input, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Console console = new Console(
        new BufferedReader(new StringReader(input)),
        new PrintWriter(out),
        new PrintWriter(err),
        false,
        false,
        false,
        false,
        StandardCharsets.UTF_8,
        new Interrupt(),
        () -> 0);
    int exitCode = Launcher.execute(
        GameCommands.of(GameContext.of(console, kit), List.of(), args), console, args);
    return new Run(exitCode, out.toString(), err.toString());
  }

  /** Returns the lines of standard output. */
  public List<String> lines() {
    return out.lines().toList();
  }
}
