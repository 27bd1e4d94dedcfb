package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Interrupt;
import io.github.yomikiri.app.console.Launcher;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A command of the benchmarks that ran in this process, with its output and exit code. */
record Run(int exitCode, String out, String err) {

  static Run of(String... args) {
    return run(new Interrupt(), args);
  }

  static Run interrupted(String... args) {
    Interrupt interrupt = new Interrupt();
    interrupt.stop().raise();
    return run(interrupt, args);
  }

  private static Run run(Interrupt interrupt, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Console console = new Console(
        new BufferedReader(Reader.nullReader()),
        new PrintWriter(out),
        new PrintWriter(err),
        false,
        false,
        false,
        false,
        StandardCharsets.UTF_8,
        interrupt,
        () -> 0);
    int exitCode = Launcher.execute(BenchmarksMain.commands(console, args), console, args);
    return new Run(exitCode, out.toString(), err.toString());
  }

  List<String> lines() {
    return out.lines().toList();
  }
}
