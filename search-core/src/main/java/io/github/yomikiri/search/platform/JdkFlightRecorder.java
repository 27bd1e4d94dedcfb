package io.github.yomikiri.search.platform;

import java.util.function.BiConsumer;
import jdk.jfr.Event;

/**
 * The recorder of a platform with the module {@code jdk.jfr}. Without this module no object of this
 * class can be made.
 */
final class JdkFlightRecorder extends FlightRecorder {

  /**
   * Loads a class of an event.
   *
   * @throws LinkageError if the platform has no Flight Recorder
   */
  JdkFlightRecorder() {
    new SplitEvent();
  }

  @Override
  public Begun<Search> search() {
    return begun(new SearchEvent(), SearchEvent::show);
  }

  @Override
  public Begun<Iteration> iteration() {
    return begun(new IterationEvent(), IterationEvent::show);
  }

  @Override
  public Begun<Split> split() {
    return begun(new SplitEvent(), SplitEvent::show);
  }

  private static <E extends Event, T> Begun<T> begun(E event, BiConsumer<E, T> show) {
    event.begin();
    return facts -> {
      event.end();
      if (event.shouldCommit()) {
        show.accept(event, facts.get());
        event.commit();
      }
    };
  }
}
