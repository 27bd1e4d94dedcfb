package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.InputFiles;
import io.github.yomikiri.cli.job.BatchRunner;
import io.github.yomikiri.cli.job.JobRunner;
import io.github.yomikiri.cli.job.ThreadRunner;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the jobs of the bulk commands run: in this process, or on a cluster.
 *
 * @param files finds the files that workers need
 * @param cluster runs the jobs on a cluster; empty if they run in this process
 */
record JobPlace(InputFiles files, Optional<BatchRunner> cluster) {

  static final JobPlace LOCAL = new JobPlace(InputFiles.LOCAL, Optional.empty());

  /** Returns the runner, which uses a number of threads if it runs in this process. */
  JobRunner runner(int threads) {
    return cluster.<JobRunner>map(runner -> runner).orElseGet(() -> new ThreadRunner(threads));
  }

  /** Returns the name of an output file for messages. */
  String name(String output) {
    return cluster.isPresent() ? output : Path.of(output).toString();
  }
}
