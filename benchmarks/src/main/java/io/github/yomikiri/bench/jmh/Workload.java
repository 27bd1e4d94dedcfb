package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Five positions to search, with their expected values. {@link PrimitiveAlphaBeta} computes these
 * values; a test compares {@code PrimitiveAlphaBeta} with the library's searches.
 */
@State(Scope.Thread)
public class Workload {

  /** The depth of the searches, in plies. */
  @Param("9")
  public int depth;

  private final List<Reversi> positions = Positions.five();
  private final int[] values = new int[positions.size()];
  private long nodes;

  /** Computes the expected values and the expected number of nodes. */
  @Setup
  public void setUp() {
    PrimitiveAlphaBeta search = new PrimitiveAlphaBeta();
    for (int i = 0; i < values.length; i++) {
      values[i] = search.value(positions.get(i), depth);
    }
    nodes = search.nodes();
  }

  /**
   * Searches every position, measures the processor time, and checks the values. The search has to
   * visit the tree of alpha-beta without ordering and table.
   */
  void run(Counters counters, CountingSearch search) {
    run(counters, () -> {}, search);
    Check.equal(search.nodes(), nodes, "nodes");
  }

  /**
   * Searches every position, measures the processor time, and checks the values. The action before
   * each position is not part of the time.
   */
  void run(Counters counters, Runnable before, CountingSearch search) {
    for (int i = 0; i < values.length; i++) {
      Reversi root = positions.get(i);
      before.run();
      int value = counters.timed(() -> search.value(root, depth));
      Check.equal(value, values[i], "value of a position");
    }
    counters.nodes += search.nodes();
  }
}
