package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.bench.textbook.DirectionalLoops;
import io.github.yomikiri.bench.textbook.Mailbox;
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
import org.openjdk.jmh.infra.Blackhole;

/** How long does it take to flip the discs of a move? The score is the time for one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class FlipsBenchmark {

  private long allFlips;

  /** Checks that all methods flip the same discs for every move. */
  @Setup
  public void setUp(RandomPositions positions) {
    for (int i = 0; i < RandomPositions.COUNT; i++) {
      long own = positions.own[i];
      long opponent = positions.opponent[i];
      int move = positions.moves[i];
      long flips = Bitboard.flips(own, opponent, move);
      Check.equal(DirectionalLoops.flips(own, opponent, move), flips, "flips");
      Mailbox after = positions.boards[i].play(move);
      Check.equal(after.own(), opponent ^ flips, "the opponent's discs after the move");
      allFlips += flips;
    }
  }

  /** On two longs, without branches. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void bitboard(RandomPositions positions) {
    long sum = 0;
    for (int i = 0; i < RandomPositions.COUNT; i++) {
      sum += Bitboard.flips(positions.own[i], positions.opponent[i], positions.moves[i]);
    }
    Check.equal(sum, allFlips, "sum of the flips");
  }

  /** On two longs, one direction at a time. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void directionalLoops(RandomPositions positions) {
    long sum = 0;
    for (int i = 0; i < RandomPositions.COUNT; i++) {
      sum += DirectionalLoops.flips(positions.own[i], positions.opponent[i], positions.moves[i]);
    }
    Check.equal(sum, allFlips, "sum of the flips");
  }

  /**
   * On an array of squares. This also checks the move and makes the next board; {@link #setUp} has
   * compared that board.
   */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void mailbox(RandomPositions positions, Blackhole hole) {
    for (int i = 0; i < RandomPositions.COUNT; i++) {
      hole.consume(positions.boards[i].play(positions.moves[i]));
    }
  }
}
