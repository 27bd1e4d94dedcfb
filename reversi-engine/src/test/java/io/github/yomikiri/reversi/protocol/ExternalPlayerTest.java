package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.play.protocol.Connection;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Players behind the protocols, with our own servers at the other end, or with a script of answers.
 */
class ExternalPlayerTest {

  private static final Locale LANGUAGE = Locale.getDefault();

  // The clock stands still, so a slow machine is never too late.
  private static final ExternalEngine GTP =
      ExternalEngine.gtp().withName("other").withTime(Duration.ofMillis(100)).withClock(() -> 0);
  private static final ExternalEngine NBOARD = ExternalEngine.nboard()
      .withName("other")
      .withTime(Duration.ofMillis(100))
      .withDepth(2)
      .withClock(() -> 0);

  @AfterEach
  void restoreTheLanguage() {
    Locale.setDefault(LANGUAGE);
  }

  @Test
  void playsAMatch() {
    Limits limits = Limits.depth(1);
    try (Dialogue dialogue = Dialogue.gtp(limits)) {
      playsAMatch(dialogue.player(ExternalEngine.gtp().withName("other").withClock(() -> 0)));
    }
    try (Dialogue dialogue = Dialogue.nboard(limits)) {
      playsAMatch(dialogue.player(NBOARD));
    }
  }

  private static void playsAMatch(Player<Reversi> player) {
    try (Player<Reversi> other = player) {
      MatchResult result = Match.between(
              other, Player.<Reversi>seeded("random", Searchers::random, Limits.none()))
          .openings(Openings.random(Reversi.start(6), 4, 3, 1))
          .listener((game, soFar) -> assertThat(game.ending()).isEqualTo(Ending.PLAYED_OUT))
          .play();
      assertThat(result.total().wins()).isGreaterThan(3);
    }
  }

  private static Player<Reversi> answering(ExternalEngine engine, Writer asked, String... answers) {
    return engine.connect(new StringReader(String.join("\n", answers) + "\n"), asked);
  }

  private static Optional<String> play(Player<Reversi> player, Game<Reversi> game) {
    player.newGame(game, 1);
    return player.play(game, Limits.none()).move().map(Object::toString);
  }

  private static Game<Reversi> afterF5() {
    Game<Reversi> game = Game.of(Reversi.start());
    return game.play(game.position().parse("f5").orElseThrow());
  }

  @Test
  void talksGtp() {
    StringWriter asked = new StringWriter();
    Player<Reversi> player =
        answering(GTP, asked, "hello", "= ", "", "=", "", "=", "", "=", "", "= D6", "");
    assertThat(play(player, afterF5())).contains("d6");
    // A tenth of a second for a move is a second for ten moves.
    assertThat(asked.toString())
        .isEqualTo("1 boardsize 8\n2 clear_board\n3 time_settings 0 1 10\n4 play black f5\n"
            + "5 genmove white\n");
  }

  /** An answer to an earlier command, which nobody waited for, is not the answer to a later one. */
  @Test
  void aLateAnswerOfGtpIsSkipped() {
    Player<Reversi> player = answering(
        GTP, new StringWriter(), "=1", "", "=2", "", "=3", "", "=4", "", "=4 c4", "", "=5 D6", "");
    assertThat(play(player, afterF5())).contains("d6");
  }

  /** Debian's gtp-rhino passes by itself, and has no word for it. */
  @Test
  void aProgramThatPassesByItselfRejectsThePass() {
    Game<Reversi> passed = untilAPass(Game.of(Reversi.start()));
    int plies = passed.moves().size();
    List<String> answers = new ArrayList<>(List.of("=", "", "=", "", "=", ""));
    for (int ply = 1; ply < plies; ply++) {
      answers.addAll(List.of("=", ""));
    }
    answers.addAll(List.of("? syntax error", ""));
    Move reply = passed.position().legalMoves().get(0);
    answers.addAll(List.of("= " + reply, ""));
    Player<Reversi> player = answering(GTP, new StringWriter(), answers.toArray(String[]::new));
    assertThat(play(player, passed)).contains(reply.notation());
  }

  /** Continues a game at random until a side has passed. */
  private static Game<Reversi> untilAPass(Game<Reversi> game) {
    for (long seed = 0; ; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Game<Reversi> next = game;
      while (!next.isOver()) {
        List<Move> moves = next.position().legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        next = next.play(move);
        if (move.code() == Reversi.PASS && !next.isOver()) {
          return next;
        }
      }
    }
  }

