package io.github.yomikiri.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.lesson.PiRecipe;
import io.github.yomikiri.play.kit.text.Algorithms;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.web.CompiledProgram;
import io.github.yomikiri.web.OddTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Compares the compiled lesson with the same classes on the JVM. */
class CompiledLessonTest {

  private static final long SEED = 20261125;

  private static CompiledProgram compiled;

  @BeforeAll
  static void load() throws Exception {
    compiled = new CompiledProgram("lesson/lesson.wasm");
  }

  @AfterAll
  static void close() throws Exception {
    compiled.close();
  }

  @Test
  void allSearchersOfThePiTreeCountAsOnTheJvm() throws Exception {
    List<String> settings = new ArrayList<>();
    for (Algorithm algorithm : LessonSetting.ALGORITHMS) {
      String searcher = "game=pi&algorithm=" + Algorithms.name(algorithm);
      for (Ordering ordering : Ordering.values()) {
        settings.add(searcher + "&ordering=" + ordering.id());
        settings.add(searcher + "&ordering=" + ordering.id() + "&table=yes");
      }
      settings.add(searcher + "&alpha=0&beta=4");
      settings.add(searcher + "&alpha=3&ordering=both&table=yes");
      settings.add(searcher + "&beta=1&moves=2 0");
    }
    compare(settings);
  }

  @Test
  void otherGamesCountAsOnTheJvm() throws Exception {
    compare(List.of(
        "game=pi-best&algorithm=alphabeta",
        "game=pi-worst&algorithm=scout&table=yes",
        "game=tic-tac-toe&algorithm=negaalpha&ordering=both&depth=6",
        "game=tic-tac-toe&algorithm=pvs&table=yes&depth=9",
        "game=tic-tac-toe&algorithm=minimax&depth=6&moves=b2 a1",
        "game=connect-four&algorithm=mtdf&ordering=history&table=yes&depth=6",
        "game=connect-four&algorithm=branchandbound&depth=4&moves=4 4 3",
        "game=nim&algorithm=negamax&table=yes"));
  }

  private static void compare(List<String> settings) throws Exception {
    for (String setting : settings) {
      Found here = Found.by(setting);
      assertThat(search(setting))
          .as(setting)
          .isEqualTo(here.leaves() + " " + here.innerNodes() + " " + here.value() + " "
              + (here.bestMove().isEmpty() ? "unknown" : here.bestMove()));
    }
  }

  private static String search(String setting) throws Exception {
    return compiled.text("(it => it.leaves + ' ' + it.inner + ' ' + it.value + ' ' + it.move)"
        + "(program.search(" + quoted(setting) + ", () => {}))");
  }

  @Test
  void theCountsArePublished() throws Exception {
    int published = 0;
    for (PiRecipe recipe : PiRecipe.all()) {
      if (recipe.published().isPresent()) {
        String counts = compiled.text(
            "(it => [it.leaves, it.inner, it.publishedLeaves, it.publishedInner].join(' '))"
                + "(program.search(" + quoted(LessonPage.setting(recipe)) + ", () => {}))");
        String wanted =
            recipe.published().get().node() + " " + recipe.published().get().inode();
        assertThat(counts).as(recipe.name()).isEqualTo(wanted + " " + wanted);
        published++;
      }
    }
    assertThat(published).isEqualTo(6);
  }

  @Test
  void theTreeIsThePageOfTheRecorder() throws Exception {
    String setting = "game=pi&algorithm=alphabeta&ordering=killers";
    Found here = Found.by(setting);
    String title = "Alpha-beta with killers on the pi tree";
    assertThat(compiled.text("program.search('" + setting + "', () => {}).html"))
        .isEqualTo(here.tree().toHtml(title));
    assertThat(compiled.text("program.search('" + setting + "', () => {}).svg"))
        .isEqualTo(here.tree().toSvg(title));
  }

  @Test
  void judgesAsOnTheJvm() throws Exception {
    for (Exercise exercise : Exercises.all()) {
      for (String answer : List.of(LessonPage.answer(exercise), "0 1", "7", "none", "")) {
        assertThat(check(exercise.id(), answer))
            .as("%s: %s", exercise.id(), answer)
            .isEqualTo(
                exercise.check(answer).isRight() + " " + exercise.check(answer).text());
      }
    }
  }

  @Test
  void everyTextGetsAnAnswer() throws Exception {
    List<String> texts = List.of(
        "game=pi&algorithm=alphabeta&alpha=0&beta=4",
        "game=connect-four&depth=2&moves=4 4 3",
        "17",
        "killers",
        "<img src=x onerror=alert(1)>");
    OddTexts odd = new OddTexts(texts, "&=- 9,(\u2212\u0000\ud83d%", new Random(SEED));
    for (int i = 0; i < 200; i++) {
      String text = odd.next();
      assertThat(compiled.text("(it => typeof it.html + ' ' + typeof it.error)(program.search("
              + quoted(text) + ", () => {}))"))
          .as("seed %d, text %d: %s", SEED, i, text)
          .matches("string undefined|undefined string");
      Exercise exercise = Exercises.all().get(i % Exercises.all().size());
      assertThat(check(exercise.id(), text))
          .as("seed %d, text %d: %s", SEED, i, text)
          .matches("(?s)(true|false) .{10,}");
    }
    assertThat(check("nothing", "1")).startsWith("false The lesson has no exercise");
    assertThat(check("minimum", "9".repeat(100_000))).startsWith("false The answer has 100000");
  }

  private static String check(String exercise, String answer) throws Exception {
    return compiled.text("(it => it.right + ' ' + it.text)(program.check(" + quoted(exercise) + ", "
        + quoted(answer) + "))");
  }

  private static String quoted(String text) {
    StringBuilder escaped = new StringBuilder("\"");
    text.chars().forEach(unit -> escaped.append("\\u%04x".formatted(unit)));
    return escaped.append('"').toString();
  }
}
