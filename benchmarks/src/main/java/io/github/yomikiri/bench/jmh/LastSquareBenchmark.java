package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.bench.textbook.DirectionalLoops;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.reversi.Bitboard;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does it take to count the discs that the last move of a game flips? The benchmarks count
 * by tables, by computing which discs flip, and in the textbook's way. The score is the time for
 * one count.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class LastSquareBenchmark {

  private static final int COUNT = 4096;
  private static final long SEED = 20261121;

  private final long[] own = new long[COUNT];
  private final long[] opponent = new long[COUNT];
  private final int[] squares = new int[COUNT];
  private int allFlips;

  /**
   * Fills boards at random except for one square, and checks that all methods agree about every
   * board.
   */
  @Setup
  public void setUp() {
    PortableRandom random = new PortableRandom(SEED);
    for (int i = 0; i < COUNT; i++) {
      squares[i] = random.nextInt(64);
      own[i] = random.nextLong() & ~(1L << squares[i]);
      opponent[i] = ~own[i] & ~(1L << squares[i]);
      int flips = Bitboard.lastFlipCount(own[i], squares[i]);
      long discs = DirectionalLoops.flips(own[i], opponent[i], squares[i]);
      Check.equal(Bitboard.flips(own[i], opponent[i], squares[i]), discs, "flips");
      Check.equal(flips, Long.bitCount(discs), "number of flips");
      allFlips += flips;
    }
  }

  /** One look-up per line. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void tables() {
    int sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += Bitboard.lastFlipCount(own[i], squares[i]);
    }
    Check.equal(sum, allFlips, "sum of the flips");
  }

  /** Counts the bits of the flips, which are computed as for any move. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void bitboard() {
    int sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += Long.bitCount(Bitboard.flips(own[i], opponent[i], squares[i]));
    }
    Check.equal(sum, allFlips, "sum of the flips");
  }

  /** Counts the bits of the flips, which are computed one direction at a time. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void directionalLoops() {
    int sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += Long.bitCount(DirectionalLoops.flips(own[i], opponent[i], squares[i]));
    }
    Check.equal(sum, allFlips, "sum of the flips");
  }
}
