package io.github.yomikiri.bench.cli;

import io.github.yomikiri.search.StopSignal;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The command line. */
public final class Main {

  private static final int SECONDS_TO_FINISH = 5;

  private Main() {}

  /**
   * Runs the command line.
   *
   * @param args what the user typed
   */
  public static void main(String[] args) {
    StopSignal stop = new StopSignal();
    CountDownLatch finished = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> interrupt(stop, finished), "interrupt"));
    int exitCode = CommandLines.of(Session.ofProcess(stop)).execute(args);
    finished.countDown();
    System.exit(exitCode);
  }

  /** On Ctrl-C: asks the command to end, and lets it print what it has. At a normal end it is finished already. */
  private static void interrupt(StopSignal stop, CountDownLatch finished) {
    stop.raise();
    try {
      if (!finished.await(SECONDS_TO_FINISH, TimeUnit.SECONDS)) {
        System.err.flush();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
