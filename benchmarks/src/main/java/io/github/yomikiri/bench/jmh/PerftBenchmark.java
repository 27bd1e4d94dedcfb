package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.game.Perft;
import io.github.yomikiri.reversi.Reversi;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How fast are Reversi's move sequences counted? One benchmark uses the bitboard kernels alone, the
 * other the API for all games. An operation is one count from the start position. The counter
 * {@code nodes} holds the number of sequences.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class PerftBenchmark {

  /** The length of the sequences in plies. */
  @Param("9")
  public int depth;

  private long leaves;

  /** Computes the expected count. */
  @Setup
  public void setUp() {
    leaves = Perft.count(Reversi.start(), depth);
  }

  /** On two longs. */
  @Benchmark
  public void kernels(Counters counters) {
    counters.nodes += counters.timed(() -> checked(Reversi.start().perft(depth)));
  }

  /** Through the game API. */
  @Benchmark
  public void generic(Counters counters) {
    counters.nodes += counters.timed(() -> checked(Perft.count(Reversi.start(), depth)));
  }

  private long checked(long counted) {
    Check.equal(counted, leaves, "leaves");
    return counted;
  }
}
