package io.github.yomikiri.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The JVMs that tests start. */
public final class ChildJvm {

  /**
   * Options under which a JVM starts fast. The code that these tests run is not worth a better
   * compiler.
   */
  private static final List<String> FAST_START =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private ChildJvm() {}

  /** Returns the path of the program {@code java} that runs this test. */
  public static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /**
   * Returns a command that runs a JVM with options under which it starts fast, and with further
   * arguments.
   */
  public static List<String> command(List<String> arguments) {
    List<String> line = new ArrayList<>();
    line.add(java());
    line.addAll(FAST_START);
    line.addAll(arguments);
    return line;
  }

  /**
   * Waits until a condition holds or the process ends. The waiting test takes no processor from the
   * process.
   */
  public static void await(Process process, BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean() && !process.waitFor(1, TimeUnit.MILLISECONDS)) {
      // The process works.
    }
  }
}
