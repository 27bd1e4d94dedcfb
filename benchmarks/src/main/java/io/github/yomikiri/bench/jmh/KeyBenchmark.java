package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
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
 * What does a position's key cost? The benchmarks hash two words as two arguments, as an array of
 * two, and as Reversi does.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class KeyBenchmark {

  private final Reversi[] positions =
      Positions.random(RandomPositions.COUNT).toArray(Reversi[]::new);
  private long allOfTwo;
  private long allOfArray;
  private long allKeys;

  /** Computes the expected sums. */
  @Setup
  public void setUp() {
    List<Reversi> all = List.of(positions);
    allOfTwo = all.stream().mapToLong(p -> Hash64.of(p.own(), p.opponent())).sum();
    allOfArray = all.stream()
        .mapToLong(p -> Hash64.of(new long[] {p.own(), p.opponent()}))
        .sum();
    allKeys = all.stream().mapToLong(Reversi::key).sum();
  }

  /** Hashes two words as two arguments. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void twoWords() {
    long sum = 0;
    for (Reversi position : positions) {
      sum += Hash64.of(position.own(), position.opponent());
    }
    Check.equal(sum, allOfTwo, "sum of the hashes");
  }

  /** Hashes two words as an array. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void arrayOfTwo() {
    long sum = 0;
    for (Reversi position : positions) {
      sum += Hash64.of(new long[] {position.own(), position.opponent()});
    }
    Check.equal(sum, allOfArray, "sum of the hashes");
  }

  /** Computes the key of a position. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void reversi() {
    long sum = 0;
    for (Reversi position : positions) {
      sum += position.key();
    }
    Check.equal(sum, allKeys, "sum of the keys");
  }
}
