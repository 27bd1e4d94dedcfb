package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.concurrent.atomic.AtomicInteger;

/** Stops searches when they read the clock for the nth time. */
final class Stops {

  private static final int LOOKS = 2_000;

  private Stops() {}

  /**
   * Stops a search of FFO 78, with 34 empty squares. Each time a thread reads the clock, it gets at
   * most 256 nodes. So a stopped search ends as soon as its threads have visited these nodes.
   */
  static void assertEndsAtOnce(EndgameSearch search) {
    Reversi deep = FfoPosition.of(78).position();
    StopSignal stop = new StopSignal();
    AtomicInteger looks = new AtomicInteger();
    RootSearch<Reversi> run = new RootSearch<>(search, deep, Limits.none().withStop(stop), () -> {
      if (looks.incrementAndGet() == LOOKS) {
        stop.raise();
      }
      return looks.get();
    });
    assertThat(run.iterate(deep.emptyCount(), -65, 65)).isFalse();
    assertThat(looks).hasValue(LOOKS);
    SearchResult result = run.result();
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    assertThat(result.statistics().nodes()).isBetween((long) LOOKS, 256L * LOOKS);
  }
}
