package io.github.yomikiri.play.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UciServerTest {

  private static final BreakthroughText TEXT = new BreakthroughText();

  private final ScriptedPlayer player = ScriptedPlayer.first();
  private final UciServer<Breakthrough> server = UciServer.of(player, TEXT);

  /** Sends all lines, and returns the answers. */
  static List<String> answers(UciServer<?> server, String... lines) {
    StringWriter out = new StringWriter();
    try {
      server.run(new StringReader(String.join("\n", lines) + "\n"), out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString().lines().toList();
  }

  @Test
  void introducesItself() {
    UciServer<Breakthrough> named = server
        .withName("Blunder 1.0", "A. Person")
        .withOption("Skill Level", "spin default 8 min 1 max 8", value -> {})
        .withPondering();
    assertThat(answers(named, "uci", "isready"))
        .containsExactly(
            "id name Blunder 1.0",
            "id author A. Person",
            "option name Ponder type check default false",
            "option name MultiPV type spin default 1 min 1 max 500",
            "option name Move Overhead type spin default 0 min 0 max 10000",
            "option name Skill Level type spin default 8 min 1 max 8",
            "uciok",
            "readyok");
    assertThat(answers(server, "ugi", "quit", "isready"))
        .startsWith("id name Yomikiri", "id author Yomikiri contributors")
        .doesNotContain("option name Ponder type check default false")
        .endsWith("ugiok");
  }

  @Test
  void searchesAndPlays() {
    try (Player<Breakthrough> searching = Player.builder(
            Searchers.forGame(Breakthrough.class).evaluator(Breakthrough::lead).clock(() -> 0))
        .clock(() -> 0)
        .build()) {
      List<String> answers = answers(
          UciServer.of(searching, TEXT), "position startpos moves b2-b3 d4-d3", "go depth 3");
      String pv = "( [a-e][1-5][-x][a-e][1-5])";
      assertThat(answers).hasSize(5);
      assertThat(answers.subList(0, 4))
          .allMatch(line ->
              line.matches("info depth \\d score cp -?\\d+ nodes \\d+ nps 0 time 0 pv" + pv + "+"));
      assertThat(answers.get(3)).startsWith("info depth 3 score cp 100 ");
      assertThat(answers.get(4)).matches("bestmove" + pv + " ponder" + pv);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "depth 4, depth 4",
    "depth 100000, depth 250",
    "depth 0, depth 1",
    "nodes 500 depth 3, nodes 500 depth 3",
    "depth 2 movetime 300, movetime 300 depth 2",
    "depth 2 movetime -5, movetime 1 depth 2",
    "depth 2 wtime 1000 btime 2000 winc 10 binc 20 movestogo 7, clock 1000 10 7 depth 2",
    "depth 2 p1time 1000 p2time 2000 p2inc 3, clock 1000 0 0 depth 2",
    "depth 2 wtime -30, clock 0 0 0 depth 2",
    "depth 2 btime 30, depth 2",
  })
  void passesLimitsOn(String go, String limits) {
    answers(server, "go " + go);
    assertThat(player.limits)
        .extracting(each -> each.withStop(StopSignal.NEVER))
        .containsExactly(limits(limits));
  }

  private static Limits limits(String text) {
    Limits limits = Limits.none();
    List<String> words = new ArrayList<>(List.of(text.split(" ")));
    while (!words.isEmpty()) {
      String kind = words.remove(0);
      long number = Long.parseLong(words.remove(0));
      limits = switch (kind) {
        case "depth" -> limits.withDepth((int) number);
        case "nodes" -> limits.withNodes(number);
        case "movetime" -> limits.withTime(Duration.ofMillis(number));
        default ->
          limits.withClock(GameClock.of(Duration.ofMillis(number))
              .withIncrement(Duration.ofMillis(Long.parseLong(words.remove(0))))
              .withMoves(Integer.parseInt(words.remove(0))));
      };
    }
    return limits;
  }

  @Test
  void theClockIsThatOfTheSideToMove() {
    answers(server, "position startpos moves a2-a3", "go depth 1 wtime 1000 btime 2000 binc 20");
    assertThat(player.limits.get(0).clock())
        .contains(GameClock.of(Duration.ofSeconds(2)).withIncrement(Duration.ofMillis(20)));
  }

  @Test
  void limitsOfTheServerApplyAndAMoveWithoutAnyTakesASecond() {
    answers(server.withLimits(Limits.nodes(9)), "go nodes 10");
    assertThat(player.limits.get(0).nodes()).hasValue(9);
    try (Conversation talk = new Conversation(server)) {
      talk.send("go");
      talk.until("info");
      talk.send("stop");
      talk.until("bestmove");
    }
    assertThat(player.limits.get(1).time()).contains(Duration.ofSeconds(1));
  }

  @Test
  void saysWhatItDoesNotSupport() {
    assertThat(answers(server, "go blue depth 1 nodes x searchmoves b2-b3 a2-b3 a4-a3 depth 2"))
        .startsWith(
            "info string unknown word \"blue\"",
            "info string nodes \"x\" is not a number",
            "info string searchmoves: \"a4-a3\" is not a legal move")
        .endsWith("bestmove a2-a3");
    assertThat(player.limits.get(0).rootMoves())
        .extracting(Move::notation)
        .containsExactlyInAnyOrder("b2-b3", "a2-b3");
    assertThat(answers(server, "dance", "debug on", "", "isready"))
        .containsExactly("info string unknown command \"dance\"", "readyok");
  }

  @Test
  void theMoveOverheadIsTakenFromTheClock() {
    answers(server, "setoption name Move Overhead value 700", "go depth 1 wtime 1000 btime 5");
    answers(server, "setoption name move overhead value 2000", "go depth 1 wtime 1000 btime 5");
    assertThat(player.limits)
        .extracting(limits -> limits.clock().orElseThrow().left().toMillis())
        .containsExactly(300L, 0L);
    assertThat(answers(server, "setoption name Move Overhead value -1"))
        .containsExactly("info string option Move Overhead: \"-1\" is not a number in [0, 10000]");
  }

  @Test
  void showsSeveralMoves() {
    try (Player<Breakthrough> searching = Player.builder(
            Searchers.forGame(Breakthrough.class).evaluator(Breakthrough::lead).clock(() -> 0))
        .clock(() -> 0)
        .build()) {
      List<String> answers = answers(
          UciServer.of(searching, TEXT),
          "setoption name MultiPV value 3",
          "go depth 2 searchmoves a2-a3 b2-b3 b2-a3");
      assertThat(answers.get(0)).startsWith("info depth 1 multipv 1 score cp ");
      assertThat(answers.get(2)).startsWith("info depth 1 multipv 3 score cp ");
      assertThat(answers.subList(0, 3))
          .extracting(line -> line.replaceAll(".* pv ", ""))
          .containsExactlyInAnyOrder("a2-a3", "b2-b3", "b2-a3");
      assertThat(answers.get(answers.size() - 2)).startsWith("info depth 2 multipv 3 ");
    }
    assertThat(answers(server, "setoption name MultiPV value 2", "go depth 1"))
        .startsWith("info string scripted plays moves, but does not value them")
        .endsWith("bestmove a2-a3");
  }

  @Test
  void looksForAMate() {
    SearchResult mate = SearchResult.builder(TEXT.start().legalMoves().get(0))
        .score(Score.MAX - 5)
        .shortestWins(true)
        .solved(true)
        .build();
    try (Conversation talk = new Conversation(returning(mate))) {
      talk.send("go mate 3");
      assertThat(talk.until("bestmove")).endsWith("bestmove a2-a3");
    }
    assertThat(answers(returning(mate).withoutMates(), "go depth 1 mate 3"))
        .startsWith("info string mate: the game has no mates, because the margin of a win counts");
    try (Conversation talk = new Conversation(returning(mate))) {
      talk.send("go mate 2");
      assertThat(talk.until("info")).hasSize(1);
      talk.send("isready");
      assertThat(talk.until("readyok")).as("a mate in 3 is none in 2").containsExactly("readyok");
      talk.send("stop");
      talk.until("bestmove");
    }
  }

  @Test
  void countsPositions() {
    List<String> answers = answers(server, "go perft 5");
    Map<Move, Long> counts = Perft.divide(TEXT.start(), 5);
    assertThat(answers).hasSize(counts.size() + 2);
    counts.forEach((move, count) -> assertThat(answers).contains(move + ": " + count));
    assertThat(answers).endsWith("", "Nodes searched: " + Perft.count(TEXT.start(), 5));
    try (Conversation talk = new Conversation(server)) {
      talk.send("go perft 30");
      talk.send("stop");
      talk.until("Nodes searched");
    }
  }

  @Test
  void aWrongPositionHasNoMove() {
    assertThat(answers(
            server,
            "position startpos moves a2-a3 a2-a3",
            "go depth 1",
            "query gameover",
            "position fen nonsense w",
            "position",
            "position startpos moves a2-a3",
            "go depth 1"))
        .startsWith(
            "info string cannot read the position: move 2, \"a2-a3\", is not legal",
            "info string there is no position",
            "bestmove 0000",
            "info string there is no position",
            "info string cannot read the position: \"nonsense w\" is not five rows and a side",
            "info string cannot read the position: \"\" is neither startpos nor fen")
        .endsWith("bestmove a4-b3");
  }

  @Test
  void givesThePlayerTheWholeGame() {
    answers(
        server,
        "position fen BB.BB/...../...../...../WW.WW w moves a1-a2 a5-a4",
        "go depth 1",
        "position startpos",
        "go depth 1",
        "ucinewgame",
        "go depth 1");
    Game<Breakthrough> game =
        Game.of(TEXT.read("BB.BB/...../...../...../WW.WW w")).play("a1-a2").play("a5-a4");
    assertThat(player.asked).containsExactly(game, Game.of(TEXT.start()), Game.of(TEXT.start()));
    assertThat(player.seeds).containsExactly(0L, 1L);
  }

  @Test
  void answersTheQuestionsOfUgi() {
    assertThat(answers(
            server,
            "query p1turn",
            "query gameover",
            "query result",
            "position startpos moves a2-a3",
            "query p1turn",
            "query what",
            "position fen W..../...../B..../...../..... b",
            "query gameover",
            "query result",
            "go depth 1"))
        .containsExactly(
            "response true",
            "response false",
            "response none",
            "response false",
            "info string unknown query \"what\"",
            "response true",
            "response p1win",
            "info string the game is over",
            "bestmove 0000");
    assertThat(answers(server, "position fen ...../W..../...../...../B.... w", "query result"))
        .containsExactly("response p2win");
  }

  @Test
  void setsOptions() {
    List<String> values = new ArrayList<>();
    UciServer<Breakthrough> settable = server
        .withPondering()
        .withOption("Skill Level", "spin default 8 min 1 max 8", value -> {
          if (Integer.parseInt(value) > 8) {
            throw new IllegalArgumentException(value + " is more than 8");
          }
          values.add(value);
        })
        .withOption("Clear", "button", values::add);
    assertThat(answers(
            settable,
            "setoption name skill level value 3",
            "setoption name Skill Level value 9",
            "setoption name Clear",
            "setoption name Hash value 16",
            "setoption name Ponder value true",
            "setoption"))
        .containsExactly(
            "info string option Skill Level: 9 is more than 8",
            "info string unknown option \"Hash\"",
            "info string unknown option \"\"");
    assertThat(values).containsExactly("3", "");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> settable.withOption("CLEAR", "button", values::add))
        .withMessage("option CLEAR exists already");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> server.withOption("multipv", "button", values::add))
        .withMessage("option multipv exists already");
    assertThatIllegalArgumentException().isThrownBy(() -> server.withName("", "A. Person"));
    assertThatIllegalArgumentException().isThrownBy(() -> server.withUnitsPerCentipawn(0));
  }

  private static UciServer<Breakthrough> returning(SearchResult result) {
    return UciServer.of(new ScriptedPlayer(position -> result), TEXT);
  }

  @Test
  void saysWhatWasFound() {
    Move move = TEXT.start().legalMoves().get(0);
    SearchResult found = SearchResult.builder(move).score(-10).depth(2).build();
    String end = " nodes 0 nps 0 time 0 pv " + move;
    assertThat(answers(returning(found), "go depth 1"))
        .startsWith("info depth 2 score cp -1000 lowerbound" + end);
    assertThat(answers(returning(found).withChances(score -> 0.28), "go depth 1"))
        .anyMatch(line -> line.contains("score cp 100 "));
    assertThat(answers(returning(found).withChances(score -> -1), "go depth 1"))
        .anyMatch(line -> line.contains("score cp -10000 "));
    assertThat(answers(returning(found).withUnitsPerCentipawn(0.5), "go depth 1"))
        .startsWith("info depth 2 score cp -20 lowerbound" + end);
  }

  @Test
  void aPlayerThatResignsPlaysOn() {
    assertThat(answers(returning(SearchResult.resignation()), "go depth 1"))
        .endsWith("bestmove a2-a3");
  }

  @Test
  void theEndOfTheInputEndsAnInfiniteSearch() {
    assertThat(answers(server, "go infinite")).endsWith("bestmove a2-a3");
    assertThat(answers(server, "go ponder")).endsWith("bestmove a2-a3");
  }

  @Test
  void aFailureOfThePlayerIsReported() {
    UciServer<Breakthrough> failing = UciServer.of(
        new ScriptedPlayer(position -> {
          throw new ArithmeticException("by zero");
        }),
        TEXT);
    StringWriter out = new StringWriter();
    assertThatIllegalStateException()
        .isThrownBy(() -> failing.run(new StringReader("go depth 1\n"), out))
        .withMessage("the search for a move failed")
        .withCauseInstanceOf(ArithmeticException.class);
    assertThat(out).hasToString("info string internal error\nbestmove 0000\n");
  }

  @Test
  void saysThatAnAnswerCannotBeWritten() {
    Writer full = new StringWriter() {
      @Override
      public void write(String text) {
        throw new UncheckedIOException(new IOException("no space left"));
      }
    };
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> server.run(new StringReader("go depth 1\nposition startpos\n"), full))
        .withMessageContaining("no space left");
  }
}
