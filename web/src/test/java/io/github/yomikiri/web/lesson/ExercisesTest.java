package io.github.yomikiri.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.recorder.TreeNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExercisesTest {

  /** Wrong answers that look like right ones. */
  private static final Map<String, List<String>> WRONG = Map.ofEntries(
      Map.entry("minimum", List.of("4", "3", "-1")),
      Map.entry("best-move", List.of("b1", "a1", "d4")),
      Map.entry("all-leaves", List.of("72", "82", "729")),
      Map.entry("spared", List.of("36", "16", "81")),
      Map.entry("first-leaves", List.of("314159265358", "31412653588", "3.14126535884")),
      Map.entry("deep", List.of("50", "31", "-5")),
      Map.entry("bound", List.of("exact", "at least", "3")),
      Map.entry("least-window", List.of("0 4", "2 3", "3 1")),
      Map.entry("least-leaves", List.of("31", "20", "18")),
      Map.entry("order-pi", List.of("none", "history", "both")),
      Map.entry("order-connect-four", List.of("none", "killers", "history")),
      Map.entry("table-pi", List.of("31", "1", "none")),
      Map.entry("table-nim", List.of("2412", "277", "10")),
      Map.entry("pvs-more", List.of("33", "-2", "31")),
      Map.entry("pvs-fewer", List.of("pi", "pi-best", "connect-four")),
      Map.entry("null-window", List.of("1 2", "3 4", "1 3")));

  static List<Exercise> exercises() {
    return Exercises.all();
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void acceptsTheAnswerWithAnySpacing(Exercise exercise) {
    String answer = LessonPage.answer(exercise);
    for (String text : List.of(answer, "  " + answer + "\t", answer.replace(" ", " \u00a0 "))) {
      assertThat(exercise.check(text).isRight())
          .as("%s: %s", exercise.id(), text)
          .isTrue();
    }
  }

  @Test
  void acceptsAWindowWithBrackets() {
    assertThat(Exercises.check("null-window", "(2, 3)").isRight()).isTrue();
    assertThat(Exercises.check("all-leaves", "+504").isRight()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void refusesWrongAnswersWithAReason(Exercise exercise) {
    assertThat(WRONG.get(exercise.id())).hasSize(3);
    for (String answer : WRONG.get(exercise.id())) {
      Verdict verdict = exercise.check(answer);
      assertThat(verdict.isRight()).as("%s: %s", exercise.id(), answer).isFalse();
      assertThat(verdict.text()).as(answer).hasSizeGreaterThan(20).endsWith(".");
    }
  }

  @Test
  void thePageHasEachExercise() throws Exception {
    assertThat(LessonPage.attributes("data-exercise"))
        .isEqualTo(Exercises.all().stream().map(Exercise::id).toList());
  }

  @Test
  void thePagesButtonsRun() throws Exception {
    List<String> settings = LessonPage.attributes("data-try");
    assertThat(settings).hasSizeGreaterThan(12);
    assertThat(settings).allSatisfy(setting -> {
      Found found = Found.by(setting);
      assertThat(found.isStopped()).isFalse();
      assertThat(found.tree().isComplete()).isTrue();
    });
  }

  @Test
  void theSortedPiTreesHaveTheSameLeaves() {
    assertThat(Found.by("game=pi-best&algorithm=alphabeta").leaves()).isEqualTo(9 + 9 - 1);
    for (String game : List.of("pi-best", "pi-worst")) {
      List<Integer> sorted = leaves("game=" + game);
      assertThat(sorted).isNotEqualTo(leaves("game=pi")).hasSameElementsAs(leaves("game=pi"));
      assertThat(Found.by("game=" + game).value()).isEqualTo(Found.by("game=pi").value());
    }
  }

  private static List<Integer> leaves(String setting) {
    return Found.by(setting).tree().leaves().stream().map(TreeNode::value).toList();
  }
}
