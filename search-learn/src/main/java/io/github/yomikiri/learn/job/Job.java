package io.github.yomikiri.learn.job;

import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * A bulk job: many units of work, each of which gives a line of one file.
 *
 * <p>A line depends only on the job's settings and on the text of its unit. So it does not matter
 * in which order, in which process and how often units are done. A {@link JobRunner} decides that:
 * threads of this process, or the machines of a cluster. Such a machine makes the same job from the
 * same settings, and gets the texts of its units. Only {@link #worker} is called there, so only the
 * files that workers need have to be there.
 */
public interface Job {

  /**
   * Returns what the lines hold.
   *
   * @return a word in the plural, such as {@code games}
   */
  String things();

  /**
   * Returns the first lines of the file, each beginning with {@code #}. They name all that the
   * other lines depend on. A run resumes a file only if these lines are equal.
   *
   * @return at least one line
   * @throws IOException if an input cannot be read
   */
  List<String> header() throws IOException;

  /**
   * Returns the number of units if it is known before all units were read.
   *
   * @return the number; empty if the input can be read only once
   * @throws IOException if an input cannot be read
   */
  OptionalLong size() throws IOException;

  /**
   * Returns whether the header determines the units. Otherwise a later run may read others, so a
   * run never resumes a file that has lines.
   *
   * @return false if the units come from standard input, and the header does not identify them
   */
  default boolean isRepeatable() {
    return true;
  }

  /**
   * Checks that a run may resume a file.
   *
   * @param output the file
   * @param lines the number of lines after its header
   * @throws FileSystemException if the file has lines, and the job is not repeatable
   */
  default void checkResumes(String output, long lines) throws FileSystemException {
    if (lines > 0 && !isRepeatable()) {
      throw new FileSystemException(
          output,
          null,
          "has " + lines + " " + things() + " already, and a run with standard input cannot resume,"
              + " because the input may be different; name another file, or read the " + things()
              + " from a file");
    }
  }

  /**
   * Begins to read the units.
   *
   * @param bad receives a message for each piece of the input that is no unit, with its place and
   *     the reason
   * @return the units, to be closed
   * @throws IOException if an input cannot be read
   */
  Units units(Consumer<String> bad) throws IOException;

  /**
   * Makes a worker.
   *
   * @param stop ends the work early
   * @return the worker, to be closed
   */
  Worker worker(StopSignal stop);

  /**
   * Returns the memory of a worker's table if it is more than a few MiB. A runner with several
   * workers in a process can check that there is enough memory.
   *
   * @return the size in bytes; 0 if a worker needs only a few MiB
   */
  default long tableBytes() {
    return 0;
  }

  /**
   * Returns whether the lines decide when the job ends. If so, a runner should not do many more
   * units than were wanted so far.
   *
   * @return false if every unit is wanted
   */
  default boolean mayEndEarly() {
    return false;
  }
}
