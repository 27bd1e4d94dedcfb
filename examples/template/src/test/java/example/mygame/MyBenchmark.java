package example.mygame;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many positions a second does a search see? The score {@code nodes} says it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MyBenchmark {

  private final Searcher<MyGame> searcher =
      Searchers.forGame(MyGame.class).evaluator(MyKit.EVALUATOR).build();

  /** What JMH prints beside the searches a second. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counters {

    /** The positions that were searched. */
    public long nodes;
  }

  /** Searches the start position, from an empty memory. */
  @Benchmark
  public int search(Counters counters) {
    searcher.reset();
    var result = searcher.search(MyGame.START, Limits.depth(6));
    counters.nodes += result.statistics().nodes();
    return result.score();
  }
}
