package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GtpServerTest {

  private static String run(String... script) {
    return Scripts.gtp(Limits.depth(2), script);
  }

  @Test
  void tellsWhoItIs() {
    assertThat(run("protocol_version", "2 name", "3 version", "list_games", "quit"))
        .isEqualTo("= 2\n\n=2 Yomikiri\n\n=3 1.2.3\n\n= Othello\n\n=\n\n");
  }

  @Test
  void obeysEveryCommandThatItLists() {
    String listed = run("list_commands").substring(2).strip();
    assertThat(listed.lines())
        .contains("genmove", "undo", "time_left", "set_game", "known_command");
    for (String command : listed.lines().toList()) {
      assertThat(run("known_command " + command)).isEqualTo("= true\n\n");
      assertThat(run(command)).as(command).doesNotContain("unknown command");
    }
    assertThat(run("known_command foo", "7 foo")).isEqualTo("= false\n\n?7 unknown command\n\n");
  }

  @Test
  void playsMovesAndTakesThemBack() {
    assertThat(run("play black F5", "play w d6", "undo", "showboard"))
        .isEqualTo("=\n\n=\n\n=\n\n= \n"
            + Reversi.start().play(Reversi.start().parse("f5").orElseThrow()).orElseThrow()
            + "\n\n");
    assertThat(run("play black f5", "undo", "undo")).endsWith("=\n\n? cannot undo\n\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play black a1     | illegal move",
        "play white f5     | illegal move",
        "play black z9     | illegal move",
        "play black pass   | illegal move",
        "play green f5     | syntax error: expected black or white, not \"green\"",
        "play black        | syntax error",
        "genmove           | syntax error: expected black or white, not \"\"",
        "genmove white     | illegal move",
        "boardsize 19      | unacceptable size",
        "boardsize x       | syntax error: expected a number, not \"x\"",
        "time_settings 1 2 | syntax error: expected a number, not \"\"",
        "komi              | syntax error: expected a number, not \"\"",
        "set_game Go       | unsupported game",
        "final_score       | cannot score",
        "''                | ''"
      })
  void saysWhatIsWrong(String command, String error) {
    assertThat(run("5 " + command))
        .isEqualTo(error.isEmpty() ? "?5 unknown command\n\n" : "?5 " + error + "\n\n");
  }

  @Test
  void leavesCommentsAndControlCharactersAside() {
    assertThat(run("# a comment", "", "  1\tname # another\r", "\u0007"))
        .isEqualTo("=1 Yomikiri\n\n");
  }

  @Test
  void answersInOrderHoweverEarlyItIsAsked() {
    String answers = run(
        "boardsize 4", "1 genmove b", "2 genmove w", "3 genmove b", "4 reg_genmove w", "5 undo");
    assertThat(answers)
        .matches("=\n\n=1 [A-D][1-4]\n\n=2 [A-D][1-4]\n\n=3 [A-D][1-4]\n\n=4 [A-D][1-4]\n\n=5\n\n");
  }

  @Test
  void playsAWholeGameByItself() {
    StringBuilder script = new StringBuilder("boardsize 6\n");
    for (int i = 0; i < 20; i++) {
      script.append("genmove black\ngenmove white\n");
    }
    String answers = run(script + "final_score");
    assertThat(answers).contains("= PASS").containsPattern("= ([BW]\\+\\d+|0)\n\n$");
    assertThat(answers).doesNotContain("?");
  }

  @Test
  void passesForASideThatMust() {
    // After b1 a1 c4 ... Dark must pass. Light's next move is accepted without the pass, and undo
    // takes back both.
    List<String> moves = List.of("b1", "a3", "a4", "c1", "d1", "d2", "a2", "b4", "d3", "d4", "c4");
    String[] script = new String[moves.size() + 5];
    script[0] = "boardsize 4";
    for (int i = 0; i < moves.size(); i++) {
      script[i + 1] = "play " + (i % 2 == 0 ? "b " : "w ") + moves.get(i);
    }
    script[12] = "1 genmove w";
    script[13] = "2 undo";
    script[14] = "3 play b a1";
    script[15] = "4 final_score";
    assertThat(run(script)).endsWith("=1 PASS\n\n=2\n\n=3\n\n=4 B+14\n\n");
  }

  @Test
  void mayPassAfterTheEnd() {
    // twogtp ends a game by two passes, as in Go.
    String[] script = new String[TO_THE_END.size() + 10];
    script[0] = "boardsize 4";
    for (int i = 0; i < TO_THE_END.size(); i++) {
      script[i + 1] = "play " + TO_THE_END.get(i);
    }
    int next = TO_THE_END.size() + 1;
    for (String command : List.of(
        "final_score",
        "1 genmove black",
        "2 play w pass",
        "3 play b PASS",
        "4 play w d4",
        "5 undo",
        "6 undo",
        "7 undo",
        "8 undo")) {
      script[next++] = command;
    }
    String answers = run(script);
    assertThat(answers)
        .matches("(?s)(=\n\n){" + (TO_THE_END.size() + 1) + "}= [BW]\\+\\d+\n\n=1 PASS\n\n"
            + "=2\n\n=3\n\n[?]4 illegal move\n\n=5\n\n=6\n\n=7\n\n=8\n\n");
  }

  /** Plays a game of 4x4 to its end without sending the passes. */
  private static final List<String> TO_THE_END = toTheEnd();

  private static List<String> toTheEnd() {
    List<String> plays = new ArrayList<>();
    Reversi position = Reversi.start(4);
    while (!position.isTerminal()) {
      Move move = position.legalMoves().get(0);
      if (!position.mustPass()) {
        plays.add((position.sideToMove() == Side.DARK ? "b " : "w ") + move.notation());
      }
      position = position.play(move.code());
    }
    return plays;
  }

  @Test
  void tellsGoGuiTheRules() {
    assertThat(run("gogui-rules_game_id", "gogui-rules_board_size", "gogui-rules_side_to_move"))
        .isEqualTo("= Othello\n\n= 8\n\n= black\n\n");
    // GoGui's first line is its rank 8, and d3 must stay d3.
    assertThat(run("boardsize 4", "play b b1", "gogui-rules_board", "gogui-rules_side_to_move"))
        .isEqualTo("=\n\n=\n\n= . . . .\n. X O .\n. X X .\n. X . .\n\n= white\n\n");
    assertThat(run("gogui-rules_legal_moves")).isEqualTo("= D3 C4 F5 E6\n\n");
    assertThat(run("gogui-rules_final_result")).isEqualTo("? cannot score\n\n");
    String moves = "play " + String.join("\nplay ", TO_THE_END);
    assertThat(run("boardsize 4", moves, "1 gogui-rules_legal_moves", "2 gogui-rules_final_result"))
        .containsPattern("=1\n\n=2 (Black|White) wins by \\d+\\. Discs: B \\d+, W \\d+\n\n$");
  }

  @Test
  void tellsGoGuiOfAPass() {
    String[] script = new String[13];
    script[0] = "boardsize 4";
    List<String> moves = List.of("b1", "a3", "a4", "c1", "d1", "d2", "a2", "b4", "d3", "d4", "c4");
    for (int i = 0; i < moves.size(); i++) {
      script[i + 1] = "play " + (i % 2 == 0 ? "b " : "w ") + moves.get(i);
    }
    script[12] = "gogui-rules_legal_moves";
    assertThat(run(script)).endsWith("= PASS\n\n");
  }

  @Test
  void refusesALineThatIsTooLong() {
    String blanks = " ".repeat(4_000_000);
    assertThat(
            run("1 play b" + blanks + "f5", "2 name", blanks, "3 play b x" + "y".repeat(4_000_000)))
        .isEqualTo("?1 line of more than 65536 characters\n\n=2 Yomikiri\n\n"
            + "?3 line of more than 65536 characters\n\n");
    assertThat(run("play " + "z".repeat(60_000) + " f5")).hasSizeLessThan(200);
  }

  @Test
  void obeysTheControllersClock() {
    // Without a limit of its own the search would never end.
    String answers = timed(
        "time_settings 0 1 20",
        "genmove black",
        "time_left white 0.05 1",
        "genmove white",
        "time_settings 1 0 0",
        "clear_board",
        "genmove black");
    assertThat(answers)
        .matches("=\n\n= [A-H][1-8]\n\n=\n\n= [A-H][1-8]\n\n=\n\n=\n\n= [A-H][1-8]\n\n");
  }

  /**
   * The clock advances whenever it is read, so the time shows how long a move was thought about.
   */
  @Test
  void anEmptyBoardHasNewClocks() {
    TickingClock begin = new TickingClock(1_000_000);
    timed(begin, "time_settings 1 0 0", "clear_board", "genmove black");
    TickingClock later = new TickingClock(1_000_000);
    timed(later, "time_settings 1 0 0", "time_left black 0 0", "clear_board", "genmove black");
    TickingClock late = new TickingClock(1_000_000);
    timed(late, "time_settings 1 0 0", "clear_board", "time_left black 0 0", "genmove black");
    long nanos = begin.getAsLong();
    assertThat(later.getAsLong()).isEqualTo(nanos);
    assertThat(late.getAsLong()).isLessThan(nanos);
  }

  /** Runs a script with a clock that advances by a millisecond whenever it is read. */
  private static String timed(String... script) {
    return timed(new TickingClock(1_000_000), script);
  }

  private static String timed(TickingClock clock, String... script) {
    try (Engine engine = Engine.builder().tables(1, 1).clock(clock).build()) {
      return Scripts.run(EngineServer.gtp(engine), script);
    }
  }

  @Test
  void canBeInterrupted() throws InterruptedException {
    try (Dialogue dialogue = Dialogue.gtp(Limits.depth(60))) {
      dialogue.send("1 genmove black", "# interrupt");
      assertThat(dialogue.await(line -> line.startsWith("=1"))).matches("=1 [A-H][1-8]");
      dialogue.send("2 name");
      assertThat(dialogue.await(line -> line.startsWith("=2"))).isEqualTo("=2 Yomikiri");
      dialogue.hangUp();
    }
  }

  @Test
  void endsThinkingSoonAfterTheInput() throws InterruptedException {
    try (Dialogue dialogue = Dialogue.gtp(Limits.depth(60))) {
      dialogue.send("1 genmove black");
      dialogue.hangUp();
      assertThat(dialogue.await(line -> line.startsWith("="))).matches("=1 [A-H][1-8]");
    }
  }
}
