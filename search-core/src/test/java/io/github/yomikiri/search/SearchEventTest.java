package io.github.yomikiri.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.driver.Searchers;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SearchEventTest {

  static List<Searcher<TicTacToe>> searchers() {
    return List.of(
        Searchers.forGame(TicTacToe.class).build(),
        Searchers.monteCarlo(TicTacToe.class).memoryNodes(1000).visits(200).build());
  }

  @ParameterizedTest
  @MethodSource("searchers")
  void theFlightRecorderShowsTheSearch(Searcher<TicTacToe> searcher, @TempDir Path folder)
      throws Exception {
    Path file = folder.resolve("search.jfr");
    SearchResult result;
    try (Recording recording = new Recording()) {
      recording.enable("io.github.yomikiri.Search").withoutThreshold();
      recording.start();
      result = searcher.search(TicTacToe.START, Limits.depth(4));
      recording.stop();
      recording.dump(file);
    }
    List<RecordedEvent> events = RecordingFile.readAllEvents(file);
    assertThat(events).hasSize(1);
    RecordedEvent event = events.get(0);
    assertThat(event.getInt("depth")).isEqualTo(result.depth()).isPositive();
    assertThat(event.getInt("score")).isEqualTo(result.score());
    assertThat(event.getLong("nodes")).isEqualTo(result.statistics().nodes());
    assertThat(event.getString("completion")).isEqualTo("DEPTH");
  }
}
