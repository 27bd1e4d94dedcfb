package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.play.protocol.LineReader;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.fixture.OddLines;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Sends random lines to all servers: commands, commands with a few characters changed, garbage, and
 * lines that are too long. No exception may escape, and every GTP command has one answer. In the
 * end the server still plays a game.
 */
class ProtocolFuzzTest {

  private static final int BATCH = 1_000;
  private static final int LONG_LINES_PER_BATCH = 1;

  private static final String START =
      "BO[8 ---------------------------O*------*O--------------------------- *]";

  private static final List<String> GTP = List.of(
      "protocol_version",
      "17 name",
      "version",
      "known_command play",
      "list_commands",
      "boardsize 8",
      "boardsize 6",
      "boardsize 4",
      "clear_board",
      "komi 6.5",
      "play black f5",
      "play w d6",
      "play b c3",
      "play w pass",
      "genmove black",
      "genmove white",
      "genmove b",
      "genmove w",
      "reg_genmove w",
      "undo",
      "time_settings 60 10 5",
      "time_settings 0 0 0",
      "time_left b 3.5 2",
      "time_left w 0 0",
      "final_score",
      "showboard",
      "set_game Othello",
      "list_games",
      "gogui-interrupt",
      "gogui-rules_game_id",
      "gogui-rules_board",
      "gogui-rules_board_size",
      "gogui-rules_legal_moves",
      "gogui-rules_side_to_move",
      "gogui-rules_final_result",
      "# interrupt",
      "# a comment");

  private static final List<String> NBOARD = List.of(
      "nboard 2",
      "set depth 1",
      "set depth 2",
      "set contempt 5",
      "set game (;GM[Othello]TY[8]" + START + ";)",
      "set game (;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[15:00]TY[8]" + START
          + "B[F5//1.5]W[F6/0.2/3]B[D3]W[C5];)",
      "set game (;GM[Othello]PB[a]PW[b]TY[4]BO[4 O--* -*** -O** --O- *];)",
      "set game (;GM[Othello]TY[4]BO[4 ---- -O*- -*O- ---- *]B[B1]W[A3]B[A4]W[C1]B[D1]W[PA];)",
      "move F5/1.20/3.5",
      "move D6",
      "move C3",
      "move PA",
      "F5",
      "D6",
      "hint 1",
      "hint 3",
      "go",
      "ping 12",
      "learn",
      "analyze");

  @Test
  void survivesRandomCommands() throws IOException {
    gtp(BATCH, 1);
    nboard(BATCH, 2);
  }

  @Test
  @Tag("fuzz")
  void survivesRandomCommandsForLong() throws IOException {
    int inputs = Integer.getInteger("fuzz.count", 1_000_000);
    long seed = Long.getLong("fuzz.seed", 1);
    for (int done = 0; done < inputs; done += BATCH) {
      int lines = Math.min(BATCH, inputs - done);
      gtp(lines, seed + done);
      nboard(lines, seed + done);
    }
  }

  private static void gtp(int lines, long seed) throws IOException {
    List<String> script = script(GTP, lines, seed);
    script.removeIf(
        line -> GtpLine.parse(line).filter(c -> c.name().equals("quit")).isPresent());
    long commands =
        script.stream().filter(line -> GtpLine.parse(line).isPresent()).count();
    List<String> ending =
        List.of("91 boardsize 8", "92 play b d3", "93 genmove w", "94 undo", "95 undo");
    script.addAll(ending);
    String answers = answers(EngineServer::gtp, script, seed);
    List<String> each = List.of(answers.split("\n\n", -1));
    assertThat(each.get(each.size() - 1)).isEmpty();
    assertThat(each).as("seed " + seed).hasSize((int) commands + ending.size() + 1);
    assertThat(each).allMatch(answer -> answer.isEmpty() || answer.matches("(?s)[=?].*"));
    assertThat(answers)
        .doesNotContain("internal error")
        .containsPattern("=91\n\n=92\n\n=93 (C3|C5|E3)\n\n=94\n\n=95\n\n$");
  }

  private static void nboard(int lines, long seed) throws IOException {
    List<String> script = script(NBOARD, lines, seed);
    script.removeIf(line -> line.strip().equals("quit"));
    script.addAll(List.of(
        "set depth 1", "set game (;GM[Othello]TY[8]" + START + "B[D3];)", "ping 4711", "go"));
    List<String> answers = answers(EngineServer::nboard, script, seed).lines().toList();
    int pong = answers.lastIndexOf("pong 4711");
    assertThat(pong).as("seed " + seed).isNotNegative();
    assertThat(answers.subList(pong, answers.size()))
        .anyMatch(line -> line.matches("=== (C3|C5|E3)/.*"))
        .last()
        .isEqualTo("status");
    assertThat(answers)
        .allMatch(line ->
            line.matches("(?s)(set myname|status|search|nodestats|pong|learned|analysis|===).*"));
  }

  private static String answers(
      Function<Engine, EngineServer> protocol, List<String> script, long seed) throws IOException {
    StringWriter out = new StringWriter();
    // The clock stands still. So time_settings ends no search, but the level does.
    try (Engine engine =
        Engine.builder().tables(1, 1).level(Level.of(1)).clock(() -> 0).build()) {
      protocol
          .apply(engine)
          .withLimits(Limits.nodes(200))
          .withSeed(seed)
          .run(new StringReader(String.join("\n", script) + "\n"), out);
    }
    return out.toString();
  }

  private static List<String> script(List<String> commands, int lines, long seed) {
    Random random = new Random(seed);
    List<String> script = new ArrayList<>();
    for (int i = 0; i < lines; i++) {
      String line = commands.get(random.nextInt(commands.size()));
      script.add(
          switch (random.nextInt(4)) {
            case 0 -> OddLines.mutated(line, random);
            case 1 -> random.nextInt(4) == 0 ? OddLines.garbage(random.nextInt(40), random) : line;
            default -> line;
          });
    }
    for (int i = 0; i < LONG_LINES_PER_BATCH; i++) {
      script.set(random.nextInt(lines), longLine(commands, random));
    }
    return script;
  }

  private static String longLine(List<String> commands, Random random) {
    String piece = List.of(" ", "B[", "[", "(;", "a", "1", "/", "]").get(random.nextInt(8));
    int length = random.nextBoolean() ? LineReader.MAX_LENGTH - 500 : 2 * LineReader.MAX_LENGTH;
    return commands.get(random.nextInt(commands.size())) + " "
        + piece.repeat(length / piece.length());
  }
}
