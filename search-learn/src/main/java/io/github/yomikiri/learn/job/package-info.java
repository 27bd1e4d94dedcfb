/**
 * Bulk jobs for any game: many units of work, each of which gives a line of one file. A later run
 * resumes the file, and it does not matter which threads or machines did which units.
 *
 * <p>The module does not export this package. The programs of this library, which are on the class
 * path, use it.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.learn.job.Job} - the work: a header,
 *       {@link io.github.yomikiri.learn.job.Units}, and a
 *       {@link io.github.yomikiri.learn.job.Worker} that turns a unit into a
 *       {@link io.github.yomikiri.learn.job.JobLine}
 *   <li>{@link io.github.yomikiri.learn.job.JobRunner} - decides where and when units are done:
 *       {@link io.github.yomikiri.learn.job.ThreadRunner} in threads of the process, a
 *       {@link io.github.yomikiri.learn.job.BatchRunner} on other machines
 *   <li>{@link io.github.yomikiri.learn.job.JobListener},
 *       {@link io.github.yomikiri.learn.job.JobOutcome} - how far a run is, and how it ended
 *   <li>{@link io.github.yomikiri.learn.job.ResumableFile},
 *       {@link io.github.yomikiri.learn.job.OrderedWorkers},
 *       {@link io.github.yomikiri.learn.job.JobProgress} - the parts of a runner, also for work
 *       that is no job
 *   <li>{@link io.github.yomikiri.learn.job.FileLocks} - keeps two runs from one file or folder
 * </ul>
 */
@NullMarked
package io.github.yomikiri.learn.job;

import org.jspecify.annotations.NullMarked;
