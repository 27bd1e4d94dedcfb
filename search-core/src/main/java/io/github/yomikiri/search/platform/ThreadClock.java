package io.github.yomikiri.search.platform;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * The processor time of the calling thread. The JDK's clock is in the module
 * {@code java.management}, which not every platform has; without this module the time is not known.
 * The wall time would be no substitute, because it also contains the time in which the thread
 * waits.
 */
public final class ThreadClock {

  /** Returns nanoseconds, or a negative number if they are not known. */
  private static final LongSupplier NANOS = choose();

  private ThreadClock() {}

  private static LongSupplier choose() {
    try {
      ThreadMXBean threads = ManagementFactory.getThreadMXBean();
      return threads::getCurrentThreadCpuTime;
    } catch (LinkageError e) {
      return () -> -1;
    }
  }

  /**
   * Returns the processor time that the calling thread has taken so far.
   *
   * @return nanoseconds; empty where the platform does not measure them, as for virtual threads
   */
  public static OptionalLong nanos() {
    try {
      long nanos = NANOS.getAsLong();
      return nanos < 0 ? OptionalLong.empty() : OptionalLong.of(nanos);
    } catch (UnsupportedOperationException e) {
      return OptionalLong.empty();
    }
  }
}
