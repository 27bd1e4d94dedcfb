package io.github.yomikiri.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatusLineTest {

  @Test
  void showsEachIterationAndErasesTheLine() {
    StringBuilder terminal = new StringBuilder();
    Searchers.forGame(TicTacToe.class)
        .clock(() -> 0)
        .build()
        .search(TicTacToe.START, Limits.depth(2), SearchListener.statusLine(terminal));
    List<String> shown = List.of(terminal.toString().split("\r"));
    assertThat(shown).hasSize(4);
    assertThat(shown.get(1)).startsWith("depth 1  +0  ").contains(" nodes  ");
    assertThat(shown.get(2)).startsWith("depth 2  +0  ");
    assertThat(shown.get(3)).isBlank().hasSize(shown.get(2).stripTrailing().length());
  }

  @Test
  void aLongLineOfMovesIsShortened() {
    StringBuilder terminal = new StringBuilder();
    Searchers.forGame(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .build()
        .search(
            RandomGame.of(new RandomGame.Rules(4, 40, 1, 99, 9, 0)),
            Limits.depth(30),
            SearchListener.statusLine(terminal));
    assertThat(terminal.toString().split("\r"))
        .allMatch(line -> line.length() <= 79)
        .anyMatch(line -> line.startsWith("depth 30 ") && line.length() > 60);
  }

  @Test
  void anErrorOfTheTerminalEndsTheSearch() {
    IOException broken = new IOException("broken pipe");
    Writer terminal = new Writer() {
      @Override
      public void write(char[] text, int offset, int length) throws IOException {
        throw broken;
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
    assertThatThrownBy(() -> Searchers.forGame(TicTacToe.class)
            .build()
            .search(TicTacToe.START, Limits.depth(2), SearchListener.statusLine(terminal)))
        .isInstanceOf(UncheckedIOException.class)
        .hasCause(broken);
  }

  @Test
  void longIterationsReportTheirProgress() {
    // Each look at the clock takes a millisecond.
    long[] now = {0};
    List<SearchResult> progress = new ArrayList<>();
    SearchResult result = Searchers.bare(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .clock(() -> now[0] += Duration.ofMillis(1).toNanos())
        .fixedDepth(9)
        .build()
        .search(RandomGame.tree(4, 12, 9, 9), Limits.none(), new SearchListener() {
          @Override
          public void progressed(SearchResult soFar) {
            progress.add(soFar);
          }
        });
    assertThat(progress)
        .hasSizeGreaterThan(3)
        .allMatch(each -> each.completion() == Completion.STOPPED);
    assertThat(progress).extracting(each -> each.statistics().nodes()).isSorted();
    for (int i = 1; i < progress.size(); i++) {
      assertThat(progress.get(i).statistics().elapsed())
          .isGreaterThanOrEqualTo(progress.get(i - 1).statistics().elapsed().plusMillis(100));
    }
    assertThat(result.depth()).isEqualTo(9);
  }
}
