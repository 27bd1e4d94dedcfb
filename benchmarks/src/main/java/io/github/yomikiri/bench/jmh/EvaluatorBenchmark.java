package io.github.yomikiri.bench.jmh;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternPosition;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
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
 * How long does an evaluator of each form take for a position? One benchmark has the configurations
 * at hand, as in a search; the other computes the configurations from scratch. The fox has random
 * weights, because the weights do not change its speed. The score is the time for one position.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class EvaluatorBenchmark {

  private static final int COUNT = 1024;
  private static final long SEED = 2005;

  /** The evaluator's form. */
  @Param({PatternWeights.LINEAR, PatternWeights.FOX, PatternWeights.EMBEDDING})
  public String kind = PatternWeights.LINEAR;

  private final Reversi[] boards = new Reversi[COUNT];
  private final PatternPosition[] positions = new PatternPosition[COUNT];
  private PatternEvaluator evaluator = PatternEvaluator.linear();
  private Evaluator<PatternPosition> incremental = evaluator.incremental();
  private long sum;

  /** Makes the positions, and the expected sum of their values. */
  @Setup
  public void setUp() {
    evaluator = switch (kind) {
      case PatternWeights.LINEAR -> PatternEvaluator.linear();
      case PatternWeights.EMBEDDING -> PatternEvaluator.network();
      default -> fox();
    };
    incremental = evaluator.incremental();
    List<Reversi> parents = Positions.random(COUNT);
    int[] moves = Positions.randomMoves(parents);
    for (int i = 0; i < COUNT; i++) {
      positions[i] =
          PatternPosition.of(parents.get(i), evaluator.weights().set()).play(moves[i]);
      boards[i] = parents.get(i).play(moves[i]);
      sum += evaluator.evaluate(boards[i]);
    }
  }

  /** Returns a fox with random weights. It has 8 units. */
  private static PatternEvaluator fox() {
    PatternSet set = PatternSet.vsotha();
    PortableRandom random = new PortableRandom(SEED);
    int numbers = 8 * (set.weights() + STAGES.plies()) + 9;
    List<short[]> stages = IntStream.range(0, STAGES.count())
        .mapToObj(stage -> {
          short[] stageNumbers = new short[numbers];
          for (int i = 0; i < numbers; i++) {
            stageNumbers[i] = (short) random.nextInt(-200, 201);
          }
          return stageNumbers;
        })
        .toList();
    return PatternEvaluator.of(new PatternWeights(PatternWeights.FOX, set, "random", stages));
  }

  /** Evaluates positions whose configurations are up to date. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void known() {
    long total = 0;
    for (PatternPosition position : positions) {
      total += incremental.evaluate(position);
    }
    Check.equal(total, sum, "sum of the values");
  }

  /** Evaluates positions whose configurations have to be computed first. */
  @Benchmark
  @OperationsPerInvocation(COUNT)
  public void fromScratch() {
    long total = 0;
    for (Reversi board : boards) {
      total += evaluator.evaluate(board);
    }
    Check.equal(total, sum, "sum of the values");
  }
}
