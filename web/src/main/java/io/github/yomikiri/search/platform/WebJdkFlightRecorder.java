package io.github.yomikiri.search.platform;

/** Stands for the recorder of a JDK, which a browser does not have. */
final class WebJdkFlightRecorder extends FlightRecorder {

  WebJdkFlightRecorder() {
    throw new NoClassDefFoundError("a browser has no flight recorder");
  }

  @Override
  public Begun<Search> search() {
    throw new AssertionError();
  }

  @Override
  public Begun<Iteration> iteration() {
    throw new AssertionError();
  }

  @Override
  public Begun<Split> split() {
    throw new AssertionError();
  }
}
