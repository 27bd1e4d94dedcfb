package io.github.yomikiri.cli.command.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option {@code --game} of the command {@code analyze}. */
class AnalyzeGameTest {

  /** A whole game on 4x4 with passes. */
  private static final String SMALL = "d3b4a2b1a1d2d4d1c1a4c4";

  private static final int MOVES = 11;
  private static final int DARK_SCORE = 12;

  private static Run small(String... more) {
    List<String> line = new ArrayList<>(List.of("analyze", "--game", SMALL, "--size", "4"));
    line.addAll(List.of("--nodes", "100000000", "--hash", "2"));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  @Test
  void judgesEveryMoveOfAGameThatIsSolved() {
    Run run = small();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(0))
        .matches("no +side +move +before +after +loss +best other +value +depth");
    assertThat(run.lines()).hasSize(1 + MOVES + 3);
    assertThat(run.lines().subList(1, 1 + MOVES)).allMatch(line -> line.endsWith("  end"));
    // The first player loses 4x4 by 10 with best play.
    assertThat(run.lines().get(1)).matches("1 +Dark +d3 +-10 +-10 .*");
    assertThat(run.lines().get(1 + MOVES))
        .matches(" +moves  discs lost  mistakes \\?  blunders \\?\\?");
    assertThat(run.lines().get(2 + MOVES)).matches("Dark +\\d +\\d+ +\\d +\\d");
    assertThat(run.lines().get(3 + MOVES)).matches("Light +\\d +\\d+ +\\d +\\d");
  }

  @Test
  void theLossesExplainTheScore() {
    Run run = small("--csv");
    assertThat(run.lines().get(0))
        .isEqualTo("game,number,side,move,before,after,loss,solved,depth,other,other_value");
    double score = -10;
    for (String line : run.lines().subList(1, 1 + MOVES)) {
      String[] fields = line.split(",", -1);
      boolean dark = fields[2].equals("dark");
      assertThat(Double.parseDouble(fields[4])).as(line).isEqualTo(dark ? score : -score);
      score -= Double.parseDouble(fields[6]) * (dark ? 1 : -1);
      assertThat(fields[7]).isEqualTo("true");
    }
    assertThat(score).isEqualTo(DARK_SCORE);
  }

  @Test
  void marksMistakes() {
    List<String> lines =
        Run.of("analyze", "--game", "f5f6e6f4c3", "--depth", "5", "--hash", "2").lines();
    assertThat(lines).hasSize(1 + 5 + 3 + 1).last().isEqualTo("Opening: Buffalo");
    assertThat(lines.subList(1, 6))
        .allMatch(line ->
            line.matches("\\d +(Dark|Light) +[a-h][1-8] +[+-]\\d+\\.\\d\\d +[+-]\\d+\\.\\d\\d"
                + "( +\\d+\\.\\d\\d( +\\?\\??)?)? +[a-h][1-8] +[+-]\\d+\\.\\d\\d +5"));
    assertThat(lines.get(5)).containsPattern("c3 .* \\?\\?? ");
    assertThat(lines.get(7)).matches("Dark +3 +\\d+\\.\\d\\d +\\d +\\d");
  }

  /** With a limit of depth the table makes the values of neighboring moves agree. */
  @Test
  void theValueAfterAMoveIsTheValueBeforeTheNext() {
    List<String> lines = Run.of(
            "analyze", "--game", "f5f6e6f4e3c5c4", "--depth", "6", "--hash", "2", "--csv")
        .lines();
    for (int i = 1; i + 1 < lines.size(); i++) {
      double after = Double.parseDouble(lines.get(i).split(",", -1)[5]);
      double before = Double.parseDouble(lines.get(i + 1).split(",", -1)[4]);
      assertThat(before).as(lines.get(i)).isEqualTo(-after);
    }
  }

  @Test
  void readsFilesOfGames(@TempDir Path folder) throws IOException {
    Path ggf = folder.resolve("two.ggf");
    String board = "BO[4 ---- -O*- -*O- ---- *]";
    Files.writeString(
        ggf,
        "(;GM[Othello]PB[Ann]PW[Bob]" + board + "B[B1]W[A1];)\n(;GM[Othello]" + board
            + "B[B1];)\n");
    Run run = Run.of("analyze", "--game", ggf.toString(), "--depth", "2", "--hash", "2");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).contains("Game 1 of 2: Ann - Bob", "", "Game 2 of 2");
    assertThat(Run.of(
                "analyze", "--game", Files.readString(ggf).lines().findFirst().orElseThrow())
            .lines()
            .get(0))
        .isEqualTo("Ann - Bob");

