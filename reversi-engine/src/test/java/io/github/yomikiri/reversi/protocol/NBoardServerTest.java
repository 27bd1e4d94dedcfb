package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.book.BookBuilder;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.notation.GgfGame;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class NBoardServerTest {

  private static final String START =
      "BO[8 ---------------------------O*------*O--------------------------- *]";
  private static final String GAME =
      "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]" + "PW[b]RE[?]TY[8]" + START
          + "B[F5]W[F6]B[D3]W[C5];)";
  /** Six empty squares. */
  private static final String ENDING =
      "set game (;GM[Othello]PB[a]PW[b]TY[4]BO[4 O--* -*** -O** --O- *];)";

  private static List<String> run(String... script) {
    return Scripts.nboard(Limits.nodes(50_000), script);
  }

  @Test
  void playsAsTheProtocolsExample() {
    List<String> answers = run("nboard 2", GAME, "set depth 4", "ping 1", "go");
    assertThat(answers)
        .startsWith("set myname Yomikiri", "set myname Yomikiri4", "pong 1", "status Thinking");
    assertThat(answers).anyMatch(line -> line.matches("search [A-H][1-8]\\w* -?\\d+\\.\\d\\d 0 4"));
    assertThat(answers).anyMatch(line -> line.matches("nodestats \\d+ \\d+\\.\\d\\d"));
    assertThat(answers.get(answers.size() - 2))
        .matches("=== [A-H][1-8]/-?\\d+\\.\\d\\d/\\d+\\.\\d\\d");
    assertThat(answers.get(answers.size() - 1)).isEqualTo("status");
  }

  @Test
  void saysThatAMoveIsFromTheBook() {
    BookBuilder<Reversi> builder = ReversiBook.builder();
    builder.extend(position -> OptionalInt.of(-25));
    try (Engine engine = Engine.builder().tables(1, 1).book(builder.build(), 0).build()) {
      List<String> answers =
          Scripts.run(EngineServer.nboard(engine), "go").lines().toList();
      assertThat(answers)
          .anyMatch(line -> line.matches("book (D3|C4|F5|E6) 0.25 0 1"))
          .noneMatch(line -> line.startsWith("search "))
          .anyMatch(line -> line.matches("=== (D3|C4|F5|E6)/0.25/\\d\\.\\d\\d"));
    }
  }

  @Test
  void saysWhenItHasReadTheGameOut() {
    List<String> answers = run(ENDING, "set depth 9", "hint 1");
    assertThat(answers).anyMatch(line -> line.matches("search \\w+ -?\\d+\\.00 0 100%"));
  }

  @Test
  void saysHowSureAnEstimateOfTheEndIs() {
    // The position of FFO 41, with 22 empty squares.
    FfoPosition ffo = FfoPosition.range(41, 41).get(0);
    Limits limits = Limits.nodes(3_000_000);
    String game = GgfGame.of("a", "b", Game.of(ffo.position())).format();
    assertThat(Scripts.nboard(limits, "set game " + game, "set depth 60", "hint 1"))
        .anyMatch(line -> line.matches("search [A-H][1-8]\\w* -?\\d+\\.00 0 73%"));
  }

  @Test
  void givesHintsForSeveralMoves() {
    List<String> answers = run(GAME, "set depth 3", "hint 3");
    for (int depth = 1; depth <= 3; depth++) {
      String ending = " 0 " + depth;
      List<String> moves = answers.stream()
          .filter(line -> line.startsWith("search ") && line.endsWith(ending))
          .map(line -> line.substring(7, 9))
          .distinct()
          .toList();
      assertThat(moves).as("depth " + depth).hasSizeGreaterThanOrEqualTo(3);
    }
  }

  @Test
  void followsMovesOfBothVersions() {
    // After the first move there are three replies, and f5 is not legal any more.
    assertThat(run(START_GAME, "move F5/1.20/3.5", "D6", "move f5"))
        .containsExactly("status Not a legal move: f5");
    assertThat(run(START_GAME, "F5", "set depth 1", "go"))
        .anyMatch(line -> line.matches("=== (D6|F4|F6)/.*"));
  }

  private static final String START_GAME = "set game (;GM[Othello]TY[8]" + START + ";)";

  @Test
  void passesWhenItMust() {
    String must =
        "set game (;GM[Othello]TY[4]BO[4 ---- -O*- -*O- ---- *]B[B1]W[A3]B[A4]W[C1]B[D1]W[D2]B[A2]"
            + "W[B4]B[D3]W[D4]B[C4];)";
    // The parser adds the pass at the end, but NBoard has not sent the pass yet.
    assertThat(run(must, "go", "move PA", "go"))
        .contains("=== PA")
        .anyMatch(line -> line.startsWith("=== A1"));
    assertThat(run(must.replace(";)", "W[PA];)"), "go"))
        .anyMatch(line -> line.startsWith("=== A1"));
  }

  @Test
  void analysesTheGameFromItsEnd() {
    assertThat(run(GAME, "set depth 2", "analyze").stream()
            .filter(line -> line.startsWith("analysis"))
            .map(line -> line.split(" ")[1]))
        .containsExactly("4", "3", "2", "1", "0");
  }

  @Test
  void learnsNothingButSaysSo() {
    assertThat(run("learn", "set contempt 5", "nonsense", "")).containsExactly("learned");
  }

  @Test
  void keepsItsGameWhenItCannotReadAnother() {
    assertThat(run("set game (;GM[Go];)", "set depth x", "set depth 1", "go"))
        .anyMatch(line -> line.startsWith("status Cannot read the game: "))
        .contains("status Cannot read the depth \"x\"")
        .anyMatch(line -> line.matches("=== (C4|D3|E6|F5)/.*"));
  }

  @Test
  void playsByTheGamesClock() {
    // Only a hundredth of a second of the minute is left. Without the clock the search would never
    // end.
    String game = "set game (;GM[Othello]TI[1:00//2:00]TY[8]" + START
        + "B[F5/0/20]W[F6//1]B[D3//39.99]W[C5];)";
    try (Engine engine =
        Engine.builder().tables(1, 1).clock(new TickingClock(1_000_000)).build()) {
      assertThat(Scripts.run(EngineServer.nboard(engine), game, "go").lines())
          .anyMatch(line -> line.startsWith("==="));
    }
  }

  @Test
  void appliesTheLimitsOfBothSides() {
    List<String> answers = Scripts.nboard(Limits.nodes(2_000), "set depth 60", GAME, "go");
    assertThat(answers).anyMatch(line -> line.startsWith("==="));
    assertThat(answers.stream()
            .filter(line -> line.startsWith("nodestats"))
            .mapToLong(line -> Long.parseLong(line.split(" ")[1])))
        .isNotEmpty()
        .allMatch(nodes -> nodes <= 2_000);
  }

  @Test
  void analysesFromBlacksView() {
    // With best play on both sides the value never changes, whoever is to move.
    String game = bestPlay(Reversi.start(4), "4 ---- -O*- -*O- ----");
    List<Double> values = analysis(run(game, "set depth 60", "analyze"));
    assertThat(values).hasSizeGreaterThan(10).containsOnly(-10.0);
  }

  @Test
  void analysesSmoothlyWhereOnlyTheWinnerIsProven() {
    // With a depth of 5 the server finds exact scores with up to 13 empty squares, and the winner
    // with up to 16.
    Reversi position = Reversi.start();
    Random random = new Random(SEED_OF_A_CLEAR_WIN);
    while (position.emptyCount() > 16) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())).code());
    }
    String cells = position
        .toString()
        .lines()
        .skip(1)
        .limit(8)
        .map(line -> line.substring(1, 9).replace('.', '-').replace('X', '*'))
        .collect(Collectors.joining(" "));
    List<Double> values = analysis(run(bestPlay(position, "8 " + cells), "set depth 5", "analyze"));
    double score = values.get(0);
    assertThat(Math.abs(score)).isGreaterThan(20);
    assertThat(values).allMatch(value -> Math.abs(value - score) < 10);
  }

  private static final int SEED_OF_A_CLEAR_WIN = 1;

  /** Returns the command that sets a game of best play from a position to the end. */
  private static String bestPlay(Reversi start, String board) {
    StringBuilder game = new StringBuilder("set game (;GM[Othello]TY[")
        .append(start.size())
        .append("]BO[")
        .append(board)
        .append(start.sideToMove() == Side.DARK ? " *]" : " O]");
    try (Engine engine = Engine.builder().tables(1, 1).build()) {
      Reversi position = start;
      while (!position.isTerminal()) {
        Move best = engine.play(position, Limits.none()).bestMove();
        game.append(position.sideToMove() == Side.DARK ? "B[" : "W[")
            .append(position.mustPass() ? "PA" : best.notation())
            .append(']');
        position = position.play(best.code());
      }
    }
    return game + ";)";
  }

  private static List<Double> analysis(List<String> answers) {
    return answers.stream()
        .filter(line -> line.startsWith("analysis "))
        .map(line -> Double.valueOf(line.split(" ")[2]))
        .toList();
  }

  @Test
  void analysesWithoutTheErrorsOfAWeakLevel() {
    Set<String> answers = new HashSet<>();
    for (int seed = 0; seed < 3; seed++) {
      try (Engine weak =
          Engine.builder().tables(1, 1).level(Level.of(1)).seed(seed).build()) {
        StringWriter out = new StringWriter();
        StringReader in = new StringReader(GAME + "\nanalyze\n" + Scripts.IDLE_LINES);
        EngineServer.nboard(weak).withSeed(seed).run(in, out);
        answers.add(out.toString());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    assertThat(answers).hasSize(1);
  }

  @Test
  void hintsFromTheViewOfTheSideToMove() {
    // Dark wins by perfect play; Light is to move after it.
    String start = "BO[4 ---- -O*- -*O- ---- *]";
    for (String moves : List.of("", "B[B1]")) {
      List<String> answers =
          run("set game (;GM[Othello]TY[4]" + start + moves + ";)", "set depth 60", "hint 1", "go");
      String value = moves.isEmpty() ? "-10.00" : "10.00";
      assertThat(answers).anyMatch(line -> line.matches("search \\w+ " + value + " 0 100%"));
      assertThat(answers).anyMatch(line -> line.matches("=== \\w+/" + value + "/.*"));
    }
  }

  @Test
  void readsGamesThatBacktrackingWouldTakeYearsFor() {
    for (String piece : List.of("B[", "B[ ", "W[a", " ")) {
      String many = piece.repeat(60_000 / piece.length());
      assertThat(run("set game (;GM[Othello]TY[8]" + START + many, "ping 1")).endsWith("pong 1");
      assertThat(run("set game (;GM[Othello]TY[8]" + START + "C[" + many + "];)", "ping 1"))
          .endsWith("pong 1");
    }
  }

  @Test
  void ignoresALineThatIsTooLong() {
    assertThat(run("set game (;GM[Othello]C[" + "x".repeat(4_000_000) + "];)", "ping 1"))
        .containsExactly("status Ignored a line of more than 65536 characters", "pong 1");
  }

  @Test
  void stopsBeforeItAnswersAPing() throws InterruptedException {
    try (Dialogue dialogue = Dialogue.nboard(Limits.depth(60))) {
      dialogue.send("nboard 2", "set depth 60", GAME, "hint 1");
      dialogue.await(line -> line.startsWith("search"));
      dialogue.send("ping 7");
      // The hint says how far it got.
      assertThat(dialogue.await(line -> line.startsWith("status") || line.startsWith("pong")))
          .matches("status Stopped: searched to depth \\d+");
      assertThat(dialogue.await(line -> line.startsWith("pong"))).isEqualTo("pong 7");
      dialogue.send("ping 8");
      // No answer to an earlier command can follow.
      assertThat(dialogue.await(line -> true)).isEqualTo("pong 8");
      dialogue.send("go");
      dialogue.await(line -> line.startsWith("search"));
      dialogue.send("ping 9");
      assertThat(dialogue.await(line -> line.startsWith("===") || line.startsWith("pong")))
          .startsWith("=== ");
      assertThat(dialogue.await(line -> line.startsWith("pong"))).isEqualTo("pong 9");
      dialogue.hangUp();
    }
  }
}
