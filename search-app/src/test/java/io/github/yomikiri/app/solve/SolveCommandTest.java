package io.github.yomikiri.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.input.KitScores;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command {@code solve} for any game. Reversi's own options have tests of their own. */
class SolveCommandTest {

  private static final GameKit<?> TIC_TAC_TOE = GameKits.ticTacToe();

  /** X wins by c1 or a3, and else loses or draws. */
  private static final String WON = "a1 a2 b1 b2";

  @TempDir
  private Path folder;

  @Test
  void solvesWhatIsPublished() {
    Run run = Run.withInput(
        GameKits.connectFour(),
        "2252576253462244111563365343671351441; -1\n\n"
            + "5 2 7 5 3 3 1 1 4 3 3 6 7 7 4 4 2 4 2 2 1 2 1; 8\n274552224131661; 0",
        "solve",
        "-",
        "--check",
        "--csv",
        "--hash",
        "8");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().stream().map(line -> line.replaceFirst("(,[^,]*){3}$", "")))
        .containsExactly("line,plies,score", "1,37,-1", "3,23,8", "4,15,0");
  }

  @Test
  void findsAWrongScoreAndSkipsBadLines() {
    Run run = Run.withInput(
        TIC_TAC_TOE, WON + "; c1:+1; c2:0\nnonsense\nstart; +1 # wrong\n", "solve", "-", "--check");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err().lines())
        .hasSize(2)
        .anyMatch(line -> line.startsWith("standard input, line 2, position: "))
        .contains("standard input:3: the line says +1, the score is +0");
    assertThat(run.out()).contains("  !\n", "2 of 2 solved, 1 of 2 scores as the lines say");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "minimax", "alphabeta", "pvs", "mtdf"})
  void everyAlgorithmSolves(String algorithm) {
    String[] solve = {"solve", WON, "--csv", "--algorithm", algorithm};
    Run run = Run.of(TIC_TAC_TOE, algorithm.isEmpty() ? Arrays.copyOf(solve, 3) : solve);
    assertThat(run.lines()).hasSize(2).last().asString().startsWith("1,4,1,c1,");
  }

  @Test
  void solvesTheStartIfNothingIsTyped() {
    assertThat(Run.of(TIC_TAC_TOE, "solve", "--csv").lines())
        .startsWith("line,plies,score,move,nodes,seconds")
        .element(1)
        .asString()
        .startsWith("1,0,0,");
  }

  /** A side moves again after its last seed falls into its own store. */
  @Test
  void pointsAreThoseOfTheSideToMove() {
    Run run = Run.of(GameKits.kalah(), "solve", "start", "--time", "1ms");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(1)).matches(" +1 +0 +(\\?|[<>]=[+-]\\d+) +[1-6] .*not solved");
  }

  @Test
  void writesAFileThatTheSameCommandResumes() throws IOException {
    Path input =
        Files.writeString(folder.resolve("some.txt"), WON + "\nnonsense\nstart\na1 b2\na1 b1\n");
    Path output = folder.resolve("scores.csv");
    String[] solve = {
      "solve", input.toString(), "--hash", "1", "-o", output.toString(), "--threads", "2"
    };
    Run run = Run.of(TIC_TAC_TOE, solve);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).startsWith("Solved 4 positions in ");
    assertThat(Files.readAllLines(output))
        .contains("# algorithm solver", "# line,plies,score,move,nodes")
        .anyMatch(line -> line.startsWith("5,2,1,"));
    byte[] whole = Files.readAllBytes(output);
    Files.write(output, Arrays.copyOf(whole, whole.length - 12));
    assertThat(Run.of(TIC_TAC_TOE, solve).out()).contains(", 4 are in ").doesNotContain("Solved 4");
    assertThat(output).hasBinaryContent(whole);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--algorithm x|--algorithm x: expected one of minimax, negamax",
        "--threads 2 --algorithm mtdf|1 of 1 solved",
        "--threads 2 --algorithm minimax|--threads 2: MINIMAX runs on one thread",
        "--time 1s -o none|--time and --output exclude each other",
        "--hash 0|--hash 0 is outside 1-8192"
      })
  void explainsBadArguments(String options, String message) {
    String[] words = ("solve start " + options).split(" ");
    Run run = Run.of(TIC_TAC_TOE, words);
    assertThat(run.out() + run.err()).contains(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "start; x|field 2: \"x\" is no value",
        "start; 1; 2|field 3: \"2\" is no value",
        "start; 7:1|field 2: \"7\" is no legal move",
        "start; 6:1; 6:2|field 3: the move of \"6:2\" has a value before",
        "start; 6:|field 2: \"6:\" is no value"
      })
  void namesAWrongField(String line, String message) {
    Run run = Run.of(GameKits.kalah(), "solve", line);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }

  @Test
  void aLineIsReadAsItIsWritten() {
    KitScores<Kalah> scores = new KitScores<>(GameKits.kalah());
    String line = "startpos moves 6; 1:+4; 2:-3; +0";
    assertThat(scores.write(scores.parse(1, line))).isEqualTo(line);
    assertThat(scores.write(scores.parse(1, "6;2:-3;"))).isEqualTo("startpos moves 6; 2:-3");
  }
}
