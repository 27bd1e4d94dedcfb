package io.github.yomikiri.web.worker;

import io.github.yomikiri.search.platform.FlightRecorder;

/** Stands for the recorder of a JDK, which a browser does not have. */
public final class WebJdkFlightRecorder extends FlightRecorder {

  /** Fails, as on any platform without a recorder. */
  public WebJdkFlightRecorder() {
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
