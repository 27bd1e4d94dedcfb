package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls a game during a search. The test's thread is the one of events. */
class ServedSearchTest {

  private static final String CANCELED = "{\"canceled\":true}";

  private final HeldOpponents opponents = new HeldOpponents();
  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final ExecutorService searches = Executors.newSingleThreadExecutor();
  private final ServedGame<?> game = opponents.game(1, 1, searches, events::add);

  @AfterEach
  void end() {
    game.close();
    searches.shutdown();
  }

  private List<String> call(String name, String form) {
    List<String> answers = new ArrayList<>();
    game.call(name, form, part -> {}, answers::add);
    return answers;
  }

  /** Begins a search, and returns the list that gets its answer. */
  private List<String> search(String name) throws InterruptedException {
    List<String> answers = call(name, "");
    assertThat(answers).isEmpty();
    opponents.begun.acquire();
    return answers;
  }

  /** Lets the search end, and returns its answer. */
  private String end(List<String> answers) throws InterruptedException {
    opponents.release.countDown();
    while (answers.isEmpty()) {
      events.take().run();
    }
    assertThat(answers).hasSize(1);
    return answers.get(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play move=b2",
        "play move=zz",
        "resign ",
        "step moves=3",
        "step moves=x",
        "seat seat=9",
        "seat seat=0&level=9",
        "open game=zz",
        "open game=a1&at=3",
        "open seat1=9",
        "open x",
        "think nodes=x",
        "hints millis=-1",
        "review nodes=x",
        "fly "
      })
  void aRefusedCallLeavesTheSearchOfAPlayer(String refused) throws InterruptedException {
    call("open", "game=a1&seat1=1");
    List<String> answers = search("think");
    String[] words = refused.split(" ", -1);
    assertThat(call(words[0], words[1])).singleElement().asString().contains("\"error\":");
    assertThat(answers).isEmpty();
    assertThat(end(answers)).contains("\"here\":\"startpos moves a1 ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hints", "review"})
  void aRefusedMoveLeavesTheSearchForValues(String name) throws InterruptedException {
    call("open", "game=a1%20b1");
    List<String> answers = search(name);
    assertThat(call("play", "move=a1")).singleElement().asString().contains("\"illegal-move\"");
    assertThat(call("think", "")).singleElement().asString().contains("\"board\":");
    assertThat(end(answers)).doesNotContain("canceled", "\"error\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play move=b2",
        "resign ",
        "step moves=1",
        "seat seat=1&level=1",
        "open game=a1",
        "hints ",
        "review "
      })
  void aChangeOrAnotherSearchCancels(String change) throws InterruptedException {
    call("open", "game=a1%20b1");
    List<String> answers = search("hints");
    String[] words = change.split(" ", -1);
    List<String> changed = call(words[0], words[1]);
    assertThat(answers).containsExactly(CANCELED);
    assertThat(end(changed)).doesNotContain("canceled", "\"error\"");
    assertThat(answers).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"think", "hints", "review"})
  void theSearchOfAClosedGameIsCanceled(String name) throws InterruptedException {
    call("open", "game=a1&seat1=1");
    List<String> answers = search(name);
    game.stop();
    // The result waits for the thread of events, and the game is closed before.
    Runnable result = events.take();
    game.close();
    result.run();
    assertThat(answers).containsExactly(CANCELED);
  }

  @Test
  void aClosedGameAnswersThatItIsNone() {
    game.close();
    for (String name : List.of("kit", "state", "open", "play", "think", "hints", "review")) {
      assertThat(call(name, "")).singleElement().asString().contains("\"error\":\"no-game\"");
    }
  }
}
