package io.github.yomikiri.bench.jmh;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does a search gain from bitboards? The benchmarks search the same tree on two longs and on
 * an array of squares with walls.
 */
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(value = 3, jvmArgsAppend = "-Xms256m")
public class BoardBenchmark {

  /** Searches on two longs. */
  @Benchmark
  public void bitboard(Workload workload, Counters counters) {
    PrimitiveAlphaBeta search = new PrimitiveAlphaBeta();
    workload.run(counters, root -> search.value(root, workload.depth));
    workload.checkNodes(search.nodes());
    counters.nodes += search.nodes();
  }

  /** Searches on an array of 91 bytes. */
  @Benchmark
  public void mailbox(Workload workload, Counters counters) {
    MailboxAlphaBeta search = new MailboxAlphaBeta();
    workload.run(counters, root -> search.value(root, workload.depth));
    workload.checkNodes(search.nodes());
    counters.nodes += search.nodes();
  }
}
