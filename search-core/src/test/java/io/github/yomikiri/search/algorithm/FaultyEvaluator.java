package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.StopSignal;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An evaluator that is slow, throws exceptions and raises the stop signal at random calls. It also
 * counts its calls, so a thread that is still at work after the search is noticed.
 */
final class FaultyEvaluator<N extends Node<N>> implements Evaluator<N> {

  private static final int NEVER = Integer.MAX_VALUE;

  private final Evaluator<N> inner;
  private final AtomicInteger inside = new AtomicInteger();
  private final AtomicInteger calls = new AtomicInteger();
  private final AtomicInteger callsAfterSearch = new AtomicInteger();
  private final Queue<Throwable> faults = new ConcurrentLinkedQueue<>();
  private volatile boolean isSearching;
  private int faultInterval = NEVER;
  private int faultKind;
  private int stopAt = NEVER;
  private int spins;
  private int slowInterval = 1;
  private StopSignal stop = new StopSignal();

  FaultyEvaluator(Evaluator<N> inner) {
    this.inner = inner;
  }

  /** Chooses what happens during the next search. */
  void beforeSearch(Random random, StopSignal signal) {
    stop = signal;
    stopAt = random.nextInt(6) == 0 ? 1 + random.nextInt(500) : NEVER;
    faultInterval = random.nextInt(6) == 0 ? 1 + random.nextInt(1 << random.nextInt(11)) : NEVER;
    faultKind = random.nextInt(4);
    spins = random.nextInt(3) == 0 ? random.nextInt(300) : 0;
    slowInterval = 1 << random.nextInt(8);
    calls.set(0);
    faults.clear();
    isSearching = true;
  }

  void afterSearch() {
    isSearching = false;
  }

  /** Returns the number of threads that are evaluating a position. */
  int inside() {
    return inside.get();
  }

  int callsAfterSearch() {
    return callsAfterSearch.get();
  }

  /** Returns the exceptions of the last search. */
  Queue<Throwable> faults() {
    return faults;
  }

  boolean canFail() {
    return faultInterval != NEVER;
  }

  boolean canStop() {
    return stopAt != NEVER;
  }

  @Override
  public int evaluate(N node) {
    inside.incrementAndGet();
    try {
      if (!isSearching) {
        callsAfterSearch.incrementAndGet();
      }
      int call = calls.incrementAndGet();
      if (call == stopAt) {
        stop.raise();
      }
      if (call % faultInterval == 0) {
        fail();
      }
      if (call % slowInterval == 0) {
        for (int i = 0; i < spins; i++) {
          Thread.onSpinWait();
        }
        if (spins > 200) {
          Thread.yield();
        }
      }
      return inner.evaluate(node);
    } finally {
      inside.decrementAndGet();
    }
  }

  private void fail() {
    Throwable fault = switch (faultKind) {
      case 0 -> new IllegalStateException("planted");
      case 1 -> new StackOverflowError("planted");
      case 2 -> new AssertionError("planted");
      // Other languages of the JVM throw these without a declaration.
      default -> new Exception("planted");
    };
    faults.add(fault);
    throw FaultyEvaluator.<RuntimeException>unchecked(fault);
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> T unchecked(Throwable fault) throws T {
    throw (T) fault;
  }
}
