package io.github.yomikiri.bench.jmh;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the benchmarks that this project has targets for, and prints each ratio beside its target.
 *
 * <pre>{@code
 * taskset -c 1 java -cp benchmarks/target/benchmarks.jar io.github.yomikiri.bench.jmh.SpeedReport 5
 * }</pre>
 *
 * <p>Times are processor time, so other work on the machine matters little. But the machine's speed
 * drifts, so the benchmarks take turns. In every round each benchmark runs once in a new JVM, and
 * every second round runs in reverse order. The report compares the medians over the rounds. The
 * argument is the number of rounds, by default 5; a round takes about two minutes. The exit code is
 * 1 if a target is missed.
 */
public final class SpeedReport {

  private static final String PRIMITIVE = "GenericBenchmark.primitive";

  /**
   * The targets. A benchmark is named by its class and method. If the number of games that share
   * the JVM is a parameter, the name ends with this number.
   */
  private static final List<Comparison> COMPARISONS = List.of(
      Comparison.atLeast(0.85, "generic, one game", "GenericBenchmark.generic", PRIMITIVE),
      Comparison.atLeast(
          0.8, "generic, after three games", "SpecializationBenchmark.ownKernels 3", PRIMITIVE),
      Comparison.atLeast(
          0.7, "generic, with a table", "GenericBenchmark.genericWithTable", PRIMITIVE),
      Comparison.atMost(
          0.35,
          "deepening to depth 9, time",
          "DeepeningBenchmark.deepening",
          "DeepeningBenchmark.primitive"),
      Comparison.atMost(
          0.3,
          "the same, two plies at a time",
          "DeepeningBenchmark.deepeningByTwo",
          "DeepeningBenchmark.primitive"),
      Comparison.atLeast(
          0.6,
          "trained evaluator by disc difference",
          "PatternSearchBenchmark.trained",
          "PatternSearchBenchmark.discs"),
      Comparison.noted(
          "the same, alpha-beta alone",
          "PatternSearchBenchmark.alphaBetaTrained",
          "PatternSearchBenchmark.alphaBetaDiscs"),
      Comparison.noted(
          "three games, kernels shared", "SpecializationBenchmark.sharedKernels 3", PRIMITIVE),
      Comparison.noted(
          "primitive, blind at the horizon", "GenericBenchmark.primitiveBlindAtHorizon", PRIMITIVE),
      Comparison.noted(
          "primitive, loop for recursion", "GenericBenchmark.primitiveLoop", PRIMITIVE));

  private SpeedReport() {}

  /**
   * Runs the benchmarks and prints the report.
   *
   * @param args the number of rounds, or nothing
   * @throws RunnerException if a benchmark fails
   */
  public static void main(String[] args) throws RunnerException {
    int rounds = args.length == 0 ? 5 : Integer.parseInt(args[0]);
    Map<String, List<Double>> scores = new LinkedHashMap<>();
    List<String> names = new ArrayList<>(COMPARISONS.stream()
        .flatMap(comparison -> Stream.of(comparison.reference(), comparison.benchmark()))
        .distinct()
        .toList());
    for (int round = 1; round <= rounds; round++) {
      for (String name : names) {
        double score = run(name);
        scores.computeIfAbsent(name, any -> new ArrayList<>()).add(score);
        System.out.printf(Locale.ROOT, "%d of %d  %-40s %,16.3f%n", round, rounds, name, score);
      }
      Collections.reverse(names);
    }
    System.out.println();
    COMPARISONS.forEach(comparison -> System.out.println(comparison.line(scores)));
    System.exit(COMPARISONS.stream().allMatch(comparison -> comparison.isMet(scores)) ? 0 : 1);
  }

  /**
   * Runs a benchmark in one new JVM. Returns the nodes per second of processor time, or for the
   * deepening benchmark the seconds per operation.
   */
  private static double run(String name) throws RunnerException {
    String[] words = name.split(" ", -1);
    ChainedOptionsBuilder options = new OptionsBuilder()
        .include(Pattern.quote("." + words[0]) + "$")
        .forks(1)
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT);
    if (words.length > 1) {
      options.param("games", words[1]);
    }
    RunResult result = new Runner(options.build()).runSingle();
    double searches = result.getPrimaryResult().getScore();
    double nodes = counter(result, "nodes");
    double seconds = counter(result, "cpuNanos") / 1e9;
    return name.startsWith("Deepening") ? seconds / searches : nodes / seconds;
  }

  private static double counter(RunResult result, String name) {
    return requireNonNull(result.getSecondaryResults().get(name), name).getScore();
  }
}
