package io.github.yomikiri.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Compares the compiled engine with the same classes on the JVM. */
class CompiledEngineTest {

  private static final int LEVEL = 12;
  private static final int NODES = 100_000;

  private static final long SEED = 20261125;

  private final CompiledEngine compiled;

  // Each test has an engine of its own, because its tables know the searches before.
  CompiledEngineTest() throws Exception {
    compiled = new CompiledEngine();
  }

  @AfterEach
  void close() throws Exception {
    compiled.close();
  }

  @Test
  void playsTheSameGameWithTheSameNodes() throws Exception {
    WebPlayer player = new WebPlayer();
    StringBuilder moves = new StringBuilder();
    int played = 0;
    while (!WebGame.of("", moves.toString()).position().isTerminal()) {
      Map<String, Object> here =
          player.play(WebGame.of("", moves.toString()), LEVEL, WebPlayer.limits(0, NODES), 0);
      String there =
          compiled.text("(it => it.move + ' ' + it.value + ' ' + it.nodes)(engine.play('', '"
              + moves + "', " + LEVEL + ", 0, " + NODES + ", 0))");
      assertThat(there)
          .as("after %s", moves)
          .isEqualTo(here.get("move") + " " + number(here.get("value")) + " " + here.get("nodes"));
      moves.append(here.get("move"));
      played++;
    }
    assertThat(played).isGreaterThan(50);
  }

  @Test
  void drawsTheBoard() throws Exception {
    assertThat(compiled.text("(it => it.svg.split('class=\"piece\"').length + ' '"
            + " + JSON.parse(it.data).names.slice(0, 9).join(' '))(engine.board())"))
        .isEqualTo("65 a1 b1 c1 d1 e1 f1 g1 h1 a2");
  }

  @Test
  void solvesAsOnTheJvm() throws Exception {
    for (FfoPosition position : FfoPosition.range(40, 42)) {
      String start = ObfPosition.of(position.position()).format();
      Map<String, Object> here = new WebPlayer().solve(WebGame.of(start, ""));
      String there = compiled.text("(it => it.move + ' ' + it.value + ' ' + it.nodes)"
          + "(engine.solve('" + start + "', ''))");
      assertThat(there)
          .as("FFO %d", position.number())
          .isEqualTo(here.get("move") + " " + position.score() + " " + here.get("nodes"));
    }
  }

  @Test
  void judgesTheSameMovesTheSameWay() throws Exception {
    String moves = "d3c5f6d2b5d6c2f4d7b1f3f2g4c6";
    List<String> here = new ArrayList<>();
    new WebPlayer()
        .review(
            WebGame.of("", moves),
            WebPlayer.limits(0, 5_000),
            judged -> here.add(judged.get("ply") + " " + number(judged.get("loss")) + " "
                + ((Map<?, ?>) judged.get("mistake")).get("word") + " " + judged.get("phase")));
    assertThat(here).hasSize(moves.length() / 2);
    String there = compiled.text("""
        (() => {
          const judged = [];
          const answer = engine.review('', '%s', 0, 5000, (move) => {
            judged.push([move.ply, move.loss, move.mistake.word, move.phase].join(' '));
          });
          return answer.moves.length + '|' + judged.join('|');
        })()
        """.formatted(moves));
    assertThat(there)
        .isEqualTo(here.size() + "|" + String.join("|", here))
        .contains(" mistake opening", " blunder opening");
    assertThat(compiled.text("(it => [...it.mistakes.map(each => each.word + each.mark),"
            + "...it.phases.map(each => each.name)].join(' '))(engine.terms())"))
        .isEqualTo("blunder?? mistake? opening midgame endgame");
  }

  @Test
  void aBoardThatWasSetUpIsPlayedOn() throws Exception {
    String start = "-".repeat(18) + "OOO---" + "--XXXO--" + "--OOX---" + "-".repeat(24) + " O;";
    String shown =
        compiled.text("(it => it.board + ' ' + it.toMove)(engine.show('" + start + "', ''))");
    assertThat(shown + ";").isEqualTo(start);
    Map<String, Object> here =
        new WebPlayer().hints(WebGame.of(start, ""), WebPlayer.limits(0, 3_000), soFar -> {});
    String there =
        compiled.text("(it => it.moves.map(each => each.move + ' ' + each.value).join('|'))"
            + "(engine.hints('" + start + "', '', 0, 3000, soFar => {}))");
    List<String> values = new ArrayList<>();
    for (Object each : (List<?>) here.get("moves")) {
      Map<?, ?> move = (Map<?, ?>) each;
      values.add(move.get("move") + " " + number(move.get("value")));
    }
    assertThat(there).isEqualTo(String.join("|", values));
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
      assertThat(read(text)).as(text).startsWith("string");
    }
    OddTexts odd = new OddTexts(texts, "\"'<>[](;\\\u0000\ud83d", new Random(SEED));
    for (int i = 0; i < 300; i++) {
      String text = odd.next();
      assertThat(read(text))
          .as("seed %d, text %d: %s", SEED, i, text)
          .matches("string undefined|undefined string");
    }
    assertThat(compiled.text("engine.read('f5d6\\nzz\\nf5').games.map(it => it.moves).join(' ')"))
        .isEqualTo("f5d6 f5");
    assertThat(read("9".repeat(100_000))).isEqualTo("undefined string");
    assertThat(compiled.text("engine.show('', 'f5').toMove")).isEqualTo("O");
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
      assertThat(compiled.text(
              "engine.read(" + quoted(text) + ").games.map(it => it.moves).join(' ')"))
          .as(text)
          .isEqualTo("f5d6c3d3c4");
    }
    assertThat(compiled.text("engine.show('', '1. f5 d6').board"))
        .isEqualTo(compiled.text("engine.show('', 'f5d6').board"));
    assertThat(compiled.text("engine.read('f5d6\\nzz\\nf5').errors.join()"))
        .startsWith("the text, line 2, offset 0 (move 1): \"zz\" is not a square");
  }

  /** Returns the types of a game's moves and of an error. */
  private String read(String text) throws Exception {
    return compiled.text("(it => typeof it.games?.[0].moves + ' ' + typeof it.error)(engine.read("
        + quoted(text) + "))");
  }

  /** Returns a text as a literal of JavaScript. */
  private static String quoted(String text) {
    StringBuilder escaped = new StringBuilder();
    text.chars().forEach(unit -> escaped.append("\\u%04x".formatted(unit)));
    return "\"" + escaped + "\"";
  }

  private static String number(Object value) {
    double number = (double) value;
    return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
  }
}