  @Test
  void talksNBoardAsEdaxDoes() {
    StringWriter asked = new StringWriter();
    Player<Reversi> player =
        answering(NBOARD, asked, "set myname X", "pong 1", "status x", "=== d6 -1.00 0.0");
    assertThat(play(player, afterF5())).contains("d6");
    assertThat(asked.toString())
        .matches("nboard 2\n"
            + "set depth 2\n"
            + "set game \\(;GM\\[Othello\\].*TI\\[0:30\\].*B\\[F5\\];\\)\n"
            + "ping 1\n"
            + "go\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ar-EG", "fa-IR"})
  void hasAClockForTheWholeGameByNBoard(String language) {
    Locale.setDefault(Locale.forLanguageTag(language));
    TickingClock clock = new TickingClock(0);
    // The engine takes two seconds for each move.
    StringWriter asked = onLine("go\n", () -> clock.advance(2_000_000_000L));
    Player<Reversi> player =
        answering(NBOARD.withClock(clock), asked, "pong 1", "=== d6", "pong 2", "=== d3");
    Game<Reversi> game = afterF5();
    player.newGame(game, 1);
    for (int move = 0; move < 2; move++) {
      game = game.play(player.play(game, Limits.none()).bestMove());
      Reversi position = game.position();
      game = game.play(position.legalMoves().get(0));
    }
    Matcher clocks = Pattern.compile("TI\\[([0-9:]+)]").matcher(asked.toString());
    assertThat(clocks.results().map(time -> time.group(1))).containsExactly("0:30", "0:28");
  }

  /** Returns a writer that does something when a line was written to it. */
  private static StringWriter onLine(String line, Runnable action) {
    return new StringWriter() {
      @Override
      public void flush() {
        if (toString().endsWith(line)) {
          action.run();
        }
      }
    };
  }

  @Test
  void resigns() {
    assertThat(play(
            answering(GTP, new StringWriter(), "=", "", "=", "", "=", "", "= resign", ""),
            Game.of(Reversi.start())))
        .isEmpty();
  }

