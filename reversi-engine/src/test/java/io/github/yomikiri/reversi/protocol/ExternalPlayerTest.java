package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.match.Ending;
import io.github.yomikiri.search.match.Match;
import io.github.yomikiri.search.match.MatchResult;
import io.github.yomikiri.search.match.Openings;
import io.github.yomikiri.search.match.Player;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Players behind the protocols, with our own servers at the other end, or with a script of answers. */
@Timeout(60)
class ExternalPlayerTest {

  private static ExternalSpec spec(ExternalSpec.Protocol protocol) {
    return new ExternalSpec(
        "other", protocol, List.of("none"), Optional.of(Duration.ofMillis(100)), Optional.of(2));
  }

  @ParameterizedTest
  @EnumSource
  void playsAMatch(ExternalSpec.Protocol protocol) {
    Limits limits = Limits.depth(1);
    try (Dialogue dialogue =
            protocol == ExternalSpec.Protocol.GTP ? Dialogue.gtp(limits) : Dialogue.nboard(limits);
        Player<Reversi> other = new ExternalSpec(
                "other", protocol, List.of("none"), Optional.empty(), Optional.of(2))
            .player(dialogue.connection("other"))) {
      MatchResult result = Match.between(
              other, Player.<Reversi>seeded("random", Searchers::random, Limits.none()))
          .openings(Openings.random(Reversi.start(6), 4, 3, 1))
          .listener((game, soFar) -> assertThat(game.ending()).isEqualTo(Ending.PLAYED_OUT))
          .play();
      assertThat(result.total().wins()).isGreaterThan(3);
    }
  }

  private static Player<Reversi> answering(
      ExternalSpec.Protocol protocol, StringWriter asked, String... answers) {
    return spec(protocol)
        .player(new Connection(
            "other",
            new BufferedReader(new StringReader(String.join("\n", answers) + "\n")),
            new PrintWriter(asked)));
  }

  private static Optional<String> play(Player<Reversi> player, Game<Reversi> game) {
    player.newGame(game, 1, StopSignal.NEVER);
    return player.choose(game).map(Object::toString);
  }

  private static Game<Reversi> afterF5() {
    Game<Reversi> game = Game.of(Reversi.start());
    return game.play(game.position().parse("f5").orElseThrow());
  }

  @Test
  void talksGtp() {
    StringWriter asked = new StringWriter();
    Player<Reversi> player = answering(
        ExternalSpec.Protocol.GTP, asked, "hello", "= ", "", "=", "", "=", "", "=", "", "= D6", "");
    assertThat(play(player, afterF5())).contains("d6");
    assertThat(asked.toString())
        .isEqualTo("boardsize 8\nclear_board\ntime_settings 0 1 1\nplay black f5\ngenmove white\n");
  }

  @Test
  void talksNBoardAsEdaxDoes() {
    StringWriter asked = new StringWriter();
    Player<Reversi> player = answering(
        ExternalSpec.Protocol.NBOARD,
        asked,
        "set myname X",
        "pong 1",
        "status x",
        "=== d6 -1.00 0.0");
    assertThat(play(player, afterF5())).contains("d6");
    assertThat(asked.toString())
        .matches(
            "nboard 2\nset depth 2\nset game \\(;GM\\[Othello\\].*TI\\[0:30\\].*B\\[F5\\];\\)\nping 1\ngo\n");
  }

  @Test
  void hasAClockForTheWholeGameByNBoard() {
    StringWriter asked = new StringWriter();
    Player<Reversi> player =
        answering(ExternalSpec.Protocol.NBOARD, asked, "pong 1", "=== d6", "pong 2", "=== d3");
    Game<Reversi> game = afterF5();
    player.newGame(game, 1, StopSignal.NEVER);
    for (int move = 0; move < 2; move++) {
      game = game.play(player.choose(game).orElseThrow());
      Reversi position = game.position();
      game = game.play(position.legalMoves().get(0));
    }
    Matcher clocks = Pattern.compile("TI\\[0:(\\d\\d)]").matcher(asked.toString());
    List<Integer> seconds =
        clocks.results().map(clock -> Integer.valueOf(clock.group(1))).toList();
    assertThat(seconds).hasSize(2);
    assertThat(seconds.get(0)).isEqualTo(30);
    // It took no time, so next to none is gone.
    assertThat(seconds.get(1)).isBetween(25, 30);
  }

