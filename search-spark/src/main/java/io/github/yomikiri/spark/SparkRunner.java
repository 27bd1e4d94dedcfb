package io.github.yomikiri.spark;

import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.learn.job.BatchRunner;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobListener;
import io.github.yomikiri.learn.job.JobOutcome;
import io.github.yomikiri.learn.job.Units;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs a job on Spark. The units are read in batches, and a batch is divided into slices. Each
 * slice is a task, which writes a file. When all slices of a batch have files, their lines are
 * added to the output in the order of the units.
 */
public final class SparkRunner implements BatchRunner {

  private static final Logger LOG = LoggerFactory.getLogger(SparkRunner.class);

  private final String name;
  private final JobMaker maker;
  private final SparkOptions options;
  private final SparkConnection connection;

  /**
   * Makes a runner for a program that {@code spark-submit} starts.
   *
   * @param name the name of the application on Spark's pages
   * @param maker makes the job that this runner runs
   * @return a runner, which connects to Spark when the job begins
   */
  public static SparkRunner submitted(String name, JobMaker maker) {
    return new SparkRunner(SparkConnection.SUBMITTED, new SparkOptions(), name, maker);
  }

  /**
   * Makes a runner.
   *
   * @param connection connects to Spark when the job begins
   * @param options the number of partitions and the size of a batch
   * @param name the name of the application
   * @param maker makes the job
   */
  SparkRunner(SparkConnection connection, SparkOptions options, String name, JobMaker maker) {
    this.connection = connection;
    this.options = options;
    this.name = name;
    this.maker = maker;
  }

  @Override
  public JobOutcome run(Job job, String output, StopSignal stop, JobListener listener, Lines lines)
      throws IOException {
    options.check();
    TextFile.checkIsNoStream(output);
    long started = System.nanoTime();
    List<String> header = job.header();
    listener.progress(() -> "counting the " + job.things());
    OptionalLong size = job.size();
    SharedFiles.Recorder files = new SharedFiles.Recorder();
    maker.make(files);
    try (Units units = job.units(listener::badInput)) {
      return connection.use(name, spark -> {
        Configuration configuration = spark.hadoopConfiguration();
        FileSystem system = HadoopFiles.system(new Path(output), configuration);
        Path place = system.makeQualified(new Path(output));
        return DriverLock.during(system, place, () -> {
          List<String> before = JoinedOutput.linesBefore(system, place, header);
          job.checkResumes(output, before.size());
          long total = before.size();
          if (isContinued(units, before, lines)) {
            List<String> identity = new ArrayList<>(header);
            identity.add("after " + before.size() + " lines");
            size.ifPresent(n -> identity.add("of " + n));
            int slots = spark.defaultParallelism();
            int batch = options.batch(slots, job.mayEndEarly());
            Parts parts = Parts.open(system, place, identity, options.partitions(slots), batch);
            JobDescription description = new JobDescription(
                UUID.randomUUID(), maker, files.contents(), HadoopFiles.settings(configuration));
            Batches batches = new Batches(spark, parts, description, stop, listener);
            try (JoinedOutput joined = JoinedOutput.begin(system, place, parts, header)) {
              for (String line : before) {
                joined.add(line);
              }
              long added = batches.run(units, size, line -> {
                joined.add(line);
                return lines.accept(line);
              });
              if (!stop.isRaised()) {
                joined.commit();
                total += added;
              }
            }
            LOG.info("{}", batches);
          }
          double seconds = (System.nanoTime() - started) / 1e9;
          return new JobOutcome(before.size(), total, seconds, units.errors());
        });
      });
    }
  }

  /** Skips the units whose lines are there, and returns whether there are more to do. */
  private static boolean isContinued(Units units, List<String> before, Lines lines) {
    for (String line : before) {
      if (!units.hasNext()) {
        return false;
      }
      units.next();
      if (!lines.accept(line)) {
        return false;
      }
    }
    return units.hasNext();
  }
}
