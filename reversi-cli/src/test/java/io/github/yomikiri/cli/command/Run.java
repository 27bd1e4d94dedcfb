package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Interrupt;
import io.github.yomikiri.cli.console.Launcher;
import io.github.yomikiri.cli.console.Session;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A command line run in this process: what it wrote, and how it ended. */
record Run(int exitCode, String out, String err) {

  static Run of(String... args) {
    return withInput("", args);
  }

  static Run withInput(String input, String... args) {
    return run(input, false, new Interrupt(), args);
  }

  static Run inColour(String input, String... args) {
    return run(input, true, new Interrupt(), args);
  }

  static Run interrupted(String... args) {
    Interrupt interrupt = new Interrupt();
    interrupt.stop().raise();
    return run("", false, interrupt, args);
  }

  private static Run run(String input, boolean colour, Interrupt interrupt, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Session session = new Session(
        new BufferedReader(new StringReader(input)),
        new PrintWriter(out),
        new PrintWriter(err),
        colour,
        false,
        colour,
        StandardCharsets.UTF_8,
        interrupt);
    int exitCode = Launcher.execute(CommandLines.of(session), session, args);
    return new Run(exitCode, out.toString(), err.toString());
  }

  List<String> lines() {
    return out.lines().toList();
  }
}
