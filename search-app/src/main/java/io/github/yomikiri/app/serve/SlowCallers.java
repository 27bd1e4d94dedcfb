package io.github.yomikiri.app.serve;

import java.time.Duration;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Frees the threads of callers that send or read too slowly. A thread that has made no progress for
 * some time is interrupted, which closes its connection.
 */
final class SlowCallers implements AutoCloseable {

  private static final int LOOKS = 10;

  private final Map<Thread, Long> since = new ConcurrentHashMap<>();
  private final long patience;
  private final Timer clock = new Timer("slow callers", /* isDaemon= */ true);

  /**
   * Begins to look.
   *
   * @param patience how long a thread may make no progress
   */
  SlowCallers(Duration patience) {
    this.patience = patience.toNanos();
    long period = Math.max(1, patience.toMillis() / LOOKS);
    clock.schedule(
        new TimerTask() {
          @Override
          public void run() {
            look();
          }
        },
        period,
        period);
  }

  /** Called when this thread begins to serve a caller, or has served a part. */
  void progress() {
    since.put(Thread.currentThread(), System.nanoTime());
  }

  /** Called when this thread serves its caller no longer. */
  void end() {
    since.remove(Thread.currentThread());
  }

  private void look() {
    long now = System.nanoTime();
    // A thread that ends meanwhile waits, and then serves nobody whom the interrupt could meet.
    since
        .keySet()
        .forEach(thread -> since.computeIfPresent(thread, (slow, begun) -> {
          if (now - begun > patience) {
            slow.interrupt();
          }
          return begun;
        }));
  }

  @Override
  public void close() {
    clock.cancel();
  }
}
