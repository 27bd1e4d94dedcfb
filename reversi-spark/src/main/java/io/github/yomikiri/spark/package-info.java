/**
 * The bulk jobs of the command line on Apache Spark. The driver reads a job's units and divides
 * them into slices. Executors make the same job from the same arguments, and write a file for each
 * slice. The driver joins these files to the file that one machine would have written.
 */
@NullMarked
package io.github.yomikiri.spark;

import org.jspecify.annotations.NullMarked;
