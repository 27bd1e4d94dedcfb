package io.github.yomikiri.cli.command.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyzeCommandTest {

  private static final String ENDING = "O--X-XXX-OXX--O- X";

  @Test
  void scoresEveryMove() {
    List<String> lines = Run.of("analyze", "f5d6c3", "--depth", "3").lines();
    assertThat(lines.get(0)).isEqualTo("Light to move, 57 empty squares");
    assertThat(lines.get(1)).isEqualTo("move    discs depth  line");
    assertThat(lines.subList(2, lines.size() - 1))
        .allMatch(line -> line.matches("[a-h][1-8] +[+-]\\d+\\.\\d\\d +3  [a-h][1-8] [a-h1-8 ]+"));
    assertThat(lines.get(lines.size() - 1)).matches("[\\d,]+ nodes in \\d+\\.\\d\\d s");
    // There is a line for each move.
    assertThat(lines).hasSize(3 + 4);
  }

  @Test
  void readsEndingsOut() {
    List<String> lines = Run.of("analyze", ENDING).lines();
    assertThat(lines.get(0)).isEqualTo("Dark to move, 7 empty squares");
    assertThat(lines.subList(2, lines.size() - 1))
        .isNotEmpty()
        .allMatch(line -> line.matches("[a-d][1-4] +[+-]\\d+ +end  .*"));
    assertThat(Run.of("analyze", ENDING, "--lines", "1").lines()).hasSize(4);
  }

  @Test
  void takesAPositionForNoOptionWhenItsFirstSquareIsEmpty() {
    Run run = Run.of("analyze", "-----OX--XO----- X", "--depth", "2");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(0)).isEqualTo("Dark to move, 12 empty squares");
  }

  @Test
  void writesCsv(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("positions.obf");
    Files.writeString(file, "% two positions\n" + ENDING + "\n" + ENDING + "\n");
    Run run = Run.of("analyze", file.toString(), "--csv", "--lines", "1");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0))
        .isEqualTo("position,move,discs,bound,solved,depth,line,nodes,seconds");
    assertThat(run.lines().get(2))
        .matches("2,[a-d][1-4],-?\\d+\\.00,exact,true,7,[a-d1-4 -]+,\\d+,\\d+\\.\\d{3}");
    assertThat(Run.withInput(ENDING + "\n", "analyze", "-", "--csv", "--lines", "1")
            .lines())
        .hasSize(2);
  }

  @Test
  void isTheSameEveryTime() {
    String[] command = {"analyze", "f5f6e6f4", "--nodes", "20000", "--lines", "2"};
    List<String> first = Run.of(command).lines();
    assertThat(Run.of(command).lines().subList(0, 4)).isEqualTo(first.subList(0, 4));
  }

  @Test
  void saysThatTheGameIsOver() {
    assertThat(Run.of("analyze", "XXXXXXXXXXXXXXX- O").out())
        .isEqualTo(String.format("Light to move, 1 empty squares, the game is over: -16%n"));
  }

  @Test
  void explainsWhatItCannotRead() {
    assertThat(Run.of("analyze", "f5f5").err())
        .contains("\"f5f5\" is no file, and is not a legal transcript: ");
    Run nonsense = Run.of("analyze", "nonsense");
    assertThat(nonsense.exitCode()).isEqualTo(2);
    assertThat(nonsense.err())
        .contains(
            "nonsense: neither a file nor a position; expected start, a transcript such as f5d6c3, a position");
    assertThat(Run.withInput("x\n", "analyze", "-").err()).contains("standard input, line 1, ");
    assertThat(Run.of("analyze", "--time", "1h").err())
        .contains("\"1h\" is not a time such as 500ms");
    assertThat(Run.of("analyze", "--level", "0").err()).contains("--level 0 is outside 1-12");
    assertThat(Run.of("analyze", "--lines", "0").err()).contains("--lines 0 is less than 1");
    assertThat(Run.of("analyze", "--depth", "0").err()).contains("--depth 0 is outside 1-250");
  }

  /** A limit of nodes ends most searches within a depth. */
  @Test
  void listsMovesOfASmallerDepthBelowTheOthers() {
    int divided = 0;
    for (int nodes = 20_000; nodes <= 100_000; nodes += 40_000) {
      Run run = Run.of("analyze", "f5d6c3d3c4f4", "--nodes", "" + nodes);
      List<String> lines = run.lines().subList(2, run.lines().size() - 1);
      int depth = Integer.MAX_VALUE;
      double value = 0;
      for (String line : lines) {
        if (line.startsWith("not searched to depth " + depth + ", so not comparable")) {
          divided++;
          continue;
        }
        String[] cells = line.split(" +", 4);
        boolean isNextDepth = Integer.parseInt(cells[2]) != depth;
        assertThat(Integer.parseInt(cells[2])).isLessThanOrEqualTo(depth);
        assertThat(isNextDepth || Double.parseDouble(cells[1]) <= value)
            .as(run.out())
            .isTrue();
        depth = Integer.parseInt(cells[2]);
        value = Double.parseDouble(cells[1]);
      }
      Run csv = Run.of("analyze", "f5d6c3d3c4f4", "--nodes", "" + nodes, "--csv");
      assertThat(csv.lines().stream().skip(1).map(line -> line.split(",", 3)[1]))
          .containsExactlyElementsOf(lines.stream()
              .filter(line -> !line.startsWith("not "))
              .map(line -> line.substring(0, 2))
              .toList());
    }
    assertThat(divided).isPositive();
  }

  @Test
  void skipsLinesThatAreNoPositions() {
    Run run = Run.withInput("f5\nx\nf5d6\n", "analyze", "-", "--depth", "1", "--csv");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith("standard input, line 2, ").hasLineCount(1);
    assertThat(run.lines()).anyMatch(line -> line.startsWith("2,"));
  }

  @Test
  void takesTranscriptsOfAnyBoardAndFilesOfThem() {
    String[] command = {"analyze", "-", "--size", "4", "--depth", "1", "--csv"};
    Run run = Run.withInput("d3\nO--X-XXX-OXX--O- X\n", command);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines())
        .anyMatch(line -> line.startsWith("1,"))
        .anyMatch(line -> line.startsWith("2,"));
    assertThat(Run.of("analyze", "start", "--size", "5").err()).contains("expected 4, 6 or 8");
  }

  @Test
  void endsWhenInterrupted() {
    assertThat(Run.interrupted("analyze", "start", "--csv").lines()).hasSize(1);
  }
}
