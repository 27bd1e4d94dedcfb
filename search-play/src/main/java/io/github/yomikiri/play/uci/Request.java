package io.github.yomikiri.play.uci;

import io.github.yomikiri.search.StopSignal;
import java.util.concurrent.CountDownLatch;

/**
 * A {@code go}, and the signals that end its search. The thread that reads the commands gives the
 * signals, and the thread that searches waits for them.
 */
final class Request {

  private final GoCommand go;
  private final StopSignal stop = new StopSignal();
  private final StopSignal ponderHit = new StopSignal();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final CountDownLatch decided = new CountDownLatch(1);

  Request(GoCommand go) {
    this.go = go;
  }

  GoCommand go() {
    return go;
  }

  /** Ends the search, which then answers. */
  void stop() {
    stop.raise();
    decided.countDown();
    stopped.countDown();
  }

  /** Ends pondering, because the opponent has made the expected move. */
  void ponderHit() {
    ponderHit.raise();
    decided.countDown();
  }

  /** Returns whether the search answers only after another command. */
  boolean isEndless() {
    return !stop.isRaised() && (go.isInfinite() || go.isPonder() && !ponderHit.isRaised());
  }

  boolean isStopped() {
    return stop.isRaised();
  }

  /** Returns the signal that ends the search for a move. */
  StopSignal stopSignal() {
    return stop;
  }

  /** Returns the signal that ends pondering because of the opponent's move. */
  StopSignal ponderHitSignal() {
    return ponderHit;
  }

  /** Waits until the opponent has moved, or the search is stopped. */
  void awaitPonderHit() throws InterruptedException {
    if (go.isPonder()) {
      decided.await();
    }
  }

  /** Waits until the search may answer. */
  void awaitAnswer() throws InterruptedException {
    awaitPonderHit();
    if (go.isInfinite()) {
      stopped.await();
    }
  }
}
