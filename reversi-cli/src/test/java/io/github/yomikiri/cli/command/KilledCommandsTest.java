package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.ChildJvm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills processes in the middle of their work, as kill -9 does. The same command must resume and
 * write the same file. A process cannot end before it is killed, because its work is endless. Only
 * label and train can: they have nearly all games or half of their stages left.
 */
class KilledCommandsTest {

  @TempDir
  private Path folder = Path.of("");

  private Path output = Path.of("");

  @BeforeEach
  void nameTheOutput() {
    output = folder.resolve("output");
  }

  /** Runs a command in a process of its own, and kills that as soon as a condition holds. */
  private static void kill(List<String> command, BooleanSupplier when) throws Exception {
    List<String> line = new ArrayList<>(
        List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    line.addAll(command);
    Process process =
        new ProcessBuilder(ChildJvm.command(line)).redirectErrorStream(true).start();
    try {
      ChildJvm.await(process, when);
      assertThat(process.isAlive()).as("%s has not ended", command).isTrue();
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  private static Run run(List<String> command) {
    Run run = Run.of(command.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  private long games() {
    try {
      return Files.exists(output) ? lines(output).count() : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<String> lines(Path file) throws IOException {
    return Files.readString(file).lines().filter(line -> !line.startsWith("#"));
  }

  private static List<String> selfPlay(Path file, long games) {
    return List.of(
        "selfplay",
        "-o",
        file.toString(),
        "--games",
        Long.toString(games),
        "--depth",
        "1",
        "--empties",
        "9");
  }

  @Test
  void selfPlayResumes() throws Exception {
    List<String> endless = selfPlay(output, 1_000_000_000);
    kill(endless, () -> games() >= 10);
    long before = games();
    kill(endless, () -> games() >= before + 10);
    // One of the lines may be incomplete.
    long all = games() + 5;
    assertThat(run(selfPlay(output, all)).out())
        .matches("Played [56] games in .* s, " + all + " are in .*\n");
    Path whole = folder.resolve("whole");
    run(selfPlay(whole, all));
    assertThat(output).hasSameBinaryContentAs(whole);
  }

  @Test
  void bookResumes() throws Exception {
    kill(book(output, 1_000_000), () -> games() >= 10);
    long all = games() + 5;
    assertThat(run(book(output, all)).out()).contains(", " + all + " are in ");
    Path whole = folder.resolve("whole");
    run(book(whole, all));
    assertThat(output).hasSameBinaryContentAs(whole);
  }

  private static List<String> book(Path file, long positions) {
    return List.of(
        "book",
        "-o",
        file.toString(),
        "--positions",
        Long.toString(positions),
        "--depth",
        "2",
        "--evaluator",
        "discs");
  }

  @Test
  void labelResumes() throws Exception {
    Path file = folder.resolve("some.games");
    run(selfPlay(file, 49));
    // The variations take much longer than killing a process.
    kill(label(file, output), () -> games() >= 10);
    long before = games();
    Path whole = folder.resolve("whole");
    run(label(file, whole));
    long all = lines(whole).count();
    assertThat(before).isLessThan(all);
    assertThat(run(label(file, output)).out())
        .matches("Labeled [\\d,]+ games in .* s, %,d are in .*\n".formatted(all));
    assertThat(output).hasSameBinaryContentAs(whole);
  }

  private static List<String> label(Path games, Path file) {
    return List.of(
        "label", games.toString(), "-o", file.toString(), "--empties", "10", "--variations", "100");
  }

  @Test
  void trainResumes() throws Exception {
    Path games = folder.resolve("some.games");
    run(selfPlay(games, 49));
    List<String> command = List.of(
        "train", games.toString(), "--kind", "fox", "--passes", "4", "-o", output.toString());
    run(command);
    byte[] whole = Files.readAllBytes(output);
    Files.delete(output);
    Path work = folder.resolve("output.work");
    // 1. During or just after the sorting of the positions.
    Path chunk = work.resolve("samples").resolve("chunk-000000.positions");
    kill(command, () -> Files.exists(chunk));
    var sorted = Files.getLastModifiedTime(chunk);
    // 2. During the training of the stages.
    kill(command, () -> Files.exists(work.resolve("stages").resolve("stage-07")));
    assertThat(output).doesNotExist();
    assertThat(Files.getLastModifiedTime(chunk)).isEqualTo(sorted);
    run(command);
    assertThat(output).hasBinaryContent(whole);
    assertThat(work).doesNotExist();
  }
}
