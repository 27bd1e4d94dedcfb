package io.github.yomikiri.bench.jmh;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Is a loop with a stack of its own faster than recursion? The Interprism developers (2016)
 * measured the loop 10 % slower.
 */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class RecursionBenchmark {

  /** The search calls itself. */
  @Benchmark
  public void recursion(Workload workload, Counters counters) {
    PrimitiveAlphaBeta search = new PrimitiveAlphaBeta();
    workload.run(counters, root -> search.value(root, workload.depth));
    workload.checkNodes(search.nodes());
    counters.nodes += search.nodes();
  }

  /** The search keeps a stack. */
  @Benchmark
  public void loop(Workload workload, Counters counters) {
    LoopAlphaBeta search = new LoopAlphaBeta(workload.depth);
    workload.run(counters, root -> search.value(root, workload.depth));
    workload.checkNodes(search.nodes());
    counters.nodes += search.nodes();
  }
}
