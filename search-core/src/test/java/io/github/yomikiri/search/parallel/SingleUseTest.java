package io.github.yomikiri.search.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

class SingleUseTest {

  private final SingleUse use = new SingleUse("searcher");

  @Test
  void oneCallAfterAnotherIsServed() {
    assertThat(use.call(() -> 1)).isEqualTo(1);
    assertThat(CompletableFuture.supplyAsync(() -> use.call(() -> 2)).join()).isEqualTo(2);
    use.run(() -> {});
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> use.run(() -> {
          throw new IllegalArgumentException("broken");
        }));
    assertThat(use.call(() -> 3)).as("after an exception").isEqualTo(3);
  }

  @Test
  void aSecondCallAtTheSameTimeIsRefused() {
    String thread = Thread.currentThread().getName();
    use.run(() -> {
      assertThatIllegalStateException()
          .isThrownBy(() -> use.call(() -> 1))
          .withMessage("this searcher is in use by the thread " + thread
              + "; it serves one call at a time, so give each thread a searcher of its own");
      assertThatExceptionOfType(CompletionException.class)
          .isThrownBy(() -> CompletableFuture.runAsync(() -> use.run(() -> {})).join())
          .withCauseInstanceOf(IllegalStateException.class);
    });
  }

  /** Calls the searcher from its own listener during a search, also from another thread. */
  private static void assertGuarded(Searcher<TicTacToe> searcher) {
    int[] calls = {0};
    searcher.search(TicTacToe.START, Limits.depth(2), new SearchListener() {
      @Override
      public void finished(SearchResult result) {
        calls[0]++;
        for (Runnable second : List.<Runnable>of(
            () -> searcher.search(TicTacToe.START, Limits.depth(1)), searcher::reset)) {
          assertThatExceptionOfType(CompletionException.class)
              .isThrownBy(() -> CompletableFuture.runAsync(second).join())
              .withCauseInstanceOf(IllegalStateException.class)
              .withMessageContaining("this searcher is in use by the thread");
        }
      }
    });
    assertThat(calls[0]).isOne();
    assertThat(searcher.search(TicTacToe.START, Limits.depth(2)).move()).isPresent();
  }

  @Test
  void everySearcherRefusesASecondCaller() {
    assertGuarded(Searchers.forGame(TicTacToe.class).build());
    assertGuarded(Searchers.forGame(TicTacToe.class).fixedDepth(2).build());
    assertGuarded(Searchers.forGame(TicTacToe.class)
        .timed(Duration.ofDays(1))
        .clock(() -> 0)
        .build());
    assertGuarded(Searchers.random(1));
    assertGuarded(Searchers.greedy(TicTacToe.class, node -> 0, 1));
  }
}
