package io.github.yomikiri.search;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/** Two threads that share the limits of one search. */
public final class SharedLimitsStress {

  private SharedLimitsStress() {}

  /** Asks for two nodes. Returns how many were granted, and 0 if the search must end. */
  private static int ask(SharedLimits limits, int unused) {
    try {
      return (int) limits.grant(unused, new PollInterval(0));
    } catch (SearchStopped stopped) {
      return 0;
    }
  }

  @JCStressTest
  @State
  @Outcome(
      id = {"1, 2, 0", "2, 1, 0"},
      expect = ACCEPTABLE,
      desc = "three nodes are granted")
  public static class NeverMoreThanTheLimit {

    private final SharedLimits limits = new SharedLimits(Limits.nodes(3), () -> 0);

    @Actor
    public void one(III_Result result) {
      result.r1 = ask(limits, 0);
    }

    @Actor
    public void two(III_Result result) {
      result.r2 = ask(limits, 0);
    }

    @Arbiter
    public void afterwards(III_Result result) {
      result.r3 = ask(limits, 0);
    }
  }

  @JCStressTest
  @State
  @Outcome(id = "2, 2, 2", expect = ACCEPTABLE, desc = "what is taken back is granted again")
  public static class CountsAddUp {

    private final SharedLimits limits = new SharedLimits(Limits.nodes(4), () -> 0);

    @Actor
    public void one(III_Result result) {
      result.r1 = ask(limits, 0);
      limits.takeBack(1);
    }

    @Actor
    public void two(III_Result result) {
      result.r2 = ask(limits, 0);
      limits.takeBack(1);
    }

    @Arbiter
    public void afterwards(III_Result result) {
      result.r3 = ask(limits, 0);
    }
  }

  /**
   * A signal and a node limit end the search at the same time. Each thread compares the reason that
   * it finds with the reason at the end.
   */
  @JCStressTest
  @State
  @Outcome(id = "true, true, true", expect = ACCEPTABLE, desc = "there is one reason")
  public static class OneReason {

    private final StopSignal stop = new StopSignal();
    private final SharedLimits limits = new SharedLimits(Limits.nodes(2).withStop(stop), () -> 0);
    private Completion first = Completion.GAME_OVER;
    private Completion second = Completion.GAME_OVER;

    @Actor
    public void signal() {
      stop.raise();
      ask(limits, 0);
      first = limits.stopReason();
    }

    @Actor
    public void limit() {
      ask(limits, 0);
      ask(limits, 0);
      second = limits.stopReason();
    }

    @Arbiter
    public void afterwards(ZZZ_Result result) {
      Completion last = limits.stopReason();
      result.r1 = first == last;
      result.r2 = second == last;
      result.r3 = last == Completion.NODES || last == Completion.STOPPED;
    }
  }
}
