package io.github.yomikiri.app.job;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.learn.job.JobOutcome;
import java.util.Locale;

/**
 * The summary of a run that writes a file line by line and can be resumed.
 *
 * @param verb what the run did, such as {@code Found}
 * @param things what the lines of the file are, such as {@code openings}
 * @param made how many of them the run has made
 * @param total how many are in the file now
 * @param seconds the time of the run
 * @param file the file
 */
public record ResumableSummary(
    String verb, String things, long made, long total, double seconds, String file) {

  /** Returns the summary of a job. */
  public static ResumableSummary of(String verb, String things, JobOutcome outcome, String file) {
    long made = outcome.total() - outcome.before();
    return new ResumableSummary(verb, things, made, outcome.total(), outcome.seconds(), file);
  }

  /** Prints the summary, and a note if the run was stopped. */
  public void print(Console console) {
    print(console, true);
  }

  /**
   * Prints the summary, and a note if the run was stopped.
   *
   * @param resumes whether the same command resumes after the run
   */
  public void print(Console console, boolean resumes) {
    console
        .out()
        .printf(
            Locale.ROOT,
            "%s %,d %s in %.1f s, %,d are in %s%n",
            verb,
            made,
            things,
            seconds,
            total,
            file);
    if (console.stop().isRaised()) {
      console.out().println(resumes ? "Stopped. The same command resumes." : "Stopped.");
    }
    console.out().flush();
  }
}
