package io.github.yomikiri.app.serve;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/** Looks at the threads of a server. */
final class Threads {

  private static final String SERVER = "server of games";

  private Threads() {}

  /** Returns how many threads have a name. */
  static long named(String name) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals(name))
        .count();
  }

  /** Returns how many threads serve a caller. */
  static long serving() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> thread.getKey().getName().equals(SERVER))
        .filter(thread -> Arrays.stream(thread.getValue())
            .anyMatch(frame -> frame.getClassName().equals(GameServer.class.getName())))
        .count();
  }

  /** Returns how many threads of servers are left. */
  static long ofServers() {
    return named("game") + named(SERVER) + named("HTTP-Dispatcher") + named("slow callers");
  }

  /** Waits for as long as it takes; the build ends a test that waits for ever. */
  static void await(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.yield();
    }
  }
}
