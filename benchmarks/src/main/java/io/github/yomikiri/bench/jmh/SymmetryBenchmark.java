package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.reversi.Bitboard;
import java.util.concurrent.TimeUnit;
import java.util.function.LongUnaryOperator;
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

/** How long does it take to mirror or turn a bitboard? The score is the time for one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class SymmetryBenchmark {

  private long allHorizontal;
  private long allTransposed;
  private long allTurned;

  /** Computes the expected sums, square by square. */
  @Setup
  public void setUp(RandomPositions positions) {
    for (long board : positions.own) {
      allHorizontal += squareBySquare(board, 1);
      allTransposed += squareBySquare(board, 4);
      allTurned += squareBySquare(board, 6);
    }
  }

  private static long squareBySquare(long board, int symmetry) {
    long image = 0;
    for (long rest = board; rest != 0; rest &= rest - 1) {
      image |= 1L << Bitboard.symmetrySquare(symmetry, Long.numberOfTrailingZeros(rest));
    }
    return image;
  }

  /** Mirrors left to right. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void horizontal(RandomPositions positions) {
    Check.equal(sum(positions, Bitboard::flipHorizontal), allHorizontal, "sum of the images");
  }

  /** Mirrors in a diagonal. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void transposed(RandomPositions positions) {
    Check.equal(sum(positions, Bitboard::transpose), allTransposed, "sum of the images");
  }

  /** Turns by a quarter. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void turned(RandomPositions positions) {
    Check.equal(sum(positions, Bitboard::rotate90), allTurned, "sum of the images");
  }

  private static long sum(RandomPositions positions, LongUnaryOperator symmetry) {
    long sum = 0;
    for (long board : positions.own) {
      sum += symmetry.applyAsLong(board);
    }
    return sum;
  }
}
