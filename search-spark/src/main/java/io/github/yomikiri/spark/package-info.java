/**
 * Bulk jobs on Apache Spark: those of the command line, and those of any game. The driver reads a
 * job's units and divides them into slices. Executors make the same job by the same
 * {@link io.github.yomikiri.spark.JobMaker}, and write a file for each slice. The driver joins
 * these files to the file that one machine would have written.
 * {@link io.github.yomikiri.spark.SparkRunner} does this for a job, and
 * {@link io.github.yomikiri.spark.YomikiriSpark} is the command line.
 */
@NullMarked
package io.github.yomikiri.spark;

import org.jspecify.annotations.NullMarked;
