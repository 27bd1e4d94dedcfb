package io.github.yomikiri.cli.job;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.job.ResumableOutput;
import io.github.yomikiri.app.job.ResumableSummary;
import io.github.yomikiri.app.option.WorkerThreads;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobOutcome;
import java.io.IOException;
import picocli.CommandLine.Mixin;

/** The options of a command that writes games: the file and the number of threads. */
public final class GamesOutput {

  /** What the lines of the file hold. */
  public static final String THINGS = "games";

  public static final String RESTART =
      "%nThe output begins with a header that names the arguments, followed by one game on each line."
          + " Every complete line survives Ctrl-C and kill -9, and the same command resumes after it. A"
          + " file that other arguments made is rejected with exit code 2 and left unchanged. The number"
          + " of threads does not change the output.%n";

  @Mixin
  private ResumableOutput output = new ResumableOutput();

  @Mixin
  private WorkerThreads threads = new WorkerThreads();

  /** Rejects a number of threads that is out of range. */
  public void check() {
    threads.check();
  }

  /**
   * Makes games and writes them after the games that the file already has.
   *
   * @param job makes the games
   */
  public JobOutcome write(Console console, JobPlace place, Job job) throws IOException {
    return place.run(job, output.typed(), threads.count(), console);
  }

  /**
   * Prints a summary of the run on standard output.
   *
   * @param resumes whether the same command resumes after the run
   */
  public void print(
      Console console, JobPlace place, String verb, JobOutcome outcome, boolean resumes) {
    ResumableSummary.of(verb, THINGS, outcome, place.name(output.typed())).print(console, resumes);
  }
}
