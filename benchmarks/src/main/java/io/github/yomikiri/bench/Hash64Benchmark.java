package io.github.yomikiri.bench;

import io.github.yomikiri.game.Hash64;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a position's key costs: two words hashed as two, and as an array of two. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class Hash64Benchmark {

  private long own = 0x0000000810000000L;
  private long opponent = 0x0000001008000000L;

  /** Two words as two. */
  @Benchmark
  public long twoWords() {
    return Hash64.of(own, opponent);
  }

  /** Two words as an array. */
  @Benchmark
  public long arrayOfTwo() {
    return Hash64.of(new long[] {own, opponent});
  }
}
