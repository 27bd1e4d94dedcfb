package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;

/** How long after the stop signal a search ends. */
final class StopDelay {

  private static final int RUNS_MILLIS = 150;

  private StopDelay() {}

  /** Stops a search of FFO 78, with 34 empty squares, and checks that its answer is an honest one. */
  static Duration of(EndgameSolver solver) throws InterruptedException {
    Reversi deep = FfoPosition.range(78, 78).get(0).position();
    solver.search(deep, Limits.nodes(500_000)); // Warms up the kernels.
    StopSignal stop = new StopSignal();
    long[] raised = new long[1];
    Thread raiser = new Thread(() -> {
      try {
        Thread.sleep(RUNS_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      raised[0] = System.nanoTime();
      stop.raise();
    });
    raiser.start();
    SearchResult result = solver.search(deep, Limits.none().withStop(stop));
    long ended = System.nanoTime();
    raiser.join();
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    assertThat(deep.legalMoves()).contains(result.bestMove());
    assertThat(result.solved()).isFalse();
    return Duration.ofNanos(ended - raised[0]);
  }
}
