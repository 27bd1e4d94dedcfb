package io.github.yomikiri.learn.job;

import java.util.function.Supplier;

/** Follows a run of a {@link Job}. All calls come from the thread that runs the job. */
public interface JobListener {

  /** A listener that ignores everything. */
  JobListener NONE = new JobListener() {
    @Override
    public void badInput(String message) {}

    @Override
    public void progress(Supplier<String> state) {}
  };

  /**
   * Receives a message about a piece of the input that is no unit.
   *
   * @param message the place and the reason
   */
  void badInput(String message);

  /**
   * Receives how far the run is. Each call replaces the state of the call before. A listener may
   * read the state later and from another thread, because a unit can take long.
   *
   * @param state makes one short line; safe for use by several threads
   */
  void progress(Supplier<String> state);
}
