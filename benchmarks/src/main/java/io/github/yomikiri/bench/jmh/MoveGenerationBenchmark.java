package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.bench.textbook.DirectionalLoops;
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

/** How long does it take to find the legal moves of a position? The score is the time for one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class MoveGenerationBenchmark {

  private long allMoves;

  /** Checks that all methods find the same legal moves in every position. */
  @Setup
  public void setUp(RandomPositions positions) {
    for (int i = 0; i < RandomPositions.COUNT; i++) {
      long own = positions.own[i];
      long opponent = positions.opponent[i];
      long moves = Bitboard.legalMoves(own, opponent);
      Check.equal(DirectionalLoops.legalMoves(own, opponent), moves, "moves");
      Check.equal(positions.boards[i].legalMoves(), moves, "moves");
      allMoves += moves;
    }
  }

  /** On two longs, without branches. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void bitboard(RandomPositions positions) {
    long sum = 0;
    for (int i = 0; i < RandomPositions.COUNT; i++) {
      sum += Bitboard.legalMoves(positions.own[i], positions.opponent[i]);
    }
    Check.equal(sum, allMoves, "sum of the moves");
  }

  /** On two longs, one direction at a time. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void directionalLoops(RandomPositions positions) {
    long sum = 0;
    for (int i = 0; i < RandomPositions.COUNT; i++) {
      sum += DirectionalLoops.legalMoves(positions.own[i], positions.opponent[i]);
    }
    Check.equal(sum, allMoves, "sum of the moves");
  }

  /** On an array of squares. */
  @Benchmark
  @OperationsPerInvocation(RandomPositions.COUNT)
  public void mailbox(RandomPositions positions) {
    long sum = 0;
    for (int i = 0; i < RandomPositions.COUNT; i++) {
      sum += positions.boards[i].legalMoves();
    }
    Check.equal(sum, allMoves, "sum of the moves");
  }
}
