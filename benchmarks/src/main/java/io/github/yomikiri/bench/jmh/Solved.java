package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.search.SearchResult;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What JMH prints beside the time of a solver: how many nodes a position took. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class Solved {

  private long positions;
  private long nodes;

  /** Counts from 0 in every iteration. */
  @Setup(Level.Iteration)
  public void clear() {
    positions = 0;
    nodes = 0;
  }

  /** Counts a position, and checks its score and that it is proven. */
  void add(SearchResult result, int score) {
    Check.equal(result.score(), score, "score");
    count(result);
  }

  /** Counts a position, and checks who wins and that it is proven. */
  void addWinner(SearchResult result, int score) {
    Check.equal(Integer.signum(result.score()), Integer.signum(score), "winner");
    count(result);
  }

  private void count(SearchResult result) {
    Check.equal(result.solved() ? 1 : 0, 1, "solved");
    positions++;
    nodes += result.statistics().nodes();
  }

  /** Returns the mean number of nodes. */
  public double nodesPerPosition() {
    return (double) nodes / positions;
  }
}
