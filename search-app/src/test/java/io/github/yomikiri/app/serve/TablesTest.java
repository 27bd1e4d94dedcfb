package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TablesTest {

  private final HeldOpponents opponents = new HeldOpponents();
  private final Tables tables = new Tables(opponents::game, Duration.ofMillis(10));
  private final ExecutorService callers = Executors.newCachedThreadPool();

  @AfterEach
  void end() {
    tables.close();
    callers.shutdown();
  }

  private static String call(Tables.Table table, String name, String form) throws Exception {
    List<String> lines = new ArrayList<>();
    table.call(name, form, lines::add);
    return lines.get(lines.size() - 1);
  }

  @Test
  void theSearchOfAClosedGameHasNoResult() throws Exception {
    for (int i = 0; i < 10; i++) {
      String id = tables.begin();
      Tables.Table table = tables.find(id).orElseThrow();
      call(table, "open", "seat0=1");
      Future<String> thought = callers.submit(() -> call(table, "think", ""));
      opponents.begun.acquire();
      tables.close(id);
      assertThat(thought.get()).isEqualTo("{\"canceled\":true}");
    }
  }
}
