package io.github.yomikiri.spark;

import static io.github.yomikiri.spark.SparkRun.with;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.ConnectFour;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs jobs on a real stand-alone cluster, and kills its processes in the middle of a job. */
class SparkClusterIT {

  @TempDir
  private Path folder = Path.of("");

  private static List<String> longJob() {
    return List.of(
        "selfplay", "--games", "144", "--depth", "2", "--empties", "12", "--evaluator", "discs");
  }

  /** Returns the files of the slices that are complete. */
  private static List<Path> slices(Path output) {
    Path parts = Path.of(output + ".parts");
    try (Stream<Path> files = Files.exists(parts) ? Files.list(parts) : Stream.empty()) {
      return files
          .filter(file -> file.getFileName().toString().matches("part-\\d+"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void writesTheFilesOfOneMachineWhateverIsKilled() throws Exception {
    try (StandaloneCluster cluster = StandaloneCluster.start(folder)) {
      try (JavaSparkContext spark = new JavaSparkContext(cluster.settings())) {
        doEachJob(spark);
        killAnExecutorAndAWorker(cluster, spark);
      }
      killTheDriver(cluster);
    }
  }

  private void doEachJob(JavaSparkContext spark) throws IOException {
    SparkRun.writeInputs(folder);
    for (List<String> job : SparkRun.jobs(folder).values()) {
      Path expected = folder.resolve("expected" + job.hashCode());
      int exitCode = SparkRun.here(with(job, expected)).exitCode();
      Path output = folder.resolve("output" + job.hashCode());
      SparkRun run = SparkRun.onSpark(spark, with(job, output, "--partitions", "7"));
      assertThat(run.exitCode()).as(run.err()).isEqualTo(exitCode);
      assertThat(output).hasSameBinaryContentAs(expected);
    }
  }

  /** Kills an executor, and then a worker with its executor. */
  private void killAnExecutorAndAWorker(StandaloneCluster cluster, JavaSparkContext spark)
      throws Exception {
    Path expected = folder.resolve("expected");
    SparkRun.here(with(longJob(), expected));
    Path first = folder.resolve("executor-killed");
    SparkRun run = runAndKill(
        cluster, spark, first, () -> assertThat(cluster.killExecutors(0)).isPositive());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(first).hasSameBinaryContentAs(expected);
    Path second = folder.resolve("worker-killed");
    run = runAndKill(cluster, spark, second, () -> cluster.killWorker(1));
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(second).hasSameBinaryContentAs(expected);
  }

  /** Runs the long job, and kills something as soon as a slice is complete. */
  private static SparkRun runAndKill(
      StandaloneCluster cluster, JavaSparkContext spark, Path output, Kill kill) throws Exception {
    CompletableFuture<SparkRun> run = CompletableFuture.supplyAsync(
        () -> SparkRun.onSpark(spark, with(longJob(), output, "--partitions", "12")));
    StandaloneCluster.await(
        cluster.master(), () -> run.isDone() || !slices(output).isEmpty());
    assertThat(run).isNotDone();
    kill.run();
    return run.get();
  }

  /** Kills a part of the cluster. */
  @FunctionalInterface
  private interface Kill {
    void run() throws Exception;
  }

  /** Kills the driver. A second one does only what is missing. */
  private void killTheDriver(StandaloneCluster cluster) throws Exception {
    Path positions = folder.resolve("connect-four.positions");
    Files.write(positions, connectFour());
    List<String> solve = List.of("connect-four", "solve", positions.toString(), "--hash", "2");
    Path output = folder.resolve("driver-killed");
    // 1. Kill the driver in the middle.
    String[] job = with(solve, output, "--partitions", "12");
    Process killed = cluster.submit(job);
    StandaloneCluster.await(killed, () -> slices(output).size() >= 3);
    assertThat(killed.isAlive()).isTrue();
    killed.destroyForcibly().waitFor();
    // 2. Mark a complete slice, and submit the job again.
    Path marked = slices(output).get(0);
    List<String> whole = Files.readAllLines(marked);
    List<String> before = whole.subList(0, whole.size() - 1);
    List<String> lines = new ArrayList<>(Collections.nCopies(before.size(), "done before"));
    CRC32C crc = new CRC32C();
    lines.forEach(line -> crc.update(Parts.bytes(line)));
    lines.add(Parts.end(crc));
    Files.write(marked, lines);
    Process second = cluster.submit(job);
    assertThat(second.waitFor()).isZero();
    // 3. The marked slice was not done again, and all else is as on one machine.
    Path expected = folder.resolve("one-machine");
    SparkRun.here(with(solve, expected));
    List<String> wanted = new ArrayList<>(Files.readAllLines(expected));
    wanted.replaceAll(line -> before.contains(line) ? "done before" : line);
    assertThat(Files.readAllLines(output)).isEqualTo(wanted);
    assertThat(Path.of(output + ".parts")).doesNotExist();
  }

  /** Returns games of 14 random moves, each of which takes some milliseconds to solve. */
  private static List<String> connectFour() {
    Random random = new Random(1);
    List<String> games = new ArrayList<>();
    while (games.size() < 48) {
      Game<ConnectFour> game = Game.of(GameKits.connectFour().start());
      while (!game.isOver() && game.moves().size() < 14) {
        List<Move> moves = game.position().legalMoves();
        game = game.play(moves.get(random.nextInt(moves.size())));
      }
      if (!game.isOver()) {
        games.add(game.toString());
      }
    }
    return games;
  }

  @Test
  void theJarHasNothingThatSparkHas() throws IOException {
    try (JarFile jar = new JarFile(StandaloneCluster.JAR.toFile())) {
      assertThat(jar.stream().map(entry -> entry.getName()))
          .contains(
              "io/github/yomikiri/spark/YomikiriSpark.class",
              "io/github/yomikiri/cli/command/Main.class",
              "picocli/CommandLine.class")
          .noneMatch(name -> name.matches("(org/(apache|slf4j|junit)|scala|module-info).*"));
    }
  }
}
