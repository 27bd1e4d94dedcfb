package io.github.yomikiri.play.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.protocol.Connection;
import io.github.yomikiri.play.protocol.LineReader;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.OddLines;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Sends random lines to the server and to the client: commands or answers, lines with a few
 * characters changed, garbage, and a line that is too long. No exception may escape the server, and
 * it answers each {@code isready}, and {@code go} in the end. The client returns a legal move, or
 * says what is wrong.
 */
class UciFuzzTest {

  private static final int BATCH = 1_000;
  private static final BreakthroughText TEXT = new BreakthroughText();

  private static final List<String> COMMANDS = List.of(
      "uci",
      "ugi",
      "isready",
      "ucinewgame",
      "debug on",
      "setoption name Level value 3",
      "setoption name Ponder value true",
      "position startpos",
      "position startpos moves a2-a3 a4-b3 c2xb3",
      "position fen BB.BB/B..../...../WW.../WW.WW w",
      "position fen ...../W..../...../...../B.... w moves a4-a5",
      "go",
      "go depth 2",
      "go nodes 50 searchmoves a2-a3 b2-b3",
      "go wtime 1000 btime 1000 winc 10 binc 10 movestogo 5",
      "go movetime 5",
      "go infinite",
      "go ponder wtime 5 btime 5",
      "go depth 2 searchmoves a2-a3 b2-b3 mate 2",
      "setoption name MultiPV value 2",
      "setoption name Move Overhead value 20",
      "ponderhit",
      "stop",
      "query gameover",
      "query p1turn",
      "query result");

  private static final int LINES_OF_A_LIFE = 20;

  private static final List<String> ANSWERS = List.of(
      "info depth 2 seldepth 3 multipv 1 score cp -31 lowerbound nodes 40 nps 7 time 3 pv a2-a3",
      "info depth 3 score mate 2 nodes 90 pv a2-a3 e4-e3 a3xb4",
      "info score mate -1 hashfull 5",
      "info string a text",
      "bestmove a2-a3 ponder e4-e3",
      "bestmove a4-a5",
      "bestmove (none)",
      "readyok");

  @Test
  void survivesRandomLines() throws IOException {
    server(BATCH, 1);
    client(BATCH, 2);
  }

  @Test
  @Tag("fuzz")
  void survivesRandomLinesForLong() throws IOException {
    int inputs = Integer.getInteger("fuzz.count", 1_000_000);
    long seed = Long.getLong("fuzz.seed", 1);
    for (int done = 0; done < inputs; done += BATCH) {
      server(Math.min(BATCH, inputs - done), seed + done);
      client(Math.min(BATCH, inputs - done), seed + done);
    }
  }

  private static void server(int lines, long seed) throws IOException {
    List<String> script = script(COMMANDS, lines, seed);
    script.removeIf(line -> line.strip().split("\\s+")[0].equals("quit"));
    long questions = script.stream()
        .filter(line -> !LineReader.isTooLong(line))
        .filter(line -> line.strip().split("\\s+")[0].equals("isready"))
        .count();
    script.addAll(List.of("isready", "position startpos", "go depth 1", "isready", "stop"));
    StringWriter out = new StringWriter();
    try (Player<Breakthrough> player = Player.builder(
            Searchers.forGame(Breakthrough.class).evaluator(Breakthrough::lead).clock(() -> 0))
        .clock(() -> 0)
        .build()) {
      UciServer.of(player, TEXT)
          .withLimits(Limits.nodes(200))
          .withOption("Level", "spin default 1 min 1 max 8", Integer::parseInt)
          .withPondering()
          .run(new StringReader(String.join("\n", script) + "\n"), out);
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed, e);
    }
    List<String> answers = out.toString().lines().toList();
    assertThat(answers.stream().filter("readyok"::equals).count())
        .as("seed " + seed)
        .isEqualTo(questions + 2);
    assertThat(answers)
        .as("seed " + seed)
        .allMatch(
            line -> line.matches("(?s)(id|option|info|bestmove|readyok|response|uciok|ugiok).*"))
        .noneMatch(line -> line.contains("internal error"));
    assertThat(answers.stream().filter(line -> line.startsWith("bestmove")).toList())
        .as("seed " + seed)
        .last()
        .asString()
        .matches("bestmove [a-e]2-[a-e]3( ponder .*)?");
  }

  /** A player that starts its engine again after each failure, with the next lines. */
  private static void client(int lines, long seed) {
    List<String> script = script(ANSWERS, lines, seed);
    AtomicInteger next = new AtomicInteger();
    int legal = 0;
    try (Player<Breakthrough> player = UciEngine.of(TEXT).withClock(() -> 0).player(() -> {
      int from = next.getAndAdd(LINES_OF_A_LIFE);
      List<String> life = script.subList(from, Math.min(lines, from + LINES_OF_A_LIFE));
      String text = "uciok\nreadyok\nreadyok\n" + String.join("\n", life) + "\n";
      return new Connection("engine", new StringReader(text), new StringWriter(), () -> 0);
    })) {
      while (next.get() < lines) {
        try {
          assertThat(TEXT.start().legalMoves())
              .as("seed " + seed)
              .contains(player.play(TEXT.start(), Limits.depth(1)).bestMove());
          legal++;
        } catch (EngineFailure e) {
          assertThat(e)
              .as("seed " + seed)
              .hasMessageMatching("(?s).*(not a legal move|instead of answering).*");
        }
      }
    }
    assertThat(legal).as("seed " + seed).isPositive();
  }

  private static List<String> script(List<String> lines, int count, long seed) {
    Random random = new Random(seed);
    List<String> script = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String line = lines.get(random.nextInt(lines.size()));
      script.add(
          switch (random.nextInt(4)) {
            case 0 -> OddLines.mutated(line, random);
            case 1 -> random.nextInt(4) == 0 ? OddLines.garbage(random.nextInt(40), random) : line;
            default -> line;
          });
    }
    boolean isServer = lines == COMMANDS;
    if (isServer) {
      // A client gives up an engine whose line is too long.
      String word = COMMANDS.get(random.nextInt(COMMANDS.size())) + " ";
      script.set(random.nextInt(count), word.repeat(2 * LineReader.MAX_LENGTH / word.length()));
    }
    return script;
  }
}
