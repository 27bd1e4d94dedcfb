package io.github.yomikiri.search.algorithm;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import io.github.yomikiri.search.table.view.Path;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.SharedNode.Result;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.II_Result;

/** Threads that report what they have found for the moves of a shared node. */
public final class SharedNodeStress {

  private static final int BETA = 100;

  private SharedNodeStress() {}

  private record Position() implements Node<Position> {
    @Override
    public void moves(MoveList out) {}

    @Override
    public Position play(int move) {
      return this;
    }

    @Override
    public int terminalScore() {
      return 0;
    }

    @Override
    public long key() {
      return 0;
    }
  }

  private static SharedNode<Position> node() {
    Path.Prefix path = new Path.Prefix(new long[] {0}, 0);
    return new SharedNode<>(null, new Position(), new int[] {1, 2, 3}, 3, 0, BETA, 0, path);
  }

  private static Result result(int move, int score) {
    return new Result(move, score, 0, new int[0], false, 0);
  }

  /** No result is lost, and the best one is the floor. */
  @JCStressTest
  @State
  @Outcome(id = "(10|20), 2, 20", expect = ACCEPTABLE, desc = "both results are there")
  public static class TwoResults {

    private final SharedNode<Position> node = node();

    @Actor
    public void one() {
      node.found(result(1, 20));
    }

    @Actor
    public void two(III_Result result) {
      node.found(result(2, 10));
      result.r1 = node.floor();
    }

    @Arbiter
    public void afterwards(III_Result result) {
      result.r2 = node.results().size();
      result.r3 = node.floor();
    }
  }

  /** Who sees a value that reaches beta takes no further move. */
  @JCStressTest
  @State
  @Outcome(id = "0, (0|-1)", expect = ACCEPTABLE, desc = "the result comes later")
  @Outcome(id = "100, -1", expect = ACCEPTABLE, desc = "the result is seen")
  public static class Cutoff {

    private final SharedNode<Position> node = node();

    @Actor
    public void finder() {
      node.found(result(1, BETA));
    }

    @Actor
    public void taker(II_Result result) {
      result.r1 = node.floor();
      result.r2 = node.take();
    }
  }
}