  @Test
  void saysWhatWentWrong() {
    Game<Reversi> start = Game.of(Reversi.start());
    assertFails("ended instead of answering \"genmove black\"", start, "=", "", "=", "", "=", "");
    assertFails(
        "played \"a1\", which is not legal after []", start, "=", "", "=", "", "=", "", "= a1", "");
    assertFails(
        "answers \"boardsize 8\" with \"? unacceptable size\"", start, "? unacceptable size", "");
    Reversi middle = ObfPosition.parse("O--X-XXX-OXX--O- X").position();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> play(answering(GTP, new StringWriter()), Game.of(middle)))
        .withMessage("the start of a game of other: GTP has only games from the standard start, in"
            + " \"O--X-XXX-OXX--O- X;\"");
  }

  private static void assertFails(String reason, Game<Reversi> game, String... answers) {
    Player<Reversi> player = answering(GTP, new StringWriter(), answers);
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> play(player, game))
        .withMessageStartingWith("other: " + reason);
  }

  /** Writes a text, and then nothing more. Reports when the whole text was read. */
  private static final class Mute extends Reader {

    private final StringReader text;
    private final CountDownLatch wasRead = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    Mute(String text) {
      this.text = new StringReader(text);
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      int count = text.read(buffer, offset, length);
      if (count >= 0) {
        return count;
      }
      wasRead.countDown();
      try {
        closed.await();
      } catch (InterruptedException e) {
        throw new InterruptedIOException();
      }
      return -1;
    }

    void awaitReader() throws InterruptedException {
      wasRead.await();
    }

    @Override
    public void close() {
      closed.countDown();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void namesAnEngineThatIsSilent(boolean isGtp) throws InterruptedException {
    ExternalEngine engine = isGtp ? ExternalEngine.gtp() : ExternalEngine.nboard();
    Mute silent = new Mute("one\ntwo\nthree\n\nfour\n");
    // The clock advances by a second whenever it is read.
    try (Player<Reversi> player = engine
        .withName("mute")
        .withClock(new TickingClock(1_000_000_000))
        .connect(silent, new StringWriter())) {
      silent.awaitReader();
      assertThatExceptionOfType(EngineFailure.class)
          .isThrownBy(() -> play(player, Game.of(Reversi.start())))
          .withMessage("mute: did not answer \"" + (isGtp ? "boardsize 8" : "ping 1")
              + "\" within 10 s; its last lines: two / three / four");
    }
  }

  @Test
  void givesTimeToAMoveOnly() throws InterruptedException {
    Mute slow = new Mute("pong 1\n");
    try (Player<Reversi> player =
        NBOARD.withClock(new TickingClock(10_000_000_000L)).connect(slow, new StringWriter())) {
      slow.awaitReader();
      assertThatExceptionOfType(EngineFailure.class)
          .isThrownBy(() -> play(player, Game.of(Reversi.start())))
          .withMessage("other: did not answer \"go\" within 31 s; its last lines: pong 1");
    }
  }

  /** Writes a text again and again. */
  private static final class Flood extends Reader {

    private final String text;
    private final AtomicLong written = new AtomicLong();

    Flood(String text) {
      this.text = text;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      for (int i = 0; i < length; i++) {
        buffer[offset + i] = text.charAt((int) (written.getAndIncrement() % text.length()));
      }
      return length;
    }

    @Override
    public void close() {}
  }

  @Test
  void endsWithAnEngineThatWritesOnAndOn() {
    Flood flood = new Flood("y\n");
    try (Player<Reversi> player = NBOARD.connect(flood, new StringWriter())) {
      assertThatExceptionOfType(EngineFailure.class)
          .isThrownBy(() -> play(player, Game.of(Reversi.start())))
          .withMessage("other: wrote 100000 lines instead of answering \"ping 1\";"
              + " its last lines: y / y / y");
      // The queue does not grow without limit.
      int unread = Connection.MAX_SKIPPED + Connection.MAX_UNREAD + 2;
      assertThat(flood.written.get()).isLessThanOrEqualTo(2L * unread + READ_AHEAD);
    }
  }

  private static final int READ_AHEAD = 1 << 14;

  @Test
  void endsWithAnEngineThatNeverEndsItsLine() {
    try (Player<Reversi> player = GTP.connect(new Flood("y"), new StringWriter())) {
      assertThatExceptionOfType(EngineFailure.class)
          .isThrownBy(() -> play(player, Game.of(Reversi.start())))
          .withMessage("other: wrote a line of more than 65536 characters instead of answering"
              + " \"boardsize 8\"");
    }
  }

  @Test
  void saysHowTheProcessEnded() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ExternalEngine gone = ExternalEngine.gtp().withName("gone").withClock(() -> 0);
    try (Player<Reversi> player = gone.start(java, "-no-such-option")) {
      assertThatExceptionOfType(EngineFailure.class)
          .isThrownBy(() -> play(player, Game.of(Reversi.start())))
          .withMessageMatching("(?s)gone: ended instead of answering \"boardsize 8\", exit code 1;"
              + " its last errors: .*-no-such-option.*");
    }
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> ExternalEngine.gtp().start("no-such-program-anywhere", "-x"))
        .withMessageStartingWith("no-such-program-anywhere -x: cannot be started: ");
    assertThatIllegalArgumentException().isThrownBy(() -> gone.start());
  }

  @Test
  void refusesSettingsThatMakeNoSense() {
    assertThatIllegalStateException().isThrownBy(() -> ExternalEngine.gtp().withDepth(4));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExternalEngine.nboard().withDepth(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExternalEngine.nboard().withTime(Duration.ZERO));
  }

  @Test
  void stopsWaitingWhenTheMatchIsStopped() {
    StopSignal stop = new StopSignal();
    AtomicInteger looks = new AtomicInteger(-1);
    // The engine never answers, so only the signal ends the waiting. The signal is raised when the
    // clock is read for the third time.
    LongSupplier clock = () -> {
      if (looks.get() >= 0 && looks.incrementAndGet() == 3) {
        stop.raise();
      }
      return 0;
    };
    StringWriter asked = onLine("go\n", () -> looks.set(0));
    try (Player<Reversi> player = NBOARD.withClock(clock).connect(new Mute("pong 1\n"), asked)) {
      Game<Reversi> game = Game.of(Reversi.start());
      player.newGame(game, 1);
      assertThat(player.play(game, Limits.none().withStop(stop)).move()).isPresent();
      assertThat(looks.get()).isGreaterThanOrEqualTo(3);
    }
  }
}
