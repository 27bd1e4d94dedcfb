package io.github.yomikiri.cli.command.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabelCommandTest {

  @TempDir
  Path folder;

  private Path games;
  private Path output;

  /** Plays games with bad moves, so that the command has something to correct. */
  @BeforeEach
  void makeGames() {
    games = folder.resolve("played.games");
    output = folder.resolve("corrected.games");
    Run.of(
        "selfplay",
        "-o",
        games.toString(),
        "--games",
        "12",
        "--depth",
        "1",
        "--empties",
        "1",
        "--evaluator",
        "discs");
  }

  private Run label(String... more) {
    List<String> line = new ArrayList<>(List.of("label", "-o", output.toString()));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  private static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> !line.startsWith("#"))
        .toList();
  }

  @Test
  void keepsTheGamesToTheCutAndTheOrder() throws IOException {
    Run run = label(games.toString(), "--empties", "8");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).matches("Labeled 12 games in \\d+\\.\\d s, 12 are in \\S+\\n");
    assertThat(Files.readAllLines(output))
        .startsWith(
            "# yomikiri (not packaged) label",
            "# empties 8",
            "# " + new TextInput(games.toString()).described())
        .hasSize(15);
    List<String> before = lines(games);
    List<String> after = lines(output);
    for (int i = 0; i < 12; i++) {
      assertThat(after.get(i)).startsWith(before.get(i).substring(0, 2 * 52));
      TrainingGame game = TrainingGame.parse(after.get(i));
      assertThat(game.hasScore()).isTrue();
      assertThat(game.usableFrom()).isEqualTo(TrainingGame.parse(before.get(i)).usableFrom());
    }
    assertThat(after).isNotEqualTo(before);
  }

  @Test
  void correctedGamesAreCorrectAlready() throws IOException {
    label(games.toString(), "--empties", "8");
    Path again = folder.resolve("again.games");
    Run.of("label", output.toString(), "--empties", "5", "-o", again.toString());
    for (int i = 0; i < 12; i++) {
      TrainingGame first = TrainingGame.parse(lines(output).get(i));
      TrainingGame second = TrainingGame.parse(lines(again).get(i));
      assertThat(second.label(second.usableFrom())).isEqualTo(first.label(first.usableFrom()));
    }
  }

  @Test
  void goesOnWhereverItWasCut() throws IOException {
    // A bad line and one that stops too early must not shift the games.
    List<String> mixed = new ArrayList<>(lines(games).subList(0, 2));
    mixed.add(0, "f5d6");
    mixed.add(2, "f5f5");
    Files.write(games, mixed);
    String[] run = {games.toString(), "--empties", "5"};
    assertThat(label(run).exitCode()).isEqualTo(1);
    byte[] whole = Files.readAllBytes(output);
    assertThat(lines(output)).hasSize(2);
    for (int length = 0; length < whole.length; length += 5) {
      Files.write(output, Arrays.copyOf(whole, length));
      assertThat(label(run).exitCode()).isEqualTo(1);
      assertThat(output).as("cut after %d bytes", length).hasBinaryContent(whole);
    }
  }

  /**
   * A run that resumed with other games of the same length once wrote some games twice and lost
   * others.
   */
  @Test
  void knowsItsInputsByAllThatIsInThem() throws IOException {
    label(games.toString(), "--empties", "5");
    byte[] whole = Files.readAllBytes(output);
    Files.write(output, Arrays.copyOf(whole, whole.length * 2 / 3));
    byte[] cut = Files.readAllBytes(output);
    String before = new TextInput(games.toString()).described();
    List<String> otherOrder = new ArrayList<>(Files.readAllLines(games));
    Collections.swap(otherOrder, otherOrder.size() - 1, otherOrder.size() - 2);
    Files.write(games, otherOrder);
    String after = new TextInput(games.toString()).described();
    assertThat(after).startsWith(before.substring(0, before.indexOf("CRC"))).isNotEqualTo(before);
    Run run = label(games.toString(), "--empties", "5");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("not from a run with the same arguments: line 3 is \"# " + before + "\", not \"# "
            + after + '"')
        .contains("input played.games, ");
    assertThat(output).hasBinaryContent(cut);
  }

  @Test
  void writesTheSameWithSeveralThreads() throws IOException {
    label(games.toString(), "--empties", "9");
    byte[] one = Files.readAllBytes(output);
    Files.delete(output);
    label(games.toString(), "--empties", "9", "--threads", "3");
    assertThat(output).hasBinaryContent(one);
  }

  @Test
  void tellsBadLinesWithTheirPlaceAndLeavesThemOut() throws IOException {
    Files.writeString(games, "f5d6c3\nf5e6\n\n" + lines(games).get(0) + "\n");
    Run run = label(games.toString(), "--empties", "5");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err().lines())
        .singleElement()
        .satisfies(line -> assertThat(line)
            .startsWith(games + ", line 2, offset 2 (move 2): e6 flips nothing for Light"));
    assertThat(run.out())
        .contains("Labeled 1 games", "Skipped 1 games that end with more than 5 empty squares");
  }

  @Test
  void readsStandardInput() throws IOException {
    String input = String.join("\n", lines(games));
    Run run = Run.withInput(input, "label", "-", "--empties", "5", "-o", output.toString());
    assertThat(run.exitCode()).isZero();
    List<String> fromInput = lines(output);
    Files.delete(output);
    label(games.toString(), "--empties", "5");
    assertThat(lines(output)).isEqualTo(fromInput).hasSize(12);
  }

  /** The header does not say what standard input had, so another input would be mixed in. */
  @Test
  void doesNotResumeWithStandardInput() throws IOException {
    String[] command = {"label", "-", "--empties", "5", "-o", output.toString()};
    List<String> all = lines(games);
    Run.withInput(String.join("\n", all.subList(0, 4)), command);
    byte[] first = Files.readAllBytes(output);
    Run run = Run.withInput(String.join("\n", all.subList(4, 12)), command);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .startsWith("yomikiri label: " + output + ": has 4 games already, and a run with standard")
        .contains("cannot resume");
    assertThat(output).hasBinaryContent(first);
    // A header alone mixes nothing.
    List<String> header =
        Files.readAllLines(output).stream().filter(line -> line.startsWith("#")).toList();
    Files.write(output, header);
    assertThat(Run.withInput(String.join("\n", all), command).exitCode()).isZero();
    assertThat(lines(output)).hasSize(12);
    Files.delete(output);
    assertThat(Run.interrupted(command).out()).endsWith(String.format("Stopped.%n"));
  }

  @Test
  void readsSeveralFilesAsOne() throws IOException {
    Path second = folder.resolve("second.games");
    Files.write(second, lines(games).subList(5, 7));
    label(games.toString(), second.toString(), "--empties", "5");
    assertThat(lines(output)).hasSize(14);
    assertThat(lines(output).subList(12, 14)).isEqualTo(lines(output).subList(5, 7));
  }

  @Test
  void saysThatItGoesOnWhenInterrupted() {
    Run run = Run.interrupted("label", games.toString(), "-o", output.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Labeled 0 games", "Stopped. The same command resumes.");
  }

  @Test
  void searchesValueThePositionsBeforeTheCut() throws IOException {
    String[] run = {
      games.toString(),
      "--empties",
      "8",
      "--search",
      "2",
      "--evaluator",
      "tanuki",
      "--variations",
      "2"
    };
    assertThat(label(run).exitCode()).isZero();
    assertThat(Files.readAllLines(output))
        .contains("# search 2", "# evaluator tanuki", "# variations 2", "# seed 1");
    List<TrainingGame> labeled = lines(output).stream().map(TrainingGame::parse).toList();
    assertThat(labeled).hasSizeBetween(25, 36);
    int stopped = 0;
    for (TrainingGame game : labeled) {
      assertThat(game.hasLabel(game.usableFrom())).isTrue();
      stopped += game.hasScore() ? 0 : 1;
    }
    assertThat(stopped).isPositive();
    byte[] whole = Files.readAllBytes(output);
    Files.write(output, Arrays.copyOf(whole, whole.length / 2));
    assertThat(label(run).exitCode()).isZero();
    assertThat(output).hasBinaryContent(whole);
  }

  @Test
  void withoutASearchVariationsLeaveTheEndOfAGame() throws IOException {
    assertThat(label(games.toString(), "--empties", "8", "--variations", "20").exitCode())
        .isZero();
    int variations = 0;
    for (String line : lines(output)) {
      TrainingGame game = TrainingGame.parse(line);
      assertThat(game.hasScore()).isTrue();
      Reversi first = game.game().positions().get(game.usableFrom());
      variations += first.emptyCount() <= 8 ? 1 : 0;
    }
    assertThat(variations).isBetween(10, 60);
  }

  @Test
  void optionsOfTheSearchNeedOne() {
    for (String option : List.of("--evaluator=tanuki", "--selectivity=95", "--predictions=x.csv")) {
      assertThat(label(games.toString(), option).err())
          .contains(option.substring(0, option.indexOf('=')) + " needs --search D");
    }
    assertThat(label(games.toString(), "--search", "0").err()).contains("--search 0");
  }

  @Test
  void theSelectivityChangesTheLabels() throws IOException {
    List<String> usual = searched();
    assertThat(header()).doesNotContain("selectivity", "predictions");
    assertThat(searched("--selectivity", "95")).isEqualTo(usual);
    assertThat(header()).contains("# selectivity 95");
    assertThat(searched("--selectivity", "100")).isNotEqualTo(usual);
  }

  @Test
  void theEvaluatorPredictsByTheFile() throws IOException {
    Path file = predictions(1);
    List<String> whole = searched("--evaluator", "tanuki");
    assertThat(searched("--evaluator", "tanuki", "--predictions", file.toString()))
        .isNotEqualTo(whole);
    assertThat(header()).containsPattern("# predictions [0-9a-f]{8}\\R");
  }

  @Test
  void explainsWhySearchesCannotBeSelective() throws IOException {
    String search = "--search=4";
    assertThat(label(games.toString(), search, "--evaluator=discs", "--selectivity=95")
            .err())
        .contains("--evaluator discs with --selectivity 95 needs --predictions");
    assertThat(label(games.toString(), search, "--predictions=none.csv").err())
        .contains("--predictions: no file \"none.csv\" of predictions; fit-probcut writes one");
    Path file = predictions(61);
    assertThat(label(games.toString(), search, "--predictions=" + file).err())
        .contains("--predictions " + file + ": number of stages 61 is outside [1, 60]");
  }

  /** Writes predictions of searches of three plies, for some stages. */
  private Path predictions(int stages) throws IOException {
    Path file = folder.resolve("predictions.csv");
    Files.writeString(
        file,
        "yomikiri-probcut,1\nstages," + stages
            + "\nstage,depth,shallow,slope,offset,deviation,samples\n0,3,1,1,0,2,100\n");
    return file;
  }

  /** Returns the games, with labels by a search of four plies. */
  private List<String> searched(String... more) throws IOException {
    Files.deleteIfExists(output);
    List<String> line =
        new ArrayList<>(List.of(games.toString(), "--empties", "8", "--search", "4"));
    line.addAll(List.of(more));
    Run run = label(line.toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    return lines(output);
  }

  private String header() throws IOException {
    return Files.readString(output);
  }

  @Test
  void explainsBadArguments() throws IOException {
    assertThat(label("none.games").err()).contains("none.games: no such file or directory");
    assertThat(label(folder.toString()).err()).contains("is a directory");
    assertThat(label(games.toString(), "--empties", "31").err())
        .contains("--empties 31 is outside 1-30");
    assertThat(label(games.toString(), "--threads", "0").err()).contains("--threads 0");
    Path wthor = folder.resolve("a.wtb");
    Files.write(wthor, new byte[3]);
    Run run = label(wthor.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains(wthor + ", header: the file ends after 3")
        .doesNotContain("\tat ");
    Files.write(games, new byte[] {0, '\n'});
    assertThat(label(games.toString()).err())
        .contains(games + ", line 1: this is not text in UTF-8")
        .doesNotContain("\tat ");
    assertThat(output).doesNotExist();
  }
}
