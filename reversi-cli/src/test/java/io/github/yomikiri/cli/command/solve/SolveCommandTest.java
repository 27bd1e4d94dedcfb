package io.github.yomikiri.cli.command.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {

  private static final String START_4X4 = "-----OX--XO----- X";

  private static String obf(FfoPosition ffo, int score) {
    return new ObfPosition(ffo.position(), Map.of(), OptionalInt.of(score), "FFO " + ffo.number())
        .format();
  }

  @Test
  void readsALongLine() {
    // A recursive matcher would overflow the stack before the length is checked.
    Run run = Run.withInput("f5".repeat(2_000_000) + "\n", "solve", "-");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("standard input, line 1: the line has more than 1000000 characters")
        .hasSizeLessThan(400);
  }

  @Test
  void solvesTheFirstOfTheSuite() {
    StringBuilder input = new StringBuilder("% the suite\n\n");
    for (int number = 1; number <= 20; number++) {
      input.append(obf(FfoPosition.of(number), FfoPosition.of(number).score())).append('\n');
    }
    Run run = Run.withInput(input.toString(), "solve", "-", "--check", "--csv");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines()).hasSize(21);
    assertThat(run.lines().get(0)).isEqualTo("line,empties,score,move,nodes,seconds");
    assertThat(run.lines().get(1)).startsWith("3,14,18,g8,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"branchandbound", "alphabeta", "negaalpha", "scout", "pvs", "mtdf"})
  void solvesTheSmallBoardByAnyAlgorithm(String algorithm) {
    Run run = Run.withInput(START_4X4, "solve", "-", "--algorithm", algorithm, "--hash", "1");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines().get(1)).matches(" +1 +12 +-10 .*");
    assertThat(run.lines().get(2)).startsWith("1 of 1 solved");
  }

  @Test
  void findsAWrongScore() {
    Run run = Run.withInput(START_4X4 + "; +2;\n" + START_4X4 + "; -10;", "solve", "-", "--check");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("standard input:1: the line says +2, the score is -10\n");
    assertThat(run.out()).contains("  !\n", "1 of 2 scores as the lines say");
  }

  @Test
  void solvesAPositionOnTheCommandLine() {
    Run obf = Run.of("solve", START_4X4, "--threads", "2");
    assertThat(obf.lines().get(1)).matches(" +1 +12 +-10 .*");
    // The shortest game: after nine moves Light has no disc left.
    Run transcript = Run.of("solve", "f5d6c5f4e7f6g5e6e3", "--csv");
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    assertThat(transcript.lines().get(1)).startsWith("1,51,-64,");
  }

  @Test
  void estimatesAtAChosenConfidence() {
    String input = obf(FfoPosition.of(23), 0) + "\n" + START_4X4;
    Run table = Run.withInput(input, "solve", "-", "--selectivity", "73");
    assertThat(table.exitCode()).as(table.err()).isZero();
    assertThat(table.lines().get(0)).contains("score confidence move");
    assertThat(table.lines().get(1)).contains(" 73 % ");
    assertThat(table.lines().get(2)).contains(" -10      100 % ");
    assertThat(table.lines().get(3)).startsWith("2 of 2 estimated: ");
    Run csv = Run.withInput(START_4X4, "solve", "-", "--selectivity", "95", "--csv");
    assertThat(csv.lines().get(0)).isEqualTo("line,empties,score,confidence,move,nodes,seconds");
    assertThat(csv.lines().get(1)).startsWith("1,12,-10,100,");
  }

  /** With 33 empty squares no machine solves a position in this time. */
  @Test
  void limitsTheTimeOfEachPosition() {
    String hard = obf(FfoPosition.of(60), 20);
    String over = "XXXXXXXXXXXXXXX- X";
    Run run = Run.withInput(hard + "\n" + over, "solve", "-", "--time", "20ms", "--check");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(1))
        .matches(
            " {5}1 +\\d\\d {1,5}(\\?|[<>]=[+-]\\d+) +[a-h][1-8] +[\\d,]+ +\\d+\\.\\d{3}  not solved");
    assertThat(run.lines().get(2)).matches(" {5}2 +1 +\\+16 .*");
    assertThat(run.lines().get(3)).startsWith("1 of 2 solved, 0 of 0 scores as the lines say: ");
    Run csv = Run.withInput(hard, "solve", "-", "--time", "20ms", "--csv", "--algorithm", "pvs");
    assertThat(csv.lines().get(1)).matches("1,\\d\\d,,[a-h][1-8],\\d+,\\d+\\.\\d{3}");
    Run selective =
        Run.withInput(hard, "solve", "-", "--time", "20ms", "--csv", "--selectivity", "99");
    assertThat(selective.lines().get(1)).matches("1,\\d\\d,,,[a-h][1-8],\\d+,\\d+\\.\\d{3}");
    assertThat(Run.of("solve", START_4X4, "--time", "1s", "--output", "none").err())
        .contains("--time and --output exclude each other");
  }

  @Test
  void printsWhatWasSearchedWhenItIsInterrupted() {
    String hard = obf(FfoPosition.of(60), 20);
    // The first look starts the clock, and each position and each report of the solver has another.
    Run run = Run.interruptedAtLook(5, START_4X4 + "\n" + hard + "\n" + START_4X4, "solve", "-");
    assertThat(run.lines()).hasSize(4);
    assertThat(run.lines().get(2)).matches(" {5}2 .* [1-9][\\d,]* .*not solved");
    assertThat(run.lines().get(3)).matches("1 of 3 solved: [1-9][\\d,]* nodes in .*");
    Run ffo = Run.interruptedAtLook(3, "", "ffo", "60-62");
    assertThat(ffo.lines()).hasSize(3);
    assertThat(ffo.lines().get(1)).matches(" {4}60 .* [1-9][\\d,]* .*not solved");
    assertThat(ffo.lines().get(2)).matches("0 of 3 solved, 0 of them right: [1-9].*");
  }

  @Test
  void refusesOtherConfidences() {
    Run run = Run.of("solve", "-", "--selectivity", "90");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("\"90\" is not one of 73, 87, 95, 98, 99, 100");
    assertThat(Run.of("solve", START_4X4, "--selectivity", "73", "--algorithm", "pvs")
            .err())
        .contains("--selectivity 73 goes with --algorithm endgame, not with pvs");
  }

  @Test
  void saysThatThereIsNothingToSolve() {
    Run empty = Run.withInput("% only a comment\n", "solve", "-", "--check");
    assertThat(empty.exitCode()).isEqualTo(2);
    assertThat(empty.err()).contains("standard input: holds no position");
  }

  @Test
  void solvesPassesAndFinishedGames() {
    String finished = "XXXXXXXXXXXXXXX- X";
    String pass = "-XO-XXXXXXXXXXXX O";
    Run run = Run.withInput(finished + "\n" + pass, "solve", "-", "--csv");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines().get(1)).startsWith("1,1,16,,0,");
    assertThat(run.lines()).hasSize(3);
  }

  @Test
  void namesEveryBadLineAndSolvesTheOthers(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("bad.obf");
    Files.writeString(file, START_4X4 + "\nnonsense\n" + START_4X4 + "; a1:+4;\n");
    Run run = Run.of("solve", file.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("1 of 1 solved");
    assertThat(run.err().lines())
        .hasSize(2)
        .anyMatch(line -> line.startsWith(file + ", line 2, field 1: 8 characters"))
        .anyMatch(line -> line.startsWith(file + ", line 3, field 2: \"a1\" is not a legal move"));
    Files.writeString(file, "nonsense\n");
    Run none = Run.of("solve", file.toString());
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err())
        .contains(file + ", line 1, field 1: 8 characters")
        .endsWith(String.format("yomikiri solve: %s: holds no position%n", file));
  }

  /** Twenty positions of the suite, of which one is no position. */
  private static Path someLines(Path folder) throws IOException {
    StringBuilder input = new StringBuilder("% the suite\n");
    for (int number = 1; number <= 19; number++) {
      FfoPosition ffo = FfoPosition.of(number);
      input.append(number == 4 ? "nonsense" : obf(ffo, ffo.score())).append('\n');
    }
    return Files.writeString(folder.resolve("some.obf"), input);
  }

  @Test
  void writesAFileThatDependsOnNothingElse(@TempDir Path folder) throws IOException {
    Path input = someLines(folder);
    Path output = folder.resolve("scores.csv");
    String[] solve = {"solve", input.toString(), "--hash", "2", "-o", output.toString()};
    Run run = Run.of(solve);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith(input + ", line 5, field 1: 8 characters").hasLineCount(1);
    assertThat(run.out()).matches("Solved 18 positions in \\d+\\.\\d s, 18 are in \\S+\\n");
    List<String> lines = Files.readAllLines(output);
    assertThat(lines)
        .hasSize(6 + 18)
        .startsWith(
            "# yomikiri (not packaged) solve",
            "# algorithm endgame",
            "# selectivity 100",
            "# hash 2",
            "# " + new TextInput(input.toString()).described(),
            "# line,empties,score,move,nodes");
    assertThat(lines.get(6)).matches("2,14,18,g8,\\d+");
    byte[] whole = Files.readAllBytes(output);
    Files.write(output, Arrays.copyOf(whole, whole.length * 2 / 3));
    Run rest =
        Run.of("solve", input.toString(), "--hash", "2", "-o", output.toString(), "--threads", "3");
    assertThat(rest.out()).contains(", 18 are in ").doesNotContain("Solved 18");
    assertThat(output).hasBinaryContent(whole);
    solve[3] = "4";
    assertThat(Run.of(solve).err()).contains("line 4 is \"# hash 2\", not \"# hash 4\"");
  }

  @Test
  void aFileKnowsStandardInputByItsPositions(@TempDir Path folder) throws IOException {
    Path output = folder.resolve("scores.csv");
    String[] solve = {"solve", "-", "--hash", "1", "-o", output.toString()};
    assertThat(Run.withInput(START_4X4, solve).exitCode()).isZero();
    byte[] whole = Files.readAllBytes(output);
    assertThat(Run.withInput(START_4X4 + "\n", solve).out()).contains("Solved 0 positions");
    Run other = Run.withInput("-----OX--XO----- X\n" + START_4X4, solve);
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("line 5 is \"# input -, 1 positions, CRC-32C ");
    assertThat(output).hasBinaryContent(whole);
  }

  @Test
  void aFileHasAColumnForTheConfidence(@TempDir Path folder) throws IOException {
    Path output = folder.resolve("scores.csv");
    Run run =
        Run.of("solve", START_4X4, "--selectivity", "73", "-o", output.toString(), "--hash", "1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(Files.readAllLines(output))
        .contains("# position " + START_4X4, "# line,empties,score,confidence,move,nodes")
        .last()
        .asString()
        .startsWith("1,12,-10,100,");
  }

  @Test
  void aFileExcludesWhatIsForTheTerminal(@TempDir Path folder) {
    String output = folder.resolve("scores.csv").toString();
    assertThat(Run.of("solve", START_4X4, "--check", "-o", output).err())
        .contains("--check and --output exclude each other");
    assertThat(Run.of("solve", START_4X4, "--csv", "-o", output).err())
        .contains("--csv and --output exclude each other");
    assertThat(Run.withInput("# nothing\n", "solve", "-", "-o", output).err())
        .contains("standard input: holds no position");
    assertThat(Path.of(output)).doesNotExist();
  }

  @Test
  void explainsBadArguments(@TempDir Path folder) {
    assertThat(Run.of("solve", folder.resolve("none").toString()).err())
        .contains("none: neither a file nor a position; expected start, a transcript");
    assertThat(Run.of("solve", folder.toString()).err()).contains("is a directory");
    assertThat(Run.of("solve", "-", "--algorithm", "x").err())
        .contains("expected one of endgame, minimax");
    assertThat(Run.of("solve", "-", "--hash", "0").exitCode()).isEqualTo(2);
    assertThat(
            Run.of("solve", START_4X4, "--algorithm", "mtdf", "--threads", "2").err())
        .contains("--threads 2 goes with --algorithm endgame or with --output; mtdf searches");
  }
}
