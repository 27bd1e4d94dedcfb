package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.bench.solver.InterprismSolver;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does the endgame solver take, by the number of empty squares? The score is the mean time
 * for one of five positions from random play.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(2)
public class EndgameSolverBenchmark {

  private static final int COUNT = 5;

  /**
   * The most empty squares for which plain alpha-beta computes the expected scores. With more empty
   * squares, the solver itself computes the expected scores.
   */
  private static final int CHECKED_EMPTIES = 10;

  /** The number of empty squares of the positions. */
  @Param({"8", "10", "12", "14", "16", "18", "20"})
  public int empties;

  private final EndgameSolver solver = new EndgameSolver(EndgameOptions.exact());
  private List<Reversi> endings = List.of();
  private int[] scores = {};

  /** Makes the positions and computes their expected scores. */
  @Setup
  public void setUp() {
    endings = Endings.random(empties, COUNT);
    scores = endings.stream().mapToInt(this::score).toArray();
  }

  private int score(Reversi ending) {
    if (empties > CHECKED_EMPTIES) {
      return solver.search(ending, Limits.none()).score();
    }
    return Searchers.bare(Reversi.class)
        .search(InterprismSolver::standard)
        .fixedDepth(empties)
        .build()
        .search(ending, Limits.none())
        .score();
  }

  /** Empties the solver's memory, outside the time measured. */
  @Setup(Level.Invocation)
  public void forget() {
    solver.reset();
  }

  /** Solves the positions. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void solve(Solved solved) {
    for (int i = 0; i < COUNT; i++) {
      Reversi ending = endings.get(i);
      solved.exactly(() -> solver.search(ending, Limits.none()), scores[i]);
    }
  }
}
