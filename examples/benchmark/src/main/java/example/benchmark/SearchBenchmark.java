package example.benchmark;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.AuxCounters;
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
 * How many nodes a second does a search of each subject see? JMH measures each in a JVM of its own,
 * where the compiler knows one game only, as in a program of your own.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class SearchBenchmark {

  /** The depth of the search, in plies. */
  @Param("5")
  public int depth;

  /** The name of the subject. */
  @Param({"library", "library, threats", "mine", "mine, middle"})
  public String subject = "";

  private Supplier<Long> search = () -> 0L;

  /** What is counted beside the searches. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counters {

    /** The nodes of all searches. */
    public long nodes;
  }

  /** Makes the search. */
  @Setup
  public void setUp() {
    search = Subject.named(subject).search(depth);
  }

  /** Searches the start position. */
  @Benchmark
  public void search(Counters counters) {
    counters.nodes += search.get();
  }
}
