package io.github.yomikiri.spark;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.job.BatchRunner;
import io.github.yomikiri.cli.job.Job;
import io.github.yomikiri.cli.job.JobOutcome;
import io.github.yomikiri.cli.job.Units;
import io.github.yomikiri.cli.output.Progress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs jobs on Spark. The units are read in batches, and a batch is divided into slices. Each slice
 * is a task, which writes a file. When all slices of a batch have files, their lines are added to
 * the output in the order of the units.
 */
final class SparkRunner implements BatchRunner {

  private static final Logger LOG = LoggerFactory.getLogger(SparkRunner.class);

  private final SparkOptions options;
  private final List<String> arguments;

  /**
   * Makes a runner.
   *
   * @param options the number of partitions and the size of a batch
   * @param arguments the command and its arguments, from which executors make the job
   */
  SparkRunner(SparkOptions options, List<String> arguments) {
    this.options = options;
    this.arguments = arguments;
  }

  @Override
  public JobOutcome run(Job job, String output, Console console, Progress progress, Lines lines)
      throws IOException {
    options.check();
    long started = System.nanoTime();
    List<String> header = job.header();
    progress.update(() -> "counting the " + job.things());
    OptionalLong size = job.size();
    SharedFiles.Recorder files = new SharedFiles.Recorder();
    JobDescription.make(arguments, files);
    SparkConf settings = new SparkConf().setAppName("yomikiri " + arguments.get(0));
    try (Units units = job.units(problem -> progress.aside(() -> console.err().println(problem)));
        JavaSparkContext spark = new JavaSparkContext(settings)) {
      Configuration configuration = spark.hadoopConfiguration();
      FileSystem system = HadoopFiles.system(new Path(output), configuration);
      Path place = system.makeQualified(new Path(output));
      List<String> before = JoinedOutput.linesBefore(system, place, header);
      boolean wanted = true;
      for (String line : before) {
        wanted &= units.hasNext();
        if (wanted) {
          units.next();
          wanted = lines.accept(line);
        }
      }
      long total = before.size();
      if (wanted && units.hasNext()) {
        int slots = spark.defaultParallelism();
        List<String> identity = new ArrayList<>(header);
        identity.add("after " + before.size() + " lines");
        size.ifPresent(n -> identity.add("of " + n));
        Parts parts = Parts.open(
            system,
            place,
            identity,
            options.partitions(slots),
            options.batch(slots, job.mayEndEarly()));
        JobDescription description = new JobDescription(
            UUID.randomUUID(), arguments, files.contents(), HadoopFiles.bytes(configuration));
        Batches batches = new Batches(spark, parts, description, console.stop(), progress);
        try (JoinedOutput joined = JoinedOutput.begin(system, place, parts, header)) {
          for (String line : before) {
            joined.add(line);
          }
          long added = batches.run(units, size, line -> {
            joined.add(line);
            return lines.accept(line);
          });
          if (!console.stop().isRaised()) {
            joined.commit();
            total += added;
          }
        }
        LOG.info("{}", batches);
      }
      return new JobOutcome(
          before.size(), total, (System.nanoTime() - started) / 1e9, units.errors());
    }
  }
}
