package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.StableDiscs;
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
 * How long does it take to find the stable discs of the side that is not to move? One benchmark has
 * positions of all stages. The other has late positions, as a solver has, with many stable discs,
 * which take more rounds to find. The score is the time for one position.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class StabilityBenchmark {

  private static final int COUNT = 1024;
  private static final int LATE_EMPTIES = 12;

  private final long[] own = new long[2 * COUNT];
  private final long[] opponent = new long[2 * COUNT];
  private long all;
  private long allLate;

  /**
   * Makes the positions, those of all stages first, and checks that no move flips a disc that is
   * found stable.
   */
  @Setup
  public void setUp() {
    List<Reversi> positions = Positions.random(16 * COUNT);
    List<Reversi> late = positions.stream()
        .filter(position -> position.emptyCount() <= LATE_EMPTIES)
        .limit(COUNT)
        .toList();
    Check.equal(late.size(), COUNT, "late positions");
    for (int i = 0; i < COUNT; i++) {
      all += add(i, positions.get(i));
      allLate += add(COUNT + i, late.get(i));
    }
  }

  private long add(int at, Reversi position) {
    own[at] = position.own();
    opponent[at] = position.opponent();
    long stable = StableDiscs.of(opponent[at], own[at]);
    for (Move move : position.legalMoves()) {
      Reversi after = position.play(move).orElseThrow();
      Check.equal(stable & ~after.own(), 0, "stable discs that a move flipped");
    }
    return stable;
  }

  /** From the opening to the end. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void allStages() {
    Check.equal(sum(0), all, "sum of the stable discs");
  }

  /** With at most twelve empty squares. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void late() {
    Check.equal(sum(COUNT), allLate, "sum of the stable discs");
  }

  private long sum(int from) {
    long sum = 0;
    for (int i = from; i < from + COUNT; i++) {
      sum += StableDiscs.of(opponent[i], own[i]);
    }
    return sum;
  }
}
