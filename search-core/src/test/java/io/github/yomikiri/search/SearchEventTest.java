package io.github.yomikiri.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.driver.Searchers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SearchEventTest {

  @TempDir
  Path folder;

  private SearchResult record(String event, Callable<SearchResult> search) throws Exception {
    try (Recording recording = new Recording()) {
      recording.enable(event).withoutThreshold();
      recording.start();
      SearchResult result = search.call();
      recording.stop();
      recording.dump(folder.resolve("search.jfr"));
      return result;
    }
  }

  private List<RecordedEvent> events(String name) throws Exception {
    return RecordingFile.readAllEvents(folder.resolve("search.jfr")).stream()
        .filter(event -> event.getEventType().getName().equals(name))
        .toList();
  }

  static List<Searcher<TicTacToe>> searchers() {
    return List.of(
        Searchers.forGame(TicTacToe.class).build(),
        Searchers.monteCarlo(TicTacToe.class).memoryMebibytes(1).visits(200).build());
  }

  @ParameterizedTest
  @MethodSource("searchers")
  void theFlightRecorderShowsTheSearch(Searcher<TicTacToe> searcher) throws Exception {
    SearchResult result = record(
        "io.github.yomikiri.Search", () -> searcher.search(TicTacToe.START, Limits.depth(4)));
    List<RecordedEvent> events = events("io.github.yomikiri.Search");
    assertThat(events).hasSize(1);
    RecordedEvent event = events.get(0);
    assertThat(event.getInt("depth")).isEqualTo(result.depth()).isPositive();
    assertThat(event.getInt("score")).isEqualTo(result.score());
    assertThat(event.getBoolean("solved")).isFalse();
    assertThat(event.getString("completion")).isEqualTo("DEPTH");
    assertThat(List.of(
            event.getLong("nodes"),
            event.getLong("evaluations"),
            event.getLong("cutoffs"),
            event.getLong("firstMoveCutoffs"),
            event.getLong("tableProbes"),
            event.getLong("tableHits"),
            event.getLong("reSearches")))
        .containsExactly(
            result.statistics().nodes(),
            result.statistics().evaluations(),
            result.statistics().cutoffs(),
            result.statistics().firstMoveCutoffs(),
            result.statistics().tableProbes(),
            result.statistics().tableHits(),
            result.statistics().reSearches());
  }

  @Test
  void aSearchThatFailsIsReportedAsFailed() throws Exception {
    Searcher<TicTacToe> searcher = Searchers.forGame(TicTacToe.class).build();
    List<String> calls = new ArrayList<>();
    record("io.github.yomikiri.Search", () -> {
      assertThatIllegalStateException()
          .isThrownBy(() -> searcher.search(TicTacToe.START, Limits.depth(4), new SearchListener() {
            @Override
            public void iterationFinished(SearchResult soFar) {
              throw new IllegalStateException("broken");
            }

            @Override
            public void finished(SearchResult result) {
              calls.add("finished");
            }
          }))
          .withMessage("broken");
      return searcher.search(TicTacToe.START, Limits.depth(4));
    });
    assertThat(events("io.github.yomikiri.Search"))
        .extracting(event -> event.getString("completion"))
        .containsExactly("FAILED", "DEPTH");
    assertThat(calls).isEmpty();
  }

  @Test
  void theFlightRecorderShowsTheIterations() throws Exception {
    SearchResult result = record(
        "io.github.yomikiri.Iteration",
        () -> Searchers.forGame(TicTacToe.class).build().search(TicTacToe.START, Limits.depth(3)));
    List<RecordedEvent> events = events("io.github.yomikiri.Iteration");
    assertThat(events).extracting(event -> event.getInt("depth")).containsExactly(1, 2, 3);
    RecordedEvent last = events.get(2);
    assertThat(last.getString("bestMove")).isEqualTo(result.bestMove().notation());
    assertThat(last.getLong("nodes")).isEqualTo(result.statistics().nodes());
    assertThat(events).isSortedAccordingTo((a, b) -> a.getStartTime().compareTo(b.getStartTime()));
  }

  @Test
  void theFlightRecorderShowsSplitNodes() throws Exception {
    record(
        "io.github.yomikiri.Split",
        () -> Searchers.forGame(RandomTree.class)
            .evaluator(RandomTree::estimate)
            .threads(2)
            .build()
            .search(RandomTree.of(1, 8, 20, 1000), Limits.depth(6)));
    assertThat(events("io.github.yomikiri.Split"))
        .isNotEmpty()
        .allMatch(event -> event.getInt("moves") > 0);
  }
}
