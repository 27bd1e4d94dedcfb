package io.github.yomikiri.search.parallel;

import io.github.yomikiri.search.platform.ThreadClock;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Measures the processor time of a call: that of the calling thread, and of all threads that help
 * in its searches.
 *
 * <p>A {@link ThreadTeam} is the only place where other threads help a search. The team knows its
 * caller's measurement, and each helper adds its time there before it leaves. A search returns when
 * all helpers have left, so the time is complete when the call returns.
 */
public final class ProcessorTime {

  private static final ThreadLocal<Optional<AtomicLong>> HELPERS =
      ThreadLocal.withInitial(Optional::empty);

  private ProcessorTime() {}

  /**
   * Makes a call on this thread and measures it.
   *
   * @param call the call; what it throws reaches the caller
   * @return the processor time in nanoseconds; empty if the platform does not measure it, as for
   *     virtual threads and without the module {@code java.management}
   */
  public static OptionalLong of(Runnable call) {
    Optional<AtomicLong> outer = HELPERS.get();
    AtomicLong helpers = new AtomicLong();
    HELPERS.set(Optional.of(helpers));
    try {
      OptionalLong own = ofThread(call);
      own.ifPresent(nanos -> outer.ifPresent(sum -> sum.addAndGet(helpers.get())));
      return own.isPresent() ? OptionalLong.of(own.getAsLong() + helpers.get()) : own;
    } finally {
      HELPERS.set(outer);
    }
  }

  private static OptionalLong ofThread(Runnable call) {
    OptionalLong before = ThreadClock.nanos();
    call.run();
    OptionalLong after = ThreadClock.nanos();
    return before.isPresent() && after.isPresent()
        ? OptionalLong.of(after.getAsLong() - before.getAsLong())
        : OptionalLong.empty();
  }

  /**
   * Returns a task for another thread, whose time counts as this thread's if this thread is
   * measured.
   */
  static Runnable counted(Runnable task) {
    Optional<AtomicLong> sum = HELPERS.get();
    return sum.isEmpty() ? task : () -> ofThread(task).ifPresent(sum.get()::addAndGet);
  }
}
