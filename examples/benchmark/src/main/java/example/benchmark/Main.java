package example.benchmark;

import java.util.Locale;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures all subjects, and prints a table. The arguments are those of JMH, such as -f 5. */
public final class Main {

  private static final int POSITIONS = 100_000;

  private Main() {}

  /**
   * Prints the table.
   *
   * @param args options of JMH
   * @throws CommandLineOptionException if JMH does not know an option
   * @throws RunnerException if a benchmark fails
   */
  public static void main(String[] args) throws CommandLineOptionException, RunnerException {
    System.out.println("Measures " + Subject.ALL.size() + " subjects, about 20 seconds each.");
    System.out.println("\nrules, evaluator         nodes   M nodes/s   ns/node  bytes/node");
    var options = new OptionsBuilder()
        .parent(new CommandLineOptions(args))
        .addProfiler(GCProfiler.class)
        .verbosity(VerboseMode.SILENT)
        .shouldFailOnError(true);
    for (Subject<?> subject : Subject.ALL) {
      var own = new OptionsBuilder()
          .parent(options.build())
          .include(SearchBenchmark.class.getName())
          .param("subject", subject.name());
      System.out.println(row(subject.name(), new Runner(own.build()).runSingle()));
    }
    System.out.println("\nkeys                 positions    same key    spread");
    print(Subject.LIBRARY);
    print(Subject.MINE);
  }

  private static String row(String name, RunResult result) {
    double searches = result.getPrimaryResult().getScore();
    double nodesPerSecond = secondary(result, "nodes");
    double nodes = nodesPerSecond / searches;
    return String.format(
        Locale.ROOT,
        "%-20s %,9.0f %11.2f %9.1f %11.1f",
        name,
        nodes,
        nodesPerSecond / 1e6,
        1e9 / nodesPerSecond,
        secondary(result, "gc.alloc.rate.norm") / nodes);
  }

  private static double secondary(RunResult result, String name) {
    return result.getSecondaryResults().get(name).getScore();
  }

  private static void print(Subject<?> subject) {
    KeyQuality keys = subject.keys(POSITIONS);
    System.out.printf(Locale.ROOT, "%-20s %,9d %11d %8.1f%%%n",
        subject.name(), keys.positions(), keys.shared(), 100 * keys.spread());
  }
}
