package io.github.yomikiri.play.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.protocol.Connection;
import io.github.yomikiri.play.protocol.JavaProgram;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A player behind UCI, with a script of answers at the other end. */
class UciEngineTest {

  private static final BreakthroughText TEXT = new BreakthroughText();
  private static final Game<Breakthrough> START = Game.of(TEXT.start());
  private static final long SECOND = 1_000_000_000;

  // The clock stands still, so a slow machine is never too late.
  private static final UciEngine<Breakthrough> ENGINE = UciEngine.of(TEXT).withClock(() -> 0);

  private final StringWriter asked = new StringWriter();

  /** Returns a player whose engine is ready, and gives these answers. */
  private Player<Breakthrough> answering(String... answers) {
    return answering(ENGINE.withName("other"), asked, answers);
  }

  private static Player<Breakthrough> answering(
      UciEngine<Breakthrough> engine, Writer asked, String... answers) {
    return engine.connect(
        new StringReader("uciok\nreadyok\n" + String.join("\n", answers) + "\n"), asked);
  }

  @Test
  void setsOptionsAndTakesTheEnginesName() {
    String introduction = "Hello\nid name Some Engine 2.1\nid author x\n"
        + "option name Hash type spin default 1 min 1 max 9\n"
        + "option name Clear Hash type button\nuciok\nreadyok\n";
    try (Player<Breakthrough> player = ENGINE
        .withOption("hash", "4")
        .withOption("Clear Hash", "")
        .connect(new StringReader(introduction), asked)) {
      assertThat(player.name()).isEqualTo("Some Engine 2.1");
      assertThat(asked)
          .hasToString("uci\nsetoption name Hash value 4\nsetoption name Clear Hash\nisready\n");
    }
    assertThat(asked.toString()).endsWith("isready\nquit\n");
    assertThat(answering().name()).isEqualTo("other");
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> ENGINE
            .withName("other")
            .withOption("Threads", "4")
            .connect(new StringReader(introduction), asked))
        .withMessage("other: has no option \"Threads\", but Hash, Clear Hash");
  }

  @Test
  void sendsTheWholeGame() {
    Player<Breakthrough> player = answering(
        "readyok",
        "bestmove b2-b3 ponder a4-b3",
        "bestmove c2-c3",
        "readyok",
        "bestmove c2-c3",
        "readyok",
        "bestmove a2-a3");
    player.newGame(START, 1);
    Move move = player.play(START, Limits.nodes(7)).bestMove();
    Game<Breakthrough> game = START.play(move).play("d4-d3");
    player.play(game, Limits.nodes(7));
    player.play(TEXT.read("BB.BB/B..../...../WW.../WW.WW w"), Limits.depth(2));
    assertThat(asked).hasToString("""
            uci
            isready
            ucinewgame
            isready
            position startpos
            go nodes 7
            isready
            position startpos moves b2-b3 d4-d3
            go nodes 7
            isready
            position fen BB.BB/B..../...../WW.../WW.WW w
            go depth 2
            """);
  }

  /** Its second answer must not be that to the next question. */
  @Test
  void anEngineThatAnswersTwiceIsUnderstood() {
    Player<Breakthrough> player =
        answering("bestmove b2-b3", "bestmove c2-c3", "readyok", "bestmove a2-a3");
    assertThat(player.play(START, Limits.nodes(7)).bestMove()).hasToString("b2-b3");
    assertThat(player.play(START, Limits.nodes(7)).bestMove()).hasToString("a2-a3");
  }

  @Test
  void sendsTheRootMoves() {
    Limits some = Limits.nodes(7).withRootMoves(START.position().legalMoves().subList(0, 2));
    assertThat(answering("bestmove a2-a3").play(START, some).bestMove()).hasToString("a2-a3");
    assertThat(asked.toString()).endsWith("\ngo nodes 7 searchmoves a2-a3 a2-b3\n");
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> answering("bestmove c2-c3").play(START, some))
        .withMessage("other: answers \"go nodes 7 searchmoves a2-a3 a2-b3\" with"
            + " \"bestmove c2-c3\", which is none of these moves");
  }

  /** An engine that ends at every third command of a kind: a server whose input ends. */
  private static final class Fragile {

    private final String fatal;
    private int commands;
    private int starts;
    private int games;

    Fragile(String fatal) {
      this.fatal = fatal;
    }

    private Connection start() {
      starts++;
      Conversation talk = new Conversation(UciServer.of(ScriptedPlayer.first(), TEXT));
      Writer breaking = new FilterWriter(talk.toServer()) {
        @Override
        public void write(String text, int offset, int length) throws IOException {
          games += text.startsWith("ucinewgame") ? 1 : 0;
          if (text.startsWith(fatal) && ++commands % 3 == 0) {
            talk.close();
          } else {
            super.write(text, offset, length);
          }
        }
      };
      Duration time = Duration.ofSeconds(starts);
      return new Connection("fragile", talk.fromServer(), breaking, () -> 0) {
        @Override
        public Optional<Duration> processorTime() {
          return Optional.of(time);
        }
      };
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ucinewgame", "go "})
  void anEngineThatIsStartedAgainGetsTheGameAndItsTimeIsAdded(String fatal) {
    Fragile fragile = new Fragile(fatal);
    try (Player<Breakthrough> player = ENGINE.player(fragile::start)) {
      for (int game = 1; game <= 3; game++) {
        player.newGame(START, game);
        if (game < 3) {
          player.play(START, Limits.nodes(1));
          assertThat(player.processorTimeElsewhere()).hasValue(Duration.ofSeconds(1));
        }
      }
      assertThatExceptionOfType(EngineFailure.class)
          .isThrownBy(() -> player.play(START, Limits.nodes(1)));
      assertThat(player.processorTimeElsewhere()).hasValue(Duration.ofSeconds(1));
      assertThat(player.play(START.play("a2-a3"), Limits.nodes(1)).bestMove()).hasToString("a4-b3");
      assertThat(fragile.games).isEqualTo(4);
      assertThat(player.processorTimeElsewhere()).hasValue(Duration.ofSeconds(3));
    }
  }

  @Test
  void anEngineThatFailsLosesItsGameAndIsStartedAgain() {
    Fragile fragile = new Fragile("ucinewgame");
    List<GameResult<Breakthrough>> games = new ArrayList<>();
    try (Player<Breakthrough> player =
        ENGINE.player(fragile::start).inMatches("fragile", Limits.nodes(1))) {
      MatchResult result = Match.between(
              player, Player.of("first", Searchers.<Breakthrough>random(1), Limits.none()))
          .from(TEXT.start())
          .games(20)
          .listener((game, soFar) -> games.add(game))
          .play();
      assertThat(games).hasSize(20);
      assertThat(result.total().games()).isEqualTo(20);
      assertThat(result.failures()).hasSize(6).allMatch(text -> text.contains("fragile failed"));
      assertThat(result.toString()).contains("lost by failures: 6, the first one ");
      assertThat(games)
          .filteredOn(game -> game.ending() == Ending.FAILED)
          .allMatch(game ->
              (game.outcome() == Outcome.FIRST_WON) != game.players().get(0).equals("fragile"));
      assertThat(fragile.starts).isEqualTo(7);
    }
  }

  @Test
  void aStrictMatchEndsWithTheFailure() {
    try (Player<Breakthrough> player =
        ENGINE.player(new Fragile("ucinewgame")::start).inMatches("fragile", Limits.nodes(1))) {
      assertThatExceptionOfType(EngineFailure.class)
          .isThrownBy(() -> Match.between(
                  player, Player.of("first", Searchers.<Breakthrough>random(1), Limits.none()))
              .from(TEXT.start())
              .games(20)
              .strict()
              .play());
    }
  }

  @Test
  void aConnectionThatHasFailedStaysSo() {
    Player<Breakthrough> player = answering("bestmove");
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> player.play(START, Limits.nodes(1)));
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> player.play(START, Limits.nodes(1)))
        .withMessage("other: has failed, and cannot be started again");
    player.close();
  }

  @ParameterizedTest
  @CsvSource({
    "250, , , 8, 1000, go movetime 250 nodes 1000 depth 8",
    " , , , , , go movetime 1000",
    " , 100, , , , go movetime 100",
    "250, 100, , , , go movetime 100",
    "0, , , , , go movetime 1",
    " , , 60000, , , go wtime 60000 btime 60000 winc 500 binc 500 movestogo 3",
    " , , 60000, 5, , go wtime 60000 btime 60000 winc 500 binc 500 movestogo 3 depth 5",
    "10, , 60000, , , go movetime 10",
  })
  void passesLimitsOn(
      Long time, Long usual, Long clock, Integer depth, Long nodes, String command) {
    Limits limits = Limits.none();
    if (time != null) {
      limits = limits.withTime(Duration.ofNanos(1).plusMillis(time));
    }
    if (usual != null) {
      limits = limits.withUsualTime(Duration.ofMillis(usual));
    }
    if (clock != null) {
      limits = limits.withClock(GameClock.of(Duration.ofMillis(clock))
          .withIncrement(Duration.ofMillis(500))
          .withMoves(3));
    }
    limits = depth == null ? limits : limits.withDepth(depth);
    limits = nodes == null ? limits : limits.withNodes(nodes);
    answering("bestmove a2-a3").play(START, limits);
    assertThat(asked.toString()).endsWith("position startpos\n" + command + "\n");
  }

  @Test
  void hasTheScoreTheDepthAndTheLine() {
    List<SearchResult> heard = new ArrayList<>();
    Player<Breakthrough> player = answering(
        "info string score cp 9 pv a2-a3",
        "info depth 1 currmove b2-b3",
        "info depth 2 multipv 2 score cp 3 pv b2-b3",
        "info depth 2 seldepth x multipv 1 score cp -31 lowerbound nodes 40 time 3 pv a2-a3 e4-e3",
        "info depth 3 score mate 2 nodes 90 pv a2-a3 e4-e3 a3xb4 garbage b4xa5",
        "info nodes 95",
        "bestmove a2-a3");
    SearchResult result = player.play(START, Limits.depth(3), heard::add);
    assertThat(heard).hasSize(2);
    assertThat(heard.get(0).score()).isEqualTo(-31);
    assertThat(heard.get(0).points()).isEqualTo(-0.31);
    assertThat(heard.get(0).bound()).isEqualTo(Bound.LOWER);
    assertThat(heard.get(0).statistics().nodes()).isEqualTo(40);
    assertThat(result.score()).isEqualTo(Score.MAX - 3);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.solved()).isFalse();
    assertThat(result.depth()).isEqualTo(3);
    assertThat(result.statistics().nodes()).isEqualTo(95);
    assertThat(result.principalVariation()).hasToString("[a2-a3, e4-e3, a3xb4]");
  }

  @Test
  void aLossIsWorseTheSoonerItIs() {
    Player<Breakthrough> player = answering(
        "info depth 3 score mate -1 pv a2-a3",
        "bestmove a2-a3",
        "readyok",
        "info depth 3 score mate -4 pv a2-a3",
        "bestmove a2-a3");
    assertThat(player.play(START, Limits.depth(3)).score()).isEqualTo(-Score.MAX + 2);
    assertThat(player.play(START, Limits.depth(3)).score()).isEqualTo(-Score.MAX + 8);
  }

  @Test
  void whatIsAboutAnotherMoveDoesNotCount() {
    Player<Breakthrough> player =
        answering("info depth 3 score cp 5 nodes 6 pv a2-a3", "bestmove b2-b3");
    SearchResult result = player.play(START, Limits.depth(3));
    assertThat(result.depth()).isZero();
    assertThat(result.score()).isEqualTo(-Score.MAX);
    assertThat(result.principalVariation()).hasToString("[b2-b3]");
  }

  @Test
  void countsTheTimeOfTheEngine() {
    AtomicLong now = new AtomicLong();
    Player<Breakthrough> player = answering(
        UciEngine.of(TEXT).withClock(() -> now.getAndAdd(SECOND / 10)), asked, "bestmove a2-a3");
    assertThat(player.play(START, Limits.nodes(1)).statistics().elapsed()).isPositive();
  }

  private void assertFails(String reason, String... answers) {
    Player<Breakthrough> player = answering(answers);
    player.newGame(START, 1);
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> player.play(START.play("a2-a3"), Limits.nodes(4)))
        .withMessageStartingWith("other: " + reason);
  }

  @Test
  void saysWhatWentWrong() {
    assertFails(
        "answers \"go nodes 4\" with \"bestmove a2-a3\", which is not a legal move after"
            + " \"position startpos moves a2-a3\"",
        "readyok",
        "bestmove a2-a3");
    assertFails(
        "answers \"go nodes 4\" with \"bestmove\", which is not a legal move after",
        "readyok",
        "bestmove");
    assertFails(
        "ended instead of answering \"go nodes 4\"; its last lines: uciok / readyok / readyok",
        "readyok");
    assertFails(
        "ended instead of answering \"isready\"; its last lines: readyok / garbage / readyok?",
        "garbage",
        "readyok?");
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> ENGINE.withName("other").connect(new StringReader("? what\n"), asked))
        .withMessage("other: ended instead of answering \"uci\"; its last lines: ? what");
  }

  @Test
  void namesAnEngineThatIsSilent() {
    AtomicLong now = new AtomicLong();
    UciEngine<Breakthrough> silent = UciEngine.of(TEXT)
        .withName("mute")
        .withStartTime(Duration.ofMillis(2_500))
        .withClock(() -> now.getAndAdd(SECOND));
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> silent.connect(new PipedReader(new PipedWriter()), asked))
        .withMessage("mute: did not answer \"uci\" within 2500 ms");
    assertThat(asked).hasToString("uci\nquit\n");
    assertThatIllegalArgumentException().isThrownBy(() -> silent.withStartTime(Duration.ZERO));
    assertThatIllegalArgumentException().isThrownBy(silent::start);
  }

  @Test
  void aStoppedEngineHasToAnswer() {
    StopSignal stop = new StopSignal();
    try (Conversation talk = new Conversation(UciServer.of(ScriptedPlayer.first(), TEXT));
        Player<Breakthrough> player = ENGINE.connect(talk.fromServer(), talk.toServer())) {
      // The scripted player thinks until it is stopped.
      SearchResult result = player.play(
          START, Limits.time(Duration.ofHours(1)).withStop(stop), soFar -> stop.raise());
      assertThat(result.bestMove()).hasToString("a2-a3");
      assertThat(player.play(START, Limits.nodes(1).withStop(stop)).move()).isPresent();
      assertThat(player.play(START.play("a2-a3"), Limits.nodes(1)).bestMove()).hasToString("a4-b3");
    }
  }

  @Test
  void aProcessPlaysAndItsCrashIsNamed() {
    try (Player<Breakthrough> player =
        ENGINE.start(JavaProgram.command(FakeEngine.class, "Fake"))) {
      assertThat(player.name()).isEqualTo("Fake");
      player.newGame(START, 1);
      assertThat(player.play(START, Limits.nodes(1)).bestMove()).hasToString("a2-a3");
      player.processorTimeElsewhere().ifPresent(time -> assertThat(time).isPositive());
      assertThatExceptionOfType(EngineFailure.class)
          .isThrownBy(() -> player.play(START, Limits.nodes(1)))
          .withMessageEndingWith(
              "ended instead of answering \"go nodes 1\", exit code 3;"
                  + " its last lines: readyok / bestmove a2-a3 / readyok; its last errors: out of luck");
    }
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> ENGINE.start("no-such-program-anywhere", "-x"))
        .withMessageStartingWith("no-such-program-anywhere -x: cannot be started: ");
  }
}
