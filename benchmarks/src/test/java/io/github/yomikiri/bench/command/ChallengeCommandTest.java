package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChallengeCommandTest {

  @TempDir
  static Path folder;

  private static String connectFour() {
    return folder.resolve("connect-four").toString();
  }

  @BeforeAll
  static void learn() {
    Run run = Run.of("connect-four", "learn", "--folder", connectFour(), "--games", "512");
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  private static Run challenge(String... options) {
    String[] args = new String[options.length + 4];
    args[0] = "challenge";
    args[1] = "connect-four";
    args[2] = "--weights";
    args[3] = connectFour();
    System.arraycopy(options, 0, args, 4, options.length);
    return Run.of(args);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--depth 2",
        "--depth 1 --rival-depth 2",
        "--nodes 50",
        "--time 1ms",
        "--depth 1 --perfect-from 20"
      })
  void playsTheWantedGames(String options) {
    Run run = challenge((options + " --games 2").split(" ", -1));
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains(" of 2 points, ").contains(" won, ").contains("Elo ");
  }

  @Test
  void equalSeedsPlayEqualGames() {
    String first = challenge("--games", "6", "--depth", "2", "--seed", "7").out();
    assertThat(challenge("--games", "6", "--depth", "2", "--seed", "7").out()).isEqualTo(first);
  }

  @Test
  void refusesNumbersOutOfRange() {
    Run games = challenge("--games", "1");
    assertThat(games.exitCode()).isEqualTo(2);
    assertThat(games.err()).contains("--games 1 is outside 2-");
    Run depth = challenge("--rival-depth", "0");
    assertThat(depth.exitCode()).isEqualTo(2);
    assertThat(depth.err()).contains("--rival-depth 0 is outside 1-");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--perfect-from 10 --time 1ms",
        "--rival-depth 2 --time 1ms",
        "--rival-depth 2 --perfect-from 10"
      })
  void refusesOptionsThatWouldBeIgnored(String options) {
    Run run = challenge(options.split(" ", -1));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(options.substring(0, options.indexOf(' ')) + " needs --depth");
  }

  @Test
  void needsWeights() {
    Run run = Run.of("challenge", "kalah");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("--weights F is missing: no evaluator of kalah comes with this program");
  }
}
