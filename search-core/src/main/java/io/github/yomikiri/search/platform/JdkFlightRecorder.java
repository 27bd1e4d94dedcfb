package io.github.yomikiri.search.platform;

import java.util.function.BiConsumer;
import jdk.jfr.Event;

/**
 * The recorder of a platform with the module {@code jdk.jfr}. Without this module no object of this
 * class can be made.
 *
 * <p>The first event that is made starts the JDK's recorder, which takes a sixth of a second. So no
 * event is made until somebody has used the recorder.
 */
final class JdkFlightRecorder extends FlightRecorder {

  /**
   * Asks the JDK's recorder.
   *
   * @throws LinkageError if the platform has no Flight Recorder
   */
  JdkFlightRecorder() {
    isInUse();
  }

  private static boolean isInUse() {
    return jdk.jfr.FlightRecorder.isInitialized();
  }

  @Override
  public Begun<Search> search() {
    return isInUse() ? begun(new SearchEvent(), SearchEvent::show) : Begun.none();
  }

  @Override
  public Begun<Iteration> iteration() {
    return isInUse() ? begun(new IterationEvent(), IterationEvent::show) : Begun.none();
  }

  @Override
  public Begun<Split> split() {
    return isInUse() ? begun(new SplitEvent(), SplitEvent::show) : Begun.none();
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
