package io.github.yomikiri.search;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/** Two threads that pay for the nodes of one search. */
public final class BudgetStress {

  private BudgetStress() {}

  /** Pays, and returns 1 if the search must end. */
  private static int pay(Budget budget, int nodes) {
    try {
      budget.pay(nodes);
      return 0;
    } catch (SearchStopped stopped) {
      return 1;
    }
  }

  @JCStressTest
  @State
  @Outcome(id = "0, 0, 92", expect = ACCEPTABLE, desc = "both payments are counted")
  public static class CountsAddUp {

    private final Budget budget = new Budget(Limits.nodes(100), () -> 0);

    @Actor
    public void one(III_Result result) {
      result.r1 = pay(budget, 3);
    }

    @Actor
    public void two(III_Result result) {
      result.r2 = pay(budget, 5);
    }

    @Arbiter
    public void afterwards(III_Result result) {
      result.r3 = (int) budget.nodesLeft();
    }
  }

  /** Only both payments together reach the limit, so the later one ends the search. */
  @JCStressTest
  @State
  @Outcome(
      id = {"0, 1, -2", "1, 0, -2"},
      expect = ACCEPTABLE,
      desc = "one payment ends it")
  public static class OneReachesTheLimit {

    private final Budget budget = new Budget(Limits.nodes(10), () -> 0);

    @Actor
    public void one(III_Result result) {
      result.r1 = pay(budget, 6);
    }

    @Actor
    public void two(III_Result result) {
      result.r2 = pay(budget, 6);
    }

    @Arbiter
    public void afterwards(III_Result result) {
      result.r3 = (int) budget.nodesLeft();
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
    private final Budget budget = new Budget(Limits.nodes(10).withStop(stop), () -> 0);
    private Completion first = Completion.GAME_OVER;
    private Completion second = Completion.GAME_OVER;

    @Actor
    public void signal() {
      stop.raise();
      pay(budget, 1);
      first = budget.stopReason();
    }

    @Actor
    public void limit() {
      pay(budget, 10);
      second = budget.stopReason();
    }

    @Arbiter
    public void afterwards(ZZZ_Result result) {
      Completion last = budget.stopReason();
      result.r1 = first == last;
      result.r2 = second == last;
      result.r3 = last == Completion.NODES || last == Completion.STOPPED;
    }
  }
}
