package io.github.yomikiri.search.parallel;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIII_Result;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.IZI_Result;

/** Threads that take the moves of a split node, and a thread that cuts the node. */
public final class SplitPointStress {

  private SplitPointStress() {}

  private static final class Node extends SplitPoint {
    Node(@Nullable Node parent, int moves) {
      super(parent, moves);
    }

    void reachBeta() {
      cut();
    }
  }

  @JCStressTest
  @State
  @Outcome(
      id = {"0, 1, 2, -1", "0, 2, 1, -1", "0, -1, 1, 2", "1, 2, 0, -1", "1, -1, 0, 2", "2, -1, 0, 1"
      },
      expect = ACCEPTABLE,
      desc = "each of three moves is taken once, in order")
  public static class TwoTakers {

    private final Node node = new Node(null, 3);

    @Actor
    public void one(IIII_Result result) {
      result.r1 = node.take();
      result.r2 = node.take();
    }

    @Actor
    public void two(IIII_Result result) {
      result.r3 = node.take();
      result.r4 = node.take();
    }
  }

  @JCStressTest
  @State
  @Outcome(
      id = {"0, 1, -1", "0, -1, 1", "1, 0, -1", "1, -1, 0", "-1, 0, 1", "-1, 1, 0"},
      expect = ACCEPTABLE,
      desc = "each move is taken once, and one thread finds none")
  public static class ThreeTakers {

    private final Node node = new Node(null, 2);

    @Actor
    public void one(III_Result result) {
      result.r1 = node.take();
    }

    @Actor
    public void two(III_Result result) {
      result.r2 = node.take();
    }

    @Actor
    public void three(III_Result result) {
      result.r3 = node.take();
    }
  }

  /** The first thread cuts the node; the second asks whether it is cut, and takes a move. */
  @JCStressTest
  @State
  @Outcome(id = "-1, true, -1", expect = ACCEPTABLE, desc = "the cut is seen")
  @Outcome(id = "-1, false, (0|-1)", expect = ACCEPTABLE, desc = "the cut comes later")
  public static class Cut {

    private final Node node = new Node(null, 2);

    @Actor
    public void cutter(IZI_Result result) {
      node.reachBeta();
      result.r1 = node.take();
    }

    @Actor
    public void taker(IZI_Result result) {
      result.r2 = node.isCut();
      result.r3 = node.take();
    }
  }

  /** The same with a cut of the node above. */
  @JCStressTest
  @State
  @Outcome(id = "-1, true, -1", expect = ACCEPTABLE, desc = "the cut is seen")
  @Outcome(id = "-1, false, (0|-1)", expect = ACCEPTABLE, desc = "the cut comes later")
  public static class CutAbove {

    private final Node above = new Node(null, 2);
    private final Node node = new Node(above, 2);

    @Actor
    public void cutter(IZI_Result result) {
      above.reachBeta();
      result.r1 = node.take();
    }

    @Actor
    public void taker(IZI_Result result) {
      result.r2 = node.isCut();
      result.r3 = node.take();
    }
  }
}
