package io.github.yomikiri.spark;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.learn.job.JobOutcome;
import java.io.IOException;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Connects a driver with Spark. */
@FunctionalInterface
interface SparkConnection {

  /** What a driver does while it is connected. */
  @FunctionalInterface
  interface Work {
    JobOutcome on(JavaSparkContext spark) throws IOException;
  }

  /** A connection by the settings of {@code spark-submit}, which ends with the job. */
  SparkConnection SUBMITTED = (name, work) -> {
    SparkConf settings = new SparkConf().setAppName(name);
    if (!settings.contains("spark.master")) {
      throw new UserError("no master: start this program by spark-submit, with --master URL");
    }
    try (JavaSparkContext spark = new JavaSparkContext(settings)) {
      return work.on(spark);
    }
  };

  /**
   * Does work that needs Spark.
   *
   * @param name the name of the application
   * @param work the work
   */
  JobOutcome use(String name, Work work) throws IOException;
}
