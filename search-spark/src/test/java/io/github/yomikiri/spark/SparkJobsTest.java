package io.github.yomikiri.spark;

import static io.github.yomikiri.spark.SparkRun.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.internal.Crc32c;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import java.util.zip.Checksum;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import scala.jdk.javaapi.CollectionConverters;

/** Runs jobs in Spark's local mode, and compares their files with those of one machine. */
class SparkJobsTest {

  @TempDir
  private static Path inputs = Path.of("");

  @TempDir
  private Path folder = Path.of("");

  private static final JavaSparkContext SPARK = new JavaSparkContext(new SparkConf()
      .setMaster("local[2]")
      .setAppName("test")
      .set("spark.ui.enabled", "false")
      .set("spark.driver.host", "127.0.0.1")
      .set("spark.driver.bindAddress", "127.0.0.1"));

  @BeforeAll
  static void writeInputs() throws IOException {
    SparkRun.writeInputs(inputs);
  }

  @AfterAll
  static void disconnect() {
    SPARK.close();
  }

  static Stream<List<String>> jobs() {
    return SparkRun.jobs(inputs).values().stream();
  }

  @ParameterizedTest
  @MethodSource("jobs")
  void writesTheFileOfOneMachine(List<String> job) throws IOException {
    Path expected = folder.resolve("expected");
    Path output = folder.resolve("output");
    SparkRun here = SparkRun.here(with(job, expected));
    assertThat(here.exitCode()).as(here.err()).isIn(0, 1);
    for (String partitions : List.of("1", "2", "7")) {
      SparkRun run = SparkRun.onSpark(SPARK, with(job, output, "--partitions", partitions));
      assertThat(run.exitCode()).as(run.err()).isEqualTo(here.exitCode());
      assertThat(output).hasSameBinaryContentAs(expected);
      assertThat(run.out().replaceAll("\\d+\\.\\d s", "").replace("output", "expected"))
          .isEqualTo(here.out().replaceAll("\\d+\\.\\d s", ""));
      assertThat(run.err()).isEqualTo(here.err());
      assertThat(folder.resolve("output.parts")).doesNotExist();
      Files.delete(output);
    }
  }

