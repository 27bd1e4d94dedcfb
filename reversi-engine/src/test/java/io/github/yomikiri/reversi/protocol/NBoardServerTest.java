package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
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
    return Scripts.nboard(Limits.depth(1), script);
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
  void saysWhenItHasReadTheGameOut() {
    List<String> answers = run(ENDING, "set depth 9", "hint 1");
    assertThat(answers).anyMatch(line -> line.matches("search \\w+ -?\\d+\\.00 0 100%"));
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
    // One move into the game there are three replies, and none is f5 again.
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
    // A record goes on with the pass by itself; the board has not been told of it yet.
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
    // A minute is gone but for a hundredth of a second; without the clock it would never end.
    String game = "set game (;GM[Othello]TI[1:00//2:00]TY[8]" + START
        + "B[F5/0/20]W[F6//1]B[D3//39.99]W[C5];)";
    assertThat(Scripts.nboard(Limits.none(), game, "go")).anyMatch(line -> line.startsWith("==="));
  }

  @Test
  void stopsBeforeItAnswersAPing() throws InterruptedException {
    try (Dialogue dialogue = Dialogue.nboard(Limits.none())) {
      dialogue.send("nboard 2", "set depth 60", GAME, "hint 1");
      dialogue.await(line -> line.startsWith("search"));
      dialogue.send("ping 7");
      assertThat(dialogue.await(line -> line.startsWith("pong"))).isEqualTo("pong 7");
      dialogue.send("ping 8");
      // Nothing of the work before can follow.
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
