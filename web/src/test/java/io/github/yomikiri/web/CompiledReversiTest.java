package io.github.yomikiri.web;

import static io.github.yomikiri.web.ComparedGames.argument;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Compares compiled Reversi with the same classes on the JVM. */
class CompiledReversiTest {

  private static final String STRONGEST = "seat0=12&seat1=12";
  private static final int NODES = 20_000;
  private static final long SEED = 20261125;

  private ComparedGames games;

  // Each test has a program of its own, because its tables know the searches before.
  @BeforeEach
  void load() throws Exception {
    games = new ComparedGames("reversi.wasm", ReversiGame::main);
    games.begin("reversi");
  }

  @AfterEach
  void close() throws Exception {
    games.close();
  }

  private String open(String game) throws Exception {
    return games.call("open", argument("game", game)).get(0);
  }

  @Test
  void playsTheSameGameWithTheSameNodes() throws Exception {
    games.call("kit", "");
    games.call("open", STRONGEST);
    String state = "";
    int played = 0;
    while (!state.contains("\"over\":true")) {
      List<String> answers = games.call("think", "nodes=" + NODES);
      state = answers.get(answers.size() - 1);
      played++;
    }
    assertThat(played).isGreaterThan(50);
  }

  @Test
  void solvesAsOnTheJvm() throws Exception {
    for (FfoPosition position : FfoPosition.range(40, 40)) {
      open(ObfPosition.of(position.position()).format());
      games.call("seat", "seat=0&level=12");
      games.call("seat", "seat=1&level=12");
      games.call("think", "");
      assertThat(games.call("review", ""))
          .as("FFO %d", position.number())
          .first()
          .asString()
          .containsPattern("\"value\":" + position.score() + "(\\.0)?,\\s*\"exact\":true");
    }
  }

  @Test
  void judgesTheSameMovesTheSameWay() throws Exception {
    String moves = "d3c5f6d2b5d6c2f4d7b1f3f2g4c6";
    open(moves);
    assertThat(games.call("review", "nodes=5000"))
        .hasSize(moves.length() / 2 + 1)
        .last()
        .asString()
        .contains("\"ply\":0", "\"ply\":13");
  }

  @Test
  void aPositionIsPlayedOn() throws Exception {
    String start = "-".repeat(18) + "OOO---" + "--XXXO--" + "--OOX---" + "-".repeat(24) + " O;";
    assertThat(open(start)).contains(start.substring(0, 64));
    assertThat(games.call("hints", "nodes=3000")).last().asString().contains("\"value\"");
  }

  @Test
  void everyTextGetsAnAnswer() throws Exception {
    List<String> texts = List.of(
        "f5d6c3d3c4",
        "F5 D6 C3",
        "-".repeat(27) + "OX------XO" + "-".repeat(27) + " X",
        "(;GM[Othello]PC[x]PB[a]PW[b]TI[15]TY[8]BO[8 " + "-".repeat(27) + "O*------*O"
            + "-".repeat(27) + " *]B[d3]W[c3];)",
        "(;FF[4]CA[UTF-8]AP[GoGui:1.5.1]SZ[8]PB[<img onerror=x>]PW[Bob];B[fd];W[dc];B[cf])");
    for (String text : texts) {
      assertThat(open(text)).as(text).startsWith("{\"picture\":");
    }
    OddTexts odd = new OddTexts(texts, "\"'<>[](;\\\u0000", new Random(SEED));
    for (int i = 0; i < 300; i++) {
      String text = odd.next();
      assertThat(open(text))
          .as("seed %d, text %d: %s", SEED, i, text)
          .matches(answer ->
              answer.startsWith("{\"picture\":") || answer.startsWith("{\"error\":\"unreadable\""));
    }
    assertThat(open("9".repeat(100_000))).startsWith("{\"error\":\"unreadable\"");
  }

  @Test
  void readsTheSpellingsOfPeople() throws Exception {
    for (String text : List.of(
        "1. f5 d6 2. c3 d3 3. c4",
        "1. F5 D6\n2. C3 D3\n3. C4",
        "f5d6c3\nd3c4",
        "f5-d6-c3-d3-c4",
        "F 5, D 6, C 3, D 3, C 4",
        "\uff46\uff15\uff44\uff16\u3000c3\u2013d3 c4",
        "https://example.org/reversi/index.html#f5d6c3d3c4",
        "From: Ann\n(;GM[2]SZ[8];B[fd];W[dc];B[cf];W[df];B[ce]")) {
      assertThat(open(text)).as(text).contains("\"game\":\"f5d6c3d3c4\"");
    }
  }
}
