package io.github.yomikiri.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code solve} of games that have no solver of their own. */
class SolveCommandTest {

  @TempDir
  private Path folder = Path.of("");

  private String file(String... lines) throws IOException {
    return Files.write(folder.resolve("positions.txt"), List.of(lines)).toString();
  }

  private static Run solve(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "solve";
    System.arraycopy(args, 0, all, 1, args.length);
    return Run.of(GameKits.ticTacToe(), all);
  }

  @Test
  void solvesTheStartIfNothingIsTyped() {
    assertThat(solve("--csv").lines().get(0)).isEqualTo("line,plies,score,move,nodes,seconds");
    assertThat(solve("--csv").lines().get(1)).startsWith("1,0,0,");
  }

  @Test
  void comparesWithTheScoresOfTheLines() throws IOException {
    Run right = solve(file("a1; 0", "b2 a2; a1:+1; c1:+1"), "--check");
    assertThat(right.exitCode()).isZero();
    assertThat(right.out()).contains("2 of 2 solved, 2 of 2 scores as the lines say");
    Run wrong = solve(file("a1; 0", "b2 a2; 0"), "--check");
    assertThat(wrong.exitCode()).isOne();
    assertThat(wrong.err()).contains(":2: the line says +0, the score is +1");
  }

  @Test
  void skipsBadLines() throws IOException {
    Run run = solve(file("a1", "d4", "b2; x", "b2; a2:1; a2:1"), "--csv");
    assertThat(run.exitCode()).isOne();
    assertThat(run.lines()).hasSize(2);
    assertThat(run.err())
        .contains("line 2")
        .contains("line 3, field 2: \"x\" is no value, nor a move and its value")
        .contains("line 4, field 3: the move of \"a2:1\" has a value before");
  }

  @Test
  void resumesAFileWhateverTheThreads() throws IOException {
    String positions = file("a1", "b2", "a1 b2 c3", "b1 b2");
    Path whole = folder.resolve("whole.csv");
    Path parts = folder.resolve("parts.csv");
    solve(positions, "-o", whole.toString());
    List<String> lines = Files.readAllLines(whole);
    assertThat(lines).hasSize(9).contains("# line,plies,score,move,nodes");
    Files.write(parts, lines.subList(0, 6));
    assertThat(solve(positions, "-o", parts.toString(), "--threads", "2").out())
        .startsWith("Solved 3 positions");
    assertThat(Files.readAllLines(parts)).isEqualTo(lines);
  }

  @Test
  void anAlgorithmFindsTheSameScores() {
    for (String algorithm : List.of("minimax", "alphabeta", "mtdf")) {
      assertThat(solve("b2 a2", "--algorithm", algorithm, "--csv").lines().get(1))
          .as(algorithm)
          .startsWith("1,2,1,");
    }
    assertThat(solve("b2", "--algorithm", "deep").err())
        .contains("--algorithm deep: expected one of minimax");
  }

  @Test
  void aTimeLimitSaysWhatIsKnown() {
    Run run = Run.of(GameKits.kalah(), "solve", "--time", "50ms");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("not solved").contains("0 of 1 solved");
  }
}
