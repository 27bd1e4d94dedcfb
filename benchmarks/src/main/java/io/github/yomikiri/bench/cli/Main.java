package io.github.yomikiri.bench.cli;

/** The command line. */
public final class Main {

  private Main() {}

  /**
   * Runs the command line.
   *
   * @param args what the user typed
   */
  public static void main(String[] args) {
    Interrupt interrupt = new Interrupt();
    Runtime.getRuntime().addShutdownHook(new Thread(interrupt::shutDown, "interrupt"));
    int exitCode = ExitCode.INTERNAL;
    try {
      exitCode = CommandLines.of(Session.ofProcess(interrupt)).execute(args);
    } finally {
      interrupt.finished();
    }
    System.exit(exitCode);
  }
}
