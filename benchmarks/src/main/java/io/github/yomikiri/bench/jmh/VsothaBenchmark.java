package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.bench.solver.VsothaOptions;
import io.github.yomikiri.bench.solver.VsothaOptions.Technique;
import io.github.yomikiri.bench.solver.VsothaSolver;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.search.Limits;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does each technique of vsOtha's endgame search bring? The solver leaves out one technique
 * and solves all positions of the FFO suite with a number of empty squares, each from an empty
 * memory. The score is the time for all these positions.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1, time = 5)
@Measurement(iterations = 3, time = 10)
@Fork(1)
public class VsothaBenchmark {

  /** The technique that is left out. */
  @Param
  public Technique without = Technique.NOTHING;

  /** The number of empty squares of the positions: 14 to 20, or 6. */
  @Param({"14", "16"})
  public int empties;

  private List<FfoPosition> endings = List.of();
  private int[] scores = {};
  private VsothaSolver solver = new VsothaSolver(VsothaOptions.published());

  /**
   * Computes the expected scores with all techniques, then leaves one technique out. Empty squares
   * count for nobody here, so the scores may differ from the suite's, but the winners are the same.
   */
  @Setup
  public void setUp() {
    endings = Endings.ffo(empties);
    scores = endings.stream().mapToInt(this::score).toArray();
    solver = new VsothaSolver(VsothaOptions.published().without(without));
  }

  /** Solves the positions. */
  @Benchmark
  public void solve(Solved solved) {
    for (int i = 0; i < scores.length; i++) {
      solver.reset();
      FfoPosition ending = endings.get(i);
      solved.exactly(() -> solver.search(ending.position(), Limits.none()), scores[i]);
    }
  }

  private int score(FfoPosition ending) {
    int score = solver.search(ending.position(), Limits.none()).score();
    Check.equal(Integer.signum(score), Integer.signum(ending.score()), "winner");
    return score;
  }
}
