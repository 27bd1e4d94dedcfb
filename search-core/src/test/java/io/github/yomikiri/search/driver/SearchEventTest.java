package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchEventTest {

  @Test
  void theFlightRecorderShowsTheSearch(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("search.jfr");
    SearchResult result;
    try (Recording recording = new Recording()) {
      recording.enable("io.github.yomikiri.Search").withoutThreshold();
      recording.start();
      result = Searchers.forGame(TicTacToe.class).build().search(TicTacToe.START, Limits.depth(4));
      recording.stop();
      recording.dump(file);
    }
    List<RecordedEvent> events = RecordingFile.readAllEvents(file);
    assertThat(events).hasSize(1);
    RecordedEvent event = events.get(0);
    assertThat(event.getInt("depth")).isEqualTo(4);
    assertThat(event.getInt("score")).isEqualTo(result.score());
    assertThat(event.getLong("nodes")).isEqualTo(result.statistics().nodes());
    assertThat(event.getString("completion")).isEqualTo("DEPTH");
  }
}
