package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.bench.solver.InterprismSolver;
import io.github.yomikiri.bench.solver.VsothaOptions;
import io.github.yomikiri.bench.solver.VsothaSolver;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How do the three endgame solvers compare, for the exact score and for the winner only? All
 * positions are from one perfect game, so a position with more empty squares is an earlier stage of
 * the same ending. The score is the time for the position, from an empty memory.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class SolversBenchmark {

  /** The number of empty squares of the position, at most 20. */
  @Param({"12", "14", "16"})
  public int empties;

  private final EndgameSolver exact = new EndgameSolver(EndgameOptions.exact());
  private final EndgameSolver whoWins = new EndgameSolver(EndgameOptions.winLossDraw());
  private final VsothaSolver vsotha = new VsothaSolver(VsothaOptions.published());
  private Reversi ending = Reversi.start();
  private int score;

  /** Plays up to the position. */
  @Setup
  public void setUp() {
    ending = Endings.perfectGame(empties);
    score = Endings.scoreInPerfectGame(ending);
  }

  /** Empties the solvers' memory, outside the time measured. */
  @Setup(Level.Invocation)
  public void forget() {
    exact.reset();
    whoWins.reset();
    vsotha.reset();
  }

  /** The exact score, by the library's endgame solver. */
  @Benchmark
  public void endgameSolver(Solved solved) {
    solved.exactly(() -> exact.search(ending, Limits.none()), score);
  }

  /**
   * The exact score, by vsOtha's techniques. Empty squares count for nobody, so only the winner is
   * checked.
   */
  @Benchmark
  public void vsotha(Solved solved) {
    solved.winner(() -> vsotha.search(ending, Limits.none()), score);
  }

  /** The exact score, by plain alpha-beta. */
  @Benchmark
  public void interprism(Solved solved) {
    solved.exactly(() -> plain(-Score.INFINITY, Score.INFINITY), score);
  }

  /** The winner, by the library's endgame solver. */
  @Benchmark
  public void endgameSolverWhoWins(Solved solved) {
    solved.winner(() -> whoWins.search(ending, Limits.none()), score);
  }

  /** The winner, by plain alpha-beta. */
  @Benchmark
  public void interprismWhoWins(Solved solved) {
    solved.winner(() -> plain(-1, 1), score);
  }

  private SearchResult plain(int alpha, int beta) {
    RootSearch<Reversi> run =
        new RootSearch<>(InterprismSolver.standard(), ending, Limits.none(), System::nanoTime);
    run.iterate(empties, alpha, beta);
    return run.result();
  }
}
