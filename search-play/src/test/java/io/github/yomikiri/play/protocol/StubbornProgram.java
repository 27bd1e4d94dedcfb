package io.github.yomikiri.play.protocol;

import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * Programs that {@link ProcessTreeTest} starts: a program that never ends, a program that starts
 * the first program, and an engine that starts both.
 */
final class StubbornProgram {

  private StubbornProgram() {}

  /** Returns a command that runs this program. */
  static List<String> command(String role) {
    return JavaProgram.command(StubbornProgram.class, role);
  }

  /** Returns a connection to an engine that has started a process of its own. */
  static Connection start() {
    Connection connection = ProcessConnection.start("stubborn", command("engine"), () -> 0);
    connection.receive("", "ready"::equals, Duration.ofSeconds(1), StopSignal.NEVER);
    return connection;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    switch (args[0]) {
      case "host" -> {
        start();
        ProcessHandle.current().descendants().map(ProcessHandle::pid).forEach(System.out::println);
        System.exit(0);
      }
      case "engine" -> {
        new ProcessBuilder(command("child")).inheritIO().start();
        System.out.println("ready");
        new CountDownLatch(1).await();
      }
      default -> new CountDownLatch(1).await();
    }
  }
}
