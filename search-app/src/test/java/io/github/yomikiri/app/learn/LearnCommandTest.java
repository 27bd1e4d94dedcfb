package io.github.yomikiri.app.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LearnCommandTest {

  @TempDir
  Path folder;

  static Stream<LearningKit<?>> kits() {
    return Stream.concat(GameKits.ofNodes().stream(), Stream.of(GameKits.breakthrough(6, 6)))
        .filter(LearningKit.class::isInstance)
        .map(kit -> (LearningKit<?>) kit);
  }

  private Run learn(GameKit<?> kit, String... extent) {
    return Run.of(
        kit,
        Stream.concat(
                Stream.of("learn", "--folder", folder.resolve("learned").toString()),
                Stream.of(extent))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource("kits")
  <N extends Node<N>> void whatAGameLearnsIsReadAndPlays(LearningKit<N> kit) throws IOException {
    Run run = learn(kit, "--games", "64");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("self-play");
    Path learned = folder.resolve("learned");
    String players = "nodes=20:" + learned;
    Run match = Run.of(
        kit,
        "match",
        "engine:" + players,
        players + "/evaluator",
        "--games",
        "2",
        "--openings",
        "random:2");
    assertThat(match.exitCode()).as(match.err()).isZero();
    PlayerSpec<N> player = PlayerSpec.parse(kit, "pvs2:" + learned);
    assertThat(player.fingerprint()).hasValueSatisfying(sum -> assertThat(sum).hasSize(8));
    assertThat(Run.of(kit, "picture", "--weights", learned.toString(), "--output", "-")
            .out())
        .startsWith("<svg ")
        .contains("What was learned about " + kit.name());
  }

  @Test
  void showsEachGenerationAndResumes() {
    Run run = learn(GameKits.ticTacToe(), "--games", "8192");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("generation 1: ");
    assertThat(folder.resolve("learned/learning.svg")).exists();
    Run again = learn(GameKits.ticTacToe(), "--games", "8192");
    assertThat(again.exitCode()).as(again.err()).isZero();
    assertThat(again.out()).doesNotContain("generation 1: ");
  }

  @Test
  void showsThePointsAgainstTheEvaluatorThatWasWrittenByHand() throws IOException {
    Run run = learn(GameKits.domineering(), "--games", "8192");
    assertThat(run.out()).containsPattern("generation 1: .* % against the rival");
    assertThat(Files.readAllLines(folder.resolve("learned/learning.csv")).get(1))
        .matches(".*,[01]\\.\\d{4}");
  }

  @Test
  void refusesTheFolderOfAnotherGame() {
    assertThat(learn(GameKits.kalah(), "--games", "64").exitCode()).isZero();
    Run run = learn(GameKits.domineering(), "--games", "64");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("the folder belongs to another learning");
  }

  @Test
  void refusesNumbersOutOfRange() {
    Run games = learn(GameKits.kalah(), "--games", "-5");
    assertThat(games.exitCode()).isEqualTo(2);
    assertThat(games.err()).contains("--games -5 is outside 1-");
  }

  @Test
  void saysWhyAPlayerHasNoEvaluator() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Run nothing = Run.of(GameKits.kalah(), "match", "engine:" + empty, "random");
    assertThat(nothing.exitCode()).isEqualTo(2);
    assertThat(nothing.err()).contains(empty.resolve("evaluator") + ": no such file");
    assertThat(learn(GameKits.kalah(), "--games", "64").exitCode()).isZero();
    Run other = Run.of(GameKits.hex(), "match", "engine:" + folder.resolve("learned"), "random");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("the weights belong to other features");
  }

  @Test
  void connectFourComesWithALearnedEvaluator() {
    Run run = Run.of(
        GameKits.connectFour(),
        "match",
        "pvs2:learned",
        "random",
        "--games",
        "10",
        "--threads",
        "1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("pvs2:learned: 10.0 of 10 points");
  }

  @Test
  void gamesWithoutAViewHaveNoSuchCommand() {
    assertThat(Run.of(GameKits.nim(), "--help").out()).doesNotContain("learn");
    assertThat(Run.of(GameKits.hex(), "--help").out()).contains("  learn ", "  picture ");
  }
}
