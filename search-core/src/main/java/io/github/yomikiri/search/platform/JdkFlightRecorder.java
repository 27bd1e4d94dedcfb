package io.github.yomikiri.search.platform;

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
    SearchEvent event = new SearchEvent();
    event.begin();
    return facts -> {
      event.end();
      if (event.shouldCommit()) {
        event.show(facts.get());
        event.commit();
      }
    };
  }

  @Override
  public Begun<Iteration> iteration() {
    IterationEvent event = new IterationEvent();
    event.begin();
    return facts -> {
      event.end();
      if (event.shouldCommit()) {
        event.show(facts.get());
        event.commit();
      }
    };
  }

  @Override
  public Begun<Split> split() {
    SplitEvent event = new SplitEvent();
    event.begin();
    return facts -> {
      event.end();
      if (event.shouldCommit()) {
        event.show(facts.get());
        event.commit();
      }
    };
  }
}