  @Test
  void resigns() {
    assertThat(play(
            answering(
                ExternalSpec.Protocol.GTP,
                new StringWriter(),
                "=",
                "",
                "=",
                "",
                "=",
                "",
                "= resign",
                ""),
            Game.of(Reversi.start())))
        .isEmpty();
  }

  @Test
  void saysWhatWentWrong() {
    Game<Reversi> start = Game.of(Reversi.start());
    assertFails(
        "ended while \"genmove black\" was to be answered", start, "=", "", "=", "", "=", "");
    assertFails(
        "played \"a1\", which is not legal after []", start, "=", "", "=", "", "=", "", "= a1", "");
    assertFails(
        "answers \"boardsize 8\" with \"? unacceptable size\"", start, "? unacceptable size", "");
    Reversi middle = ObfPosition.parse("O--X-XXX-OXX--O- X").position();
    assertFails("GTP cannot tell it of a game that starts otherwise than usual", Game.of(middle));
  }

  private static void assertFails(String reason, Game<Reversi> game, String... answers) {
    Player<Reversi> player = answering(ExternalSpec.Protocol.GTP, new StringWriter(), answers);
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> play(player, game))
        .withMessageStartingWith("other: " + reason);
  }

  @Test
  void doesNotWaitForEver() {
    try (Dialogue dialogue = Dialogue.nboard(Limits.none())) {
      Connection connection = dialogue.connection("slow");
      assertThatExceptionOfType(EngineFailure.class)
          .isThrownBy(() -> connection.receive("go", 0, StopSignal.NEVER))
          .withMessage("slow: did not answer \"go\" within 0 ms");
    }
  }

  @Test
  void endsWithTheProcess() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ExternalSpec gone = new ExternalSpec(
        "gone",
        ExternalSpec.Protocol.GTP,
        List.of(java, "-no-such-option"),
        Optional.empty(),
        Optional.empty());
    try (Player<Reversi> player = gone.start()) {
      assertThatExceptionOfType(EngineFailure.class)
          .isThrownBy(() -> play(player, Game.of(Reversi.start())))
          .withMessageMatching(
              "(?s)gone: ended while \"boardsize 8\" was to be answered, exit code 1;"
                  + " its last words: .*-no-such-option.*");
    }
    ExternalSpec none = new ExternalSpec(
        "none",
        ExternalSpec.Protocol.GTP,
        List.of("no-such-program-anywhere"),
        Optional.empty(),
        Optional.empty());
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(none::start)
        .withMessageStartingWith("none: cannot be started: ");
  }

  @Test
  void stopsWaitingWhenTheMatchIsStopped() {
    try (Dialogue dialogue = Dialogue.nboard(Limits.none())) {
      Player<Reversi> player = new ExternalSpec(
              "slow",
              ExternalSpec.Protocol.NBOARD,
              List.of("none"),
              Optional.empty(),
              Optional.empty())
          .player(dialogue.connection("slow"));
      StopSignal stop = new StopSignal();
      Game<Reversi> game = Game.of(Reversi.start());
      player.newGame(game, 1, stop);
      // The engine thinks for ever, so only the signal ends the waiting.
      ScheduledExecutorService later = Executors.newSingleThreadScheduledExecutor();
      ScheduledFuture<?> raising = later.schedule(stop::raise, 300, TimeUnit.MILLISECONDS);
      assertThat(raising.isDone()).isFalse();
      assertThat(player.choose(game)).isPresent();
      later.shutdown();
    }
  }
}