    Run text = Run.withInput(
        "# games\n\nf5d6 1\nf5f6e6\n", "analyze", "--game", "-", "--depth", "1", "--csv");
    assertThat(text.exitCode()).as(text.err()).isZero();
    assertThat(text.lines())
        .hasSize(1 + 2 + 3)
        .anyMatch(line -> line.startsWith("1,2,light,d6,"))
        .anyMatch(line -> line.startsWith("2,3,dark,e6,"));
  }

  @Test
  void readsWthorFiles(@TempDir Path folder) throws IOException {
    Path wthor = folder.resolve("one.wtb");
    byte[] file = new byte[16 + 68];
    file[4] = 1; // games
    file[12] = 8; // squares along an edge
    file[16 + 6] = 32; // Dark's score
    file[16 + 7] = 32;
    file[16 + 8] = 56; // f5
    file[16 + 9] = 64; // d6
    Files.write(wthor, file);
    Run run = Run.of("analyze", "--game", wthor.toString(), "--depth", "1", "--csv");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(3).element(2).asString().startsWith("1,2,light,d6,");
    Files.write(wthor, new byte[3]);
    assertThat(Run.of("analyze", "--game", wthor.toString()).err())
        .contains(wthor + ", header: the file ends after 3");
  }

  @Test
  void leavesOutPasses() {
    Run run = small("--csv");
    assertThat(run.lines()).noneMatch(line -> line.contains(",--,") || line.contains(",pass,"));
    assertThat(run.lines().get(MOVES)).startsWith("1,11,");
  }

  @Test
  void explainsWhatItCannotRead() {
    assertThat(Run.of("analyze", "--game").err())
        .contains("analyze: --game needs a game; expected a transcript such as f5d6c3");
    assertThat(Run.of("analyze", "--game", "O--X-XXX-OXX--O- X").err())
        .contains("neither a file nor a game");
    assertThat(Run.of("analyze", "--game", "f5f5").err()).contains("the game, line 1, ");
    Run none = Run.withInput("x\n", "analyze", "--game", "-");
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err())
        .contains("standard input, line 1, ", "standard input: holds no game with moves");
    assertThat(Run.withInput("# none\n", "analyze", "--game", "-").err())
        .contains("standard input: holds no game with moves");
    assertThat(Run.of("analyze", "--game", "(;GM[Amazons];)").err())
        .contains("the game, game 1, offset 2: the game is Amazons");
    assertThat(Run.of("analyze", "--game", "f5", "--lines", "2").err())
        .contains("--lines does not go with --game");
  }

  @Test
  void skipsGamesThatCannotBeRead(@TempDir Path folder) throws IOException {
    // 1. Lines.
    Run lines = Run.withInput("f5\nx\nf5d6\n", "analyze", "--game", "-", "--depth", "1", "--csv");
    assertThat(lines.exitCode()).isEqualTo(1);
    assertThat(lines.err()).startsWith("standard input, line 2, ").hasLineCount(1);
    assertThat(lines.lines()).hasSize(1 + 1 + 2);
    // 2. Games in SGF and in GGF, of which the second one is wrong.
    String ggf = "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[%s];)";
    String sgf = "(;GM[2]SZ[4];B[%s])";
    for (String[] form : new String[][] {{sgf, "ba", "aa"}, {ggf, "B1", "A1"}}) {
      Path file = Files.writeString(
          folder.resolve("games.txt"),
          String.format(form[0], form[1])
              + String.format(form[0], form[2])
              + String.format(form[0], form[1]));
      Run games = Run.of("analyze", "--game", file.toString(), "--depth", "1", "--csv");
      assertThat(games.exitCode()).as(games.err()).isEqualTo(1);
      assertThat(games.err()).startsWith(file + ", game 2, offset ").hasLineCount(1);
      assertThat(games.lines()).hasSize(1 + 2);
    }
  }

  @Test
  void readsWhatGoGuiWrites() {
    String text = """
        (;FF[4]CA[UTF-8]AP[GoGui:1.5.1]SZ[8]
        PB[Ann]PW[Bob]
        ;B[fd];W[dc];B[cf])
        """;
    Run run = Run.withInput(text, "analyze", "--game", "-", "--depth", "1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).contains("Ann - Bob").anyMatch(line -> line.contains("Dark    c3"));
    Run go = Run.withInput(text.replace("SZ[8]", ""), "analyze", "--game", "-");
    assertThat(go.err()).contains("standard input, game 1, offset 0, property SZ: it is missing");
  }

  /** The engine was prepared before the progress began, so nothing was reported for seconds. */
  @Test
  void reportsFromTheBeginning() {
    Run run = Run.reporting("analyze", "--game", "f5", "--time", "1ms", "--depth", "1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).startsWith("preparing the engine (").contains("0 of 1 moves judged (");
  }

  @Test
  void endsWhenInterrupted() {
    Run run = Run.interrupted("analyze", "--game", "f5d6c3", "--depth", "3");
    assertThat(run.lines()).isEmpty();
  }
}
