package io.github.yomikiri.play.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a client sends while a search runs, and how it ends pondering. */
class UciWhileSearchingTest {

  private static final BreakthroughText TEXT = new BreakthroughText();

  private final ScriptedPlayer player = ScriptedPlayer.first();
  private final UciServer<Breakthrough> server = UciServer.of(player, TEXT);

  @Test
  void isReadyWhileItSearches() {
    try (Conversation talk = new Conversation(server)) {
      talk.send("go infinite");
      talk.until("info");
      talk.send("isready");
      assertThat(talk.until("readyok")).containsExactly("readyok");
      talk.send("stop");
      assertThat(talk.until("bestmove")).endsWith("bestmove a2-a3");
      assertThat(player.limits.get(0).time()).isEmpty();
    }
  }

  @Test
  void anInfiniteSearchAnswersOnlyWhenItIsStopped() {
    try (Conversation talk = new Conversation(server)) {
      talk.send("go infinite depth 1");
      talk.until("info");
      talk.until("info"); // The player has returned its result.
      talk.send("isready");
      assertThat(talk.until("readyok")).containsExactly("readyok");
      talk.send("stop");
      assertThat(talk.until("bestmove")).containsExactly("bestmove a2-a3");
    }
  }

  @Test
  void aCommandThatChangesTheGameStopsTheSearch() {
    try (Conversation talk = new Conversation(server)) {
      talk.send("go infinite");
      talk.until("info");
      talk.send("position startpos moves a2-a3");
      talk.send("go infinite");
      assertThat(talk.until("bestmove")).endsWith("bestmove a2-a3");
      talk.until("info");
      talk.send("ucinewgame");
      assertThat(talk.until("bestmove")).endsWith("bestmove a4-b3");
    }
  }

  /** Commands in a pipe come at once, and each belongs to the search before it. */
  @Test
  void commandsThatAreSentAheadWaitForTheSearch() {
    AtomicInteger searches = new AtomicInteger();
    UciServer<Breakthrough> counting = UciServer.of(
        new ScriptedPlayer(position -> {
          int number = searches.incrementAndGet();
          List<Move> moves = position.legalMoves();
          return SearchResult.builder(moves.get(0)).depth(number).build();
        }),
        TEXT);
    assertThat(UciServerTest.answers(
            counting,
            "go depth 1",
            "position startpos moves a2-a3",
            "go depth 1",
            "position startpos",
            "go infinite",
            "ucinewgame",
            "go depth 1"))
        .filteredOn(line -> line.startsWith("bestmove"))
        .containsExactly("bestmove a2-a3", "bestmove a4-b3", "bestmove a2-a3", "bestmove a2-a3");
  }

  @Test
  void aCommandThatIsSentAheadDoesNotStopASearchWithLimits() {
    try (Conversation talk = new Conversation(server)) {
      talk.send("go movetime 5000");
      talk.until("info");
      talk.send("position startpos moves a2-a3");
      talk.send("go infinite");
      talk.send("isready");
      assertThat(talk.until("readyok")).containsExactly("readyok");
      assertThat(player.limits.get(0).stop().isRaised()).isFalse();
      talk.send("stop"); // It ends both searches.
      assertThat(talk.until("bestmove")).endsWith("bestmove a2-a3");
      assertThat(talk.until("bestmove")).endsWith("bestmove a4-b3");
    }
  }

  @Test
  void quitWaitsForTheCommandsBefore() {
    assertThat(UciServerTest.answers(
            server,
            "go depth 1",
            "position startpos moves a2-a3",
            "go depth 1",
            "go infinite",
            "quit",
            "go depth 1"))
        .filteredOn(line -> line.startsWith("bestmove"))
        .containsExactly("bestmove a2-a3", "bestmove a4-b3", "bestmove a4-b3");
  }

  @Test
  void pondersUntilTheExpectedMove() {
    try (Conversation talk = new Conversation(server.withPondering())) {
      talk.send("position startpos moves a2-a3");
      talk.send("go ponder depth 9 btime 500");
      assertThat(talk.until("info")).as("a search says what it finds").hasSize(1);
      assertThat(player.asked).containsExactly(Game.of(TEXT.start()).play("a2-a3"));
      assertThat(player.limits.get(0).clock()).as("the opponent's time").isEmpty();
      assertThat(player.limits.get(0).depth()).hasValue(9);
      talk.send("ponderhit");
      assertThat(talk.until("bestmove")).endsWith("bestmove a4-b3");
      assertThat(player.limits.get(1).clock()).contains(GameClock.of(Duration.ofMillis(500)));
    }
  }

  /** The player ponders without an end until the move comes. */
  @Test
  void theExpectedMoveEndsPondering() {
    try (Conversation talk = new Conversation(server.withPondering())) {
      talk.send("go ponder wtime 500 btime 500");
      talk.until("info");
      talk.send("ponderhit");
      // What pondering has found, and what the search for the move finds.
      talk.until("info");
      talk.until("info");
      assertThat(player.asked).hasSize(2);
      talk.send("stop");
      talk.until("bestmove");
    }
  }

  @Test
  void aPonderingThatIsStoppedAnswersWhatItHasFound() {
    try (Conversation talk = new Conversation(server.withPondering())) {
      talk.send("go ponder wtime 500 btime 500");
      talk.until("info");
      talk.send("stop");
      assertThat(talk.until("bestmove")).endsWith("bestmove a2-a3");
      assertThat(player.asked).hasSize(1);
    }
  }

  @Test
  void withoutPonderingTheSearchBeginsWithTheExpectedMove() {
    try (Conversation talk = new Conversation(server)) {
      talk.send("go ponder depth 1");
      talk.send("isready");
      assertThat(talk.until("readyok")).containsExactly("readyok");
      assertThat(player.asked).isEmpty();
      talk.send("ponderhit");
      assertThat(talk.until("bestmove")).endsWith("bestmove a2-a3");
    }
  }
}
