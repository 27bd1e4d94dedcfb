package io.github.yomikiri.search;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Mode;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.Signal;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/** A thread that raises a stop signal, and a thread that reads it. */
public final class StopSignalStress {

  private StopSignalStress() {}

  /** A signal that was seen stays raised, for both ways to read it. */
  @JCStressTest
  @State
  @Outcome(id = "false, (false|true), true", expect = ACCEPTABLE, desc = "raised at some time")
  @Outcome(id = "true, true, true", expect = ACCEPTABLE, desc = "raised before")
  public static class StaysRaised {

    private final StopSignal stop = new StopSignal();

    @Actor
    public void raiser() {
      stop.raise();
    }

    @Actor
    public void reader(ZZZ_Result result) {
      result.r1 = stop.isRaisedAtNode();
      result.r2 = stop.isRaised();
    }

    @Arbiter
    public void afterwards(ZZZ_Result result) {
      result.r3 = stop.isRaisedAtNode();
    }
  }

  /** The same with a signal that combines two others. */
  @JCStressTest
  @State
  @Outcome(id = "false, (false|true), true", expect = ACCEPTABLE, desc = "raised at some time")
  @Outcome(id = "true, true, true", expect = ACCEPTABLE, desc = "raised before")
  public static class EitherOfTwo {

    private final StopSignal one = new StopSignal();
    private final StopSignal two = new StopSignal();
    private final StopSignal both = StopSignal.anyOf(one, two);

    @Actor
    public void raiser() {
      two.raise();
    }

    @Actor
    public void reader(ZZZ_Result result) {
      result.r1 = both.isRaised();
      result.r2 = both.isRaisedAtNode();
    }

    @Arbiter
    public void afterwards(ZZZ_Result result) {
      result.r3 = both.isRaisedAtNode();
    }
  }

  /** A loop that reads the signal as a search does ends. */
  @JCStressTest(Mode.Termination)
  @Outcome(id = "TERMINATED", expect = ACCEPTABLE, desc = "the loop has seen the signal")
  @Outcome(id = "STALE", expect = FORBIDDEN, desc = "the loop runs for ever")
  @State
  public static class IsSeen {

    private final StopSignal stop = new StopSignal();

    @Actor
    public void loop() {
      while (!stop.isRaisedAtNode()) {
        // The compiler must repeat the read.
      }
    }

    @Signal
    public void raiser() {
      stop.raise();
    }
  }
}
