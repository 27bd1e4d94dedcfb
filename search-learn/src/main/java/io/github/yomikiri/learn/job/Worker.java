package io.github.yomikiri.learn.job;

import java.util.Optional;

/** Does the units of a {@link Job}, one at a time. Used by one thread at a time. */
@FunctionalInterface
public interface Worker extends AutoCloseable {

  /**
   * Does a unit.
   *
   * @param unit the unit's text
   * @return its line; empty if the work was stopped
   */
  Optional<JobLine> work(String unit);

  /** Releases what the worker uses, such as another program. */
  @Override
  default void close() {}
}
