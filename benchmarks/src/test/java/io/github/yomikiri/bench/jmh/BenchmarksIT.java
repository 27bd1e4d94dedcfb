package io.github.yomikiri.bench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs every benchmark once, on a small scale, in this JVM. Each benchmark checks its result. */
class BenchmarksIT {

  @BeforeAll
  static void runBesideAnotherJmh() {
    // This test measures no time, so another benchmark may run on the machine.
    System.setProperty("jmh.ignoreLock", "true");
  }

  @Test
  void everyBenchmarkComputesWhatItShould() throws RunnerException {
    Collection<RunResult> results = new Runner(new OptionsBuilder()
            .include("\\.bench\\.jmh\\.")
            .param("depth", "4")
            .param("empties", "6")
            .param("games", "1")
            .param("learnedFrom", "1")
            .param("table", "lock-free 1", "chained 1", "map 1")
            .mode(Mode.SingleShotTime)
            .forks(0)
            .warmupIterations(0)
            .measurementIterations(1)
            .measurementTime(TimeValue.NONE)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT)
            .build())
        .run();
    assertThat(results).hasSizeGreaterThan(50);
  }
}
