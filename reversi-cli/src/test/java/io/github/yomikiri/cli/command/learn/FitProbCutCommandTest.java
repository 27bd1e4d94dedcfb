package io.github.yomikiri.cli.command.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.IOException;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FitProbCutCommandTest {

  @TempDir
  private Path folder = Path.of("");

  private Run fit(String... options) {
    List<String> line = new ArrayList<>(
        List.of("fit-probcut", "--evaluator", "tanuki", "--positions", "120", "--stages", "2"));
    line.addAll(Arrays.asList(options));
    if (!line.contains("--pairs")) {
      line.addAll(List.of("--depth", "4"));
    }
    return Run.of(line.toArray(String[]::new));
  }

  @Test
  void printsARowForEachStageAndDepth() {
    Run run = fit();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(18);
    assertThat(run.lines().get(0))
        .matches("stage +depth +shallow +slope +offset +deviation +samples");
    assertThat(run.lines().get(1)).matches("0 +1 +0 +[01]\\.\\d{3} +-?\\d+\\.\\d{3} .*");
    assertThat(run.lines().get(16)).matches("1 +4 +2 .*");
    assertThat(run.lines().get(17))
        .startsWith("fitted to ")
        .endsWith(" more are left out, because the end of the game decides them");
    assertThat(fit()).isEqualTo(run);
    assertThat(fit("--seed", "2").out()).isNotEqualTo(run.out());
    assertThat(fit("--random-plies", "2-9").out()).isNotEqualTo(run.out());
  }

  @Test
  void writesAFileThatSearchesRead() throws IOException {
    Path file = folder.resolve("tanuki.csv");
    Run run = fit("--csv", "--pairs", "4:2,4:1", "--output", file.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(5);
    assertThat(run.lines().get(0)).isEqualTo("stage,depth,shallow,slope,offset,deviation,samples");
    try (Reader in = Files.newBufferedReader(file)) {
      ProbCutTable table = ProbCutTable.read(in, "tanuki.csv");
      assertThat(table.stages()).isEqualTo(2);
      assertThat(table.rows())
          .extracting(row -> row.prediction().depth())
          .containsExactly(2, 1, 2, 1);
      assertThat(table.rows().get(0).samples()).isGreaterThan(30);
    }
    assertThat(Files.readAllLines(file).get(1))
        .isEqualTo("# fit-probcut: 120 positions, evaluator tanuki, seed 1,"
            + " games of 4-30 random moves and a search of depth 2");
  }

  @Test
  void searchesWithPatterns() {
    Run run = Run.of(
        "fit-probcut",
        "--evaluator",
        "pattern",
        "--positions",
        "80",
        "--depth",
        "4",
        "--stages",
        "1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(10);
    assertThat(run.lines().get(1)).matches("0 +1 +0 +[01]\\.\\d{3} .*");
  }

  @Test
  void takesPositionsFromGames() throws IOException {
    Path games = folder.resolve("WTH_2001.wtb");
    Files.write(games, oneGame());
    Run run = fit("--games", games.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    // All ten positions of this game belong to the first stage.
    assertThat(run.lines()).hasSize(10).element(1).asString().startsWith("0 ").endsWith(" 120");
  }

  @Test
  void skipsRecordsThatAreNoGames() throws IOException {
    Path games = folder.resolve("WTH_2001.wtb");
    byte[] good = oneGame();
    byte[] both = Arrays.copyOf(good, good.length + 68);
    both[4] = 2;
    both[good.length + 8] = 11; // a1
    Files.write(games, both);
    Run run = fit("--games", games.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith(games + ", record 2").hasLineCount(1);
    assertThat(run.lines()).hasSize(10);
    Run few = Run.of("fit-probcut", "--games", games.toString(), "--positions", "20");
    assertThat(few.err())
        .contains("20 positions are too few: a stage needs 30 ")
        .endsWith(
            "; give more --positions, or give fewer --stages (read from --games: files 1, games 1,"
                + " records that are no games 1)\n");
  }

  /** Returns a file of one game of ten moves: f5 d6 c3 d3 c4 f4 f6 f3 e6 e7. */
  static byte[] oneGame() {
    ByteBuffer file = ByteBuffer.allocate(16 + 68).order(ByteOrder.LITTLE_ENDIAN);
    file.putInt(4, 1).putShort(10, (short) 2001);
    int[] moves = {56, 64, 33, 34, 43, 46, 66, 36, 65, 75};
    for (int i = 0; i < moves.length; i++) {
      file.put(16 + 8 + i, (byte) moves[i]);
    }
    return file.array();
  }

  @Test
  void saysThatThereAreTooFewPositionsAndWritesNothing() {
    Path file = folder.resolve("few.csv");
    Run few = Run.of(
        "fit-probcut",
        "--evaluator",
        "tanuki",
        "--positions",
        "29",
        "--stages",
        "1",
        "--depth",
        "3",
        "--output",
        file.toString());
    assertThat(few.exitCode()).isEqualTo(2);
    assertThat(few.out()).isEmpty();
    assertThat(few.err())
        .isEqualTo(String.format("yomikiri fit-probcut: 29 positions are too few: a stage needs 30"
            + " undecided positions, but no stage has more than 28; the end of the game"
            + " decides 1; give more --positions, or give fewer"
            + " --stages%n"));
    assertThat(file).doesNotExist();
  }

  @Test
  void saysThatThereAreTooFewPositionsWhenInterruptedAtOnce() {
    Run run = Run.interrupted("fit-probcut");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("yomikiri fit-probcut: Ctrl-C ended the searches after 0 of 2000 positions: 0"
            + " positions are too few: a stage needs 30 undecided positions, but no"
            + " stage has more than 0; let it search longer, or give fewer --stages\n");
  }

  @Test
  void explainsBadOptions() {
    assertThat(wrong("--evaluator", "tanooki").err())
        .contains("--evaluator: no evaluator or weight file \"tanooki\"; there are discs");
    assertThat(wrong("--positions", "0").err()).contains("--positions 0 is outside 1-");
    assertThat(wrong("--random-plies", "9-4").err())
        .contains("--random-plies 9-4: expected a number or a range within 0-60, such as 6-20");
    assertThat(wrong("--random-plies", "nine").err()).contains("expected a number or a range");
    assertThat(wrong("--stages", "61").err()).contains("--stages 61 is outside 1-60");
    assertThat(wrong("--depth", "0").err()).contains("--depth 0 is outside 1-30");
    assertThat(wrong("--pairs", "8-4").err())
        .contains("\"8-4\" is not a pair of depths such as 8:4");
    assertThat(wrong("--pairs", "4:8").err()).contains("shallow depth 8 is outside [0, 3]");
    assertThat(wrong("--pairs", "8:4,8:4").err()).contains("a pair appears twice");
    assertThat(Run.of("fit-probcut", "--pairs", "2:1", "--depth", "7").err())
        .contains("--pairs 2:1 and --depth 7 exclude each other");
    assertThat(wrong("--output", folder.toString()).err()).contains(": is a directory");
    assertThat(wrong("--output", folder.resolve("a/b").toString()).err())
        .contains("its folder does not exist");
    assertThat(wrong("--games", folder.resolve("none.wtb").toString()).err())
        .contains("none.wtb: neither a file nor a game");
  }

  private static Run wrong(String option, String value) {
    return Run.of("fit-probcut", option, value);
  }

  @Test
  void explainsFilesThatHoldNoGames() throws IOException {
    Path text = folder.resolve("text.wtb");
    Files.writeString(text, "this is not a file of games");
    Run run = fit("--games", text.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("text.wtb").doesNotContain("Exception");
    Path empty = folder.resolve("empty.wtb");
    Files.write(empty, Arrays.copyOf(new byte[0], 16));
    assertThat(fit("--games", empty.toString()).err())
        .contains("empty.wtb: holds no game with moves");
  }
}
