package io.github.yomikiri.cli.command.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.cli.command.HtmlText;
import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrainCommandTest {

  @TempDir
  private static Path shared;

  private static Path played;

  @TempDir
  Path folder;

  private Path games;
  private Path output;

  @BeforeAll
  static void playGames() {
    played = shared.resolve("played.games");
    Run.of("selfplay", "-o", played.toString(), "--games", "20", "--depth", "1", "--empties", "6");
  }

  @BeforeEach
  void copyGames() throws IOException {
    games = Files.copy(played, folder.resolve("some.games"));
    output = folder.resolve("some.weights");
  }

  private Run train(String... more) {
    List<String> line =
        new ArrayList<>(List.of("train", games.toString(), "-o", output.toString()));
    line.addAll(List.of("--passes", "2"));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  @Test
  void writesWeightsThatTellWhereTheyComeFrom() throws IOException {
    Run run = train("--test", games.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("Wrote " + output + ", ")
        .contains("empties  positions  mean error  root mean square");
    PatternEvaluator evaluator = PatternEvaluator.of(PatternWeights.read(output));
    assertThat(evaluator.weights().origin())
        .contains("yomikiri (not packaged) train", "passes 2", "input some.games, ");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactlyInAnyOrder(games, output);
    }
  }

  @Test
  void weightsOfManyInputsNameTheirNumber() throws IOException {
    List<String> lines = Files.readAllLines(games);
    Files.writeString(games, lines.get(lines.size() - 1));
    Run run = train(Collections.nCopies(200, games.toString()).toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    assertThat(PatternEvaluator.of(PatternWeights.read(output)).weights().origin())
        .containsPattern("\n201 inputs, CRC-32C of their list [0-9a-f]{8}$")
        .doesNotContain("some.games");
  }

  @Test
  void learnsSomething() {
    train("--ridge", "1");
    Run run = Run.of(
        "accuracy",
        games.toString(),
        "--evaluators",
        output + ",discs",
        "--empties",
        "20",
        "--csv");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines().get(0)).isEqualTo("empties,positions," + output + ",discs");
    String[] row = run.lines().get(1).split(",", -1);
    assertThat(Double.parseDouble(row[2])).isLessThan(Double.parseDouble(row[3]) / 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "embedding"})
  void filesMayCountMoreOrLess(String kind) throws IOException {
    Path more = Files.copy(games, folder.resolve("more.games"));
    train(more.toString(), "--kind", kind);
    byte[] equal = Files.readAllBytes(output);
    Files.delete(output);
    assertThat(train(more + "@0.25", "--kind", kind).err()).isEmpty();
    assertThat(Files.readAllBytes(output)).isNotEqualTo(equal);
    assertThat(PatternWeights.read(output).origin()).containsPattern("more.games, .*, weight 0.25");
    Files.delete(output);
    Run wrong = train(more + "@0");
    assertThat(wrong.exitCode()).isEqualTo(2);
    assertThat(wrong.err()).contains("more.games@0: weight 0.0 is not in (0, 1000]");
    assertThat(output).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "fox", "embedding"})
  void goesOnWithWhatIsThere(String kind) throws IOException {
    train("--kind", kind);
    byte[] whole = Files.readAllBytes(output);
    Files.delete(output);
    Path work = folder.resolve("some.weights.work");
    Run stopped = Run.interrupted(
        "train", games.toString(), "-o", output.toString(), "--passes", "2", "--kind", kind);
    assertThat(stopped.err()).isEqualTo("yomikiri train: Stopped. The same command resumes.\n");
    assertThat(output).doesNotExist();
    assertThat(work).exists();
    Run other = train("--kind", kind, kind.equals("linear") ? "--ridge" : "--rare", "7");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("some.weights.work belongs to another command");
    assertThat(train("--kind", kind).exitCode()).isZero();
    assertThat(Files.readAllBytes(output)).isEqualTo(whole);
    assertThat(work).doesNotExist();
  }

  @Test
  void knowsItsInputsByAllThatIsInThem() throws IOException {
    Run.interrupted("train", games.toString(), "-o", output.toString(), "--passes", "2");
    List<String> otherOrder = new ArrayList<>(Files.readAllLines(games));
    Collections.swap(otherOrder, otherOrder.size() - 1, otherOrder.size() - 2);
    Files.write(games, otherOrder);
    Run run = train();
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("some.weights.work belongs to another command: it has \"input some.games, ")
        .contains(", and this command \"" + new TextInput(games.toString()).described() + '"');
    assertThat(output).doesNotExist();
  }

  /** The output file exists, but the test of the weights was interrupted. */
  @Test
  void goesOnWhenOnlyTheTestWasInterrupted() throws IOException {
    Path work = folder.resolve("some.weights.work");
    Run.interrupted("train", games.toString(), "-o", output.toString(), "--passes", "2");
    Files.createFile(output);
    assertThat(train("--test", games.toString()).out()).contains("Wrote " + output, "empties");
    assertThat(work).doesNotExist();
  }

  /** The process was killed when it deleted its folder, which has lost its settings then. */
  @Test
  void hasFinishedIfOnlyItsFolderIsLeft() throws IOException {
    train();
    byte[] weights = Files.readAllBytes(output);
    Path work = Files.createDirectory(folder.resolve("some.weights.work"));
    Files.createFile(Files.createDirectory(work.resolve("samples")).resolve("chunk-0"));
    Run other = train("--ridge", "7");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains(output + ": exists already; remove it, or name another file");
    Run again = train("--test", games.toString());
    assertThat(again.exitCode()).as(again.err()).isZero();
    assertThat(again.out()).startsWith("An earlier run wrote " + output).contains("empties");
    assertThat(work).doesNotExist();
    assertThat(output).hasBinaryContent(weights);
    assertThat(train("--svg", folder.resolve("late.svg").toString()).err())
        .contains(output + ": exists already");
  }

  @Test
  void tellsOfLinesThatAreNoGames() throws IOException {
    Files.writeString(games, "garbage\n", StandardOpenOption.APPEND);
    Run run = train();
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("some.games, line ", "\"ga\" is not a square");
    assertThat(output).exists();
    Run accuracy = Run.of("accuracy", games.toString(), "--evaluators", "discs");
    assertThat(accuracy.exitCode()).isEqualTo(1);
    assertThat(accuracy.err()).contains("\"ga\" is not a square");
  }

  @Test
  void learnsNothingFromNothing() throws IOException {
    Files.writeString(games, "garbage\n");
    Run run = train();
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("no game to train on in " + games);
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(games);
    }
    assertThat(Run.of("accuracy", games.toString()).err())
        .contains("no position has such a number of empty squares in");
    assertThat(Run.of("accuracy", folder.resolve("none").toString()).err())
        .contains("none: no such file or directory");
    assertThat(Run.of("train", folder.toString(), "-o", output.toString()).err())
        .contains(folder + ": is a directory");
  }

  @Test
  void aBadFileLeavesNoFolderThatBlocksTheCorrectedCommand() throws IOException {
    Path bad = folder.resolve("bad.wtb");
    Files.write(bad, new byte[3]);
    Path binary = folder.resolve("binary.games");
    Files.write(binary, new byte[] {0, '\n'});
    for (Path file : List.of(bad, binary)) {
      Run run = Run.of("train", file.toString(), "-o", output.toString());
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(folder.resolve("some.weights.work")).doesNotExist();
    }
    assertThat(train().exitCode()).isZero();
  }

  @Test
  void isNotDoneByTwoAtOnce() throws IOException {
    Path work = folder.resolve("some.weights.work");
    Run.interrupted("train", games.toString(), "-o", output.toString(), "--passes", "2");
    List<String> settings = Files.readAllLines(work.resolve("settings.txt"));
    try (WorkFolder other = WorkFolder.open(work, settings)) {
      assertThat(other.resolve("samples")).exists();
      assertThat(train().err()).contains("some.weights.work: another run uses this folder");
    }
    assertThat(train().exitCode()).isZero();
  }

  @Test
  void refusesAFolderThatIsNotItsOwn() throws IOException {
    Path work = Files.createDirectory(folder.resolve("some.weights.work"));
    Files.createFile(work.resolve("diary.txt"));
    assertThat(train().err())
        .contains("some.weights.work has other files, but no settings.txt; remove the folder");
    assertThat(work.resolve("diary.txt")).exists();
  }

  @Test
  void trainsAFoxThatIsAnEvaluatorLikeAnyOther() throws IOException {
    Run run = train("--kind", "fox", "--rare", "2", "--rate", "0.02", "--test", games.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("empties  positions  mean error  root mean square");
    PatternEvaluator fox = PatternEvaluator.of(PatternWeights.read(output));
    assertThat(fox.weights().origin())
        .contains("kind fox\nrate 0.02\npasses 2\nrare 2\noverlap 4\nseed 1\n");
    Run accuracy = Run.of(
        "accuracy", games.toString(), "--evaluators", output + ",discs", "--empties", "8-24");
    assertThat(accuracy.err()).isEmpty();
    assertThat(accuracy.lines().get(0)).contains(output.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "embedding"})
  void drawsTheErrors(String kind) throws Exception {
    Path picture = folder.resolve("errors.svg");
    String[] line = {"--kind", kind, "--test", games.toString(), "--svg", picture.toString()};
    assertThat(train(line).err()).isEqualTo(String.format("Wrote %s%n", picture));
    String whole = Files.readString(picture);
    assertThat(HtmlText.wellFormedParts(whole)).hasSize(1);
    // The errors after the last pass are those that accuracy prints.
    Run accuracy = Run.of(
        "accuracy", games.toString(), "--evaluators", output.toString(), "--by", "stage", "--csv");
    List<String> lines = accuracy.lines().subList(1, accuracy.lines().size());
    assertThat(lines).hasSizeGreaterThan(10);
    for (String row : lines) {
      String[] fields = row.split(",", -1);
      String text = String.format(
          Locale.ROOT, "%s: %.2f on %s ", fields[0], Double.parseDouble(fields[2]), fields[1]);
      assertThat(whole)
          .contains(
              "<title>" + text + "positions learned from</title>",
              "<title>" + text + "other positions</title>");
    }
  }

  @Test
  void drawsTheSameErrorsAfterAnInterruption() throws IOException {
    Path picture = folder.resolve("errors.svg");
    String[] line = {"--kind", "embedding", "--svg", picture.toString()};
    train(line);
    String whole = Files.readString(picture);
    Files.delete(output);
    Files.delete(picture);
    List<String> command = new ArrayList<>(
        List.of("train", games.toString(), "-o", output.toString(), "--passes", "2"));
    command.addAll(List.of(line));
    String[] all = command.toArray(String[]::new);
    Path errors = folder.resolve("some.weights.work").resolve("errors.csv");
    int look = 5;
    do {
      Run.interruptedAtLook(look++, "", all);
    } while (!Files.exists(errors) || Files.readAllLines(errors).size() < 3);
    assertThat(output).doesNotExist();
    assertThat(train(line).exitCode()).isZero();
    assertThat(picture).hasContent(whole);
  }

  @Test
  void thePictureReplacesTheReport() {
    Run run = train("--test", games.toString(), "--svg", "-");
    assertThat(run.out()).startsWith("<svg ").endsWith("</svg>\n").doesNotContain("Wrote");
    assertThat(Run.of("train", "-", "-o", output + "2", "--svg", "x.svg").err())
        .contains("--svg: standard input cannot be read twice");
  }

  @Test
  void trainsEmbeddings() throws IOException {
    Run run = train("--kind", "embedding", "--rate", "0.02", "--test", games.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("empties  positions  mean error  root mean square");
    PatternWeights weights = PatternWeights.read(output);
    assertThat(weights.kind()).isEqualTo(PatternWeights.EMBEDDING);
    assertThat(weights.origin())
        .contains("kind embedding\nrate 0.02\npasses 2\nrare 5\noverlap 0\nseed 1\n");
    Run explained = Run.of("explain", "f5d6c3", "--evaluator", output.toString());
    assertThat(explained.out()).contains("interplay").contains("mobility");
  }

  @Test
  void refusesOptionsOfTheOtherKind() {
    assertThat(train("--kind", "fox", "--ridge", "3").err())
        .isEqualTo("yomikiri train: --ridge does not apply to --kind fox\n");
    assertThat(train("--kind", "embedding", "--overlap", "3").err())
        .isEqualTo("yomikiri train: --overlap does not apply to --kind embedding\n");
    for (String option : List.of("--rate", "--rare", "--seed")) {
      assertThat(train(option, "1").err())
          .isEqualTo("yomikiri train: " + option + " does not apply to --kind linear\n");
    }
    assertThat(train("--kind", "fox", "--rate", "2").err()).contains("rate 2.0 is not in (0, 1]");
    assertThat(train("--kind", "hare").err())
        .contains("--kind hare: expected linear, fox or embedding");
    assertThat(folder.resolve("some.weights.work")).doesNotExist();
  }

  @Test
  void saysWhatIsWrong() throws IOException {
    assertThat(train("--ridge", "0").err()).contains("ridge 0.0 is not in (0, 1e9]");
    assertThat(train("--test", "none.games").err()).contains("none.games: no such file");
    assertThat(Run.of("train", "none.games", "-o", output.toString()).err())
        .contains("none.games: no such file");
    Files.createFile(output);
    assertThat(train().err()).contains(output + ": exists already");
  }
}
