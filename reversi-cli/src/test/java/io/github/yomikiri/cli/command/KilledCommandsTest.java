package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes that are killed, as by kill -9, in the middle of their work: the same command goes on and comes to the same file. */
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
    List<String> line = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("java.class.path"),
        Main.class.getName()));
    line.addAll(command);
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    try {
      boolean ended = false;
      while (!ended && !when.getAsBoolean()) {
        ended = process.waitFor(2, TimeUnit.MILLISECONDS);
      }
      assertThat(ended).as("%s ended before it could be killed", command).isFalse();
    } finally {
      process.destroyForcibly().waitFor();
    }
    assertThat(process.exitValue()).isNotZero();
  }

  private static Run run(List<String> command) {
    Run run = Run.of(command.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  private boolean has(long bytes) {
    try {
      return Files.exists(output) && Files.size(output) >= bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Kills a command that writes games at a third and at two thirds of its work, and lets it end the third time. */
  private void writesTheSameGames(List<String> command, int games) throws Exception {
    run(command);
    byte[] whole = Files.readAllBytes(output);
    Files.delete(output);
    for (int third = 1; third < 3; third++) {
      long bytes = third * (whole.length / 3);
      kill(command, () -> has(bytes));
      assertThat(Files.size(output)).isLessThan(whole.length);
    }
    assertThat(run(command).out()).matches("\\w+ \\d\\d? games in .* s, " + games + " are in .*\n");
    assertThat(output).hasBinaryContent(whole);
  }

  private static List<String> selfPlay(Path file) {
    return List.of(
        "selfplay", "-o", file.toString(), "--games", "99", "--depth", "1", "--empties", "9");
  }

  @Test
  void selfPlayGoesOn() throws Exception {
    writesTheSameGames(selfPlay(output), 99);
  }

  @Test
  void labelGoesOn() throws Exception {
    Path games = folder.resolve("some.games");
    run(selfPlay(games));
    writesTheSameGames(
        List.of("label", games.toString(), "-o", output.toString(), "--empties", "12"), 99);
  }

  @Test
  void trainGoesOn() throws Exception {
    Path games = folder.resolve("some.games");
    run(selfPlay(games));
    List<String> command = List.of(
        "train", games.toString(), "--kind", "fox", "--passes", "4", "-o", output.toString());
    run(command);
    byte[] whole = Files.readAllBytes(output);
    Files.delete(output);
    Path work = folder.resolve("output.work");
    // 1. While or just after the positions are sorted.
    Path chunk = work.resolve("samples").resolve("chunk-000000.positions");
    kill(command, () -> Files.exists(chunk));
    var sorted = Files.getLastModifiedTime(chunk);
    // 2. While the stages are gone through.
    kill(command, () -> Files.exists(work.resolve("stages").resolve("stage-07")));
    assertThat(output).doesNotExist();
    assertThat(Files.getLastModifiedTime(chunk)).isEqualTo(sorted);
    run(command);
    assertThat(output).hasBinaryContent(whole);
    assertThat(work).doesNotExist();
  }
}