  /** A job that stopped after some lines, on one machine or on a cluster, resumes after them. */
  @Test
  void resumesAFileOfOneMachine() throws IOException {
    List<String> job = SparkRun.jobs(inputs).get("label");
    Path output = folder.resolve("resumed");
    SparkRun.here(with(job, output));
    byte[] whole = Files.readAllBytes(output);
    Files.write(output, Arrays.copyOf(whole, whole.length * 2 / 3));
    SparkRun run = SparkRun.onSpark(SPARK, with(job, output));
    assertThat(run.out()).doesNotContain("Labeled 19 games").contains(", 19 are in ");
    assertThat(output).hasBinaryContent(whole);
    SparkRun again = SparkRun.onSpark(SPARK, with(job, output));
    assertThat(again.out()).contains("Labeled 0 games", ", 19 are in ");
    assertThat(output).hasBinaryContent(whole);
    SparkRun other =
        SparkRun.onSpark(SPARK, "label", job.get(1), "--empties", "9", "-o", output.toString());
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err())
        .startsWith("yomikiri-spark label: ")
        .contains("not from a run with the same arguments: line 2 is \"# empties 8\"");
  }

  @Test
  void doesOnlyTheSlicesThatAreMissing() throws IOException {
    List<String> job = SparkRun.jobs(inputs).get("selfplay");
    Path output = folder.resolve("sliced");
    Path parts = folder.resolve("sliced.parts");
    SparkRun.here(with(job, output));
    byte[] whole = Files.readAllBytes(output);
    List<String> header =
        Files.readAllLines(output).stream().filter(line -> line.startsWith("#")).toList();
    Files.delete(output);
    Files.createDirectories(parts);
    List<String> settings = new ArrayList<>(List.of("partitions 4", "batch 1048576"));
    settings.addAll(header);
    settings.addAll(List.of("after 0 lines", "of 20"));
    Files.write(parts.resolve("settings.txt"), settings);
    // A slice whose file is not what was written is named.
    Path part = parts.resolve("part-00000001");
    for (String damaged : List.of("", "done before\n", "changed\n" + end("done before\n"))) {
      Files.writeString(part, damaged);
      SparkRun refused = SparkRun.onSpark(SPARK, with(job, output));
      assertThat(refused.exitCode()).isEqualTo(74);
      assertThat(refused.err()).contains("part-00000001: is damaged: its checksum is wrong");
      assertThat(output).doesNotExist();
    }
    // A slice that was done is taken as it is, and the number of partitions is that of the folder.
    Files.writeString(part, "done before\n" + end("done before\n"));
    SparkRun run = SparkRun.onSpark(SPARK, with(job, output, "--partitions", "7"));
    assertThat(run.exitCode()).as(run.err()).isZero();
    List<String> lines = Files.readAllLines(output);
    assertThat(lines.get(header.size() + 5)).isEqualTo("done before");
    assertThat(lines).hasSize(header.size() + 16);
    String all = new String(whole, StandardCharsets.UTF_8);
    assertThat(all.lines().toList()).containsAll(lines.subList(header.size() + 6, lines.size()));
    // The folder of another job is rejected, and left unchanged.
    Files.createDirectories(parts);
    Files.write(parts.resolve("settings.txt"), settings);
    Files.delete(output);
    SparkRun other = SparkRun.onSpark(SPARK, with(job, output, "--seed", "2"));
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err())
        .contains("sliced.parts belongs to another job: line 8 is \"# seed 1\", not \"# seed 2\"");
    assertThat(parts.resolve("settings.txt")).exists();
    assertThat(output).doesNotExist();
  }

  private static String end(String lines) {
    Checksum crc = Crc32c.create();
    crc.update(lines.getBytes(StandardCharsets.UTF_8));
    return Parts.end(crc) + "\n";
  }

  /** The file does not depend on how many games are played before the test is evaluated. */
  @Test
  void aSequentialTestEndsAMatch() throws IOException {
    List<String> match =
        List.of("match", "alphabeta2", "random", "--games", "400", "--sprt", "0,100", "--untimed");
    Path expected = folder.resolve("expected.csv");
    Path output = folder.resolve("output.csv");
    SparkRun here = SparkRun.here(with(match, expected));
    assertThat(here.out()).contains("ACCEPT_H1").doesNotContain("of 400 points");
    for (String batch : List.of("3", "16", "400")) {
      SparkRun run = SparkRun.onSpark(SPARK, with(match, output, "--batch", batch));
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(run.out()).isEqualTo(here.out());
      assertThat(output).hasSameBinaryContentAs(expected);
      Files.delete(output);
    }
  }

  @Test
  void readsInputsByTheirUris() throws IOException {
    Path output = folder.resolve("uri.games");
    SparkRun run = SparkRun.onSpark(
        SPARK,
        "label",
        inputs.resolve("some.games").toUri().toString(),
        "--empties",
        "8",
        "-o",
        output.toUri().toString());
    assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
    Path expected = folder.resolve("expected");
    SparkRun.here(with(SparkRun.jobs(inputs).get("label"), expected));
    assertThat(output).hasSameBinaryContentAs(expected);
    SparkRun missing =
        SparkRun.onSpark(SPARK, "label", "hdfs:/none.games", "-o", output.toString());
    assertThat(missing.exitCode()).isEqualTo(2);
  }

  /** Both failed with a long stack once, because the first one to end deleted the folder. */
  @Test
  void aSecondDriverIsRefusedAndTheFirstOneEnds() throws IOException {
    List<String> job = SparkRun.jobs(inputs).get("label");
    Path output = folder.resolve("twice");
    Path expected = folder.resolve("expected");
    SparkRun.here(with(job, expected));
    org.apache.hadoop.fs.Path place = new org.apache.hadoop.fs.Path(output.toUri());
    SparkRun first =
        DriverLock.during(HadoopFiles.system(place, SPARK.hadoopConfiguration()), place, () -> {
          SparkRun second = SparkRun.onSpark(SPARK, with(job, output));
          assertThat(second.exitCode()).isEqualTo(2);
          assertThat(second.err().lines().toList())
              .last()
              .asString()
              .startsWith(
                  "yomikiri-spark label: file:" + output + ": another run is writing it (process "
                      + ProcessHandle.current().pid() + " on ");
          assertThat(output).doesNotExist();
          assertThat(folder.resolve("twice.parts")).doesNotExist();
          return second;
        });
    assertThat(first.out()).isEmpty();
    assertThat(SparkRun.onSpark(SPARK, with(job, output)).exitCode()).isEqualTo(1);
    assertThat(output).hasSameBinaryContentAs(expected);
    assertThat(folder.resolve("twice.lock")).doesNotExist();
  }

  @Test
  void theNodesOfEveryJobAreCounted() throws IOException {
    for (Map.Entry<String, List<String>> job : SparkRun.jobs(inputs).entrySet()) {
      Nodes nodes = new Nodes();
      SPARK.sc().addSparkListener(nodes);
      Path output = folder.resolve(job.getKey());
      SparkRun run = SparkRun.onSpark(SPARK, with(job.getValue(), output, "--partitions", "2"));
      assertThat(run.exitCode()).as(run.err()).isIn(0, 1);
      assertThat(nodes.ofTwoTasks()).as(job.getKey()).isPositive();
      SPARK.sc().removeSparkListener(nodes);
    }
  }

  /** Sums the accumulator of the nodes. */
  private static final class Nodes extends SparkListener {

    private final CountDownLatch tasks = new CountDownLatch(2);
    private final AtomicLong sum = new AtomicLong();

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      CollectionConverters.asJava(end.taskInfo().accumulables()).forEach(each -> {
        if (each.name().contains("nodes")) {
          sum.addAndGet((Long) each.update().get());
        }
      });
      tasks.countDown();
    }

    long ofTwoTasks() {
      try {
        tasks.await();
        return sum.get();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Test
  void rejectsStandardOutput() {
    SparkRun run = SparkRun.onSpark(SPARK, with(SparkRun.jobs(inputs).get("label"), Path.of("-")));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("-: standard output cannot be resumed by a later run");
  }

  @Test
  void stops() throws IOException {
    Path output = folder.resolve("stopped");
    SparkRun run = SparkRun.interrupted(SPARK, with(SparkRun.jobs(inputs).get("selfplay"), output));
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Played 0 games", "Stopped. The same command resumes.");
    assertThat(output).doesNotExist();
  }

  @Test
  void explainsBadOptions() {
    assertThat(SparkRun.onSpark(SPARK, "solve", "f5").err()).contains("--output is missing");
    assertThat(SparkRun.onSpark(SPARK, "match", "random", "random").err())
        .contains("--output is missing");
    assertThat(
            SparkRun.onSpark(SPARK, "selfplay", "-o", "x", "--partitions", "0").err())
        .contains("--partitions 0 is outside 1-100000");
    assertThat(SparkRun.onSpark(SPARK).err()).contains("selfplay, label, solve, match");
    assertThat(SparkRun.onSpark(SPARK, "solve", "--help").out()).contains("--partitions", "--hash");
  }

  @Test
  void needsAMaster() {
    assertThatThrownBy(() -> SparkConnection.SUBMITTED.use("test", spark -> {
          throw new IllegalStateException("not reached");
        }))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("start this program by spark-submit");
  }

  @Test
  void namesAUnitThatFails() {
    Path output = folder.resolve("failed");
    SparkRun run = SparkRun.onSpark(
        SPARK, "match", "gtp:no-such-program", "random", "--games", "2", "-o", output.toString());
    assertThat(run.exitCode()).isEqualTo(74);
    assertThat(run.err()).contains("the job failed: ", "no-such-program: cannot be started");
  }

  @Test
  void tablesMustFitIntoMemory() {
    Path output = folder.resolve("large");
    SparkRun run = SparkRun.onSpark(
        SPARK, "solve", "f5d6c5f4e7f6g5e6e3", "--hash", "8000", "-o", output.toString());
    assertThat(run.exitCode()).isEqualTo(74);
    assertThat(run.err()).contains("tables of 8000 MiB exceed ", "a smaller --hash");
  }
}
