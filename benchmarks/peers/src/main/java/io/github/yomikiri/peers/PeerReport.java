package io.github.yomikiri.peers;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Runs the searches of this library and of its peers on the same games, and prints a table for each
 * game.
 *
 * <pre>{@code
 * ./mvnw -B -ntp -Ppeers -pl benchmarks/peers -am verify
 * }</pre>
 *
 * <p>In every round each program runs once on each game, in a new JVM, and every second round runs
 * in reverse order. Times are processor time of the searching thread. The tables have the medians
 * over the rounds. The exit code is 1 if two programs return different values.
 */
public final class PeerReport {

  private static final int ROUNDS = 3;
  private static final int REVERSI_DEPTH = 9;
  private static final int MILLIS = 500;

  private final int depth;
  private final int millis;
  private final Map<String, Map<Program, List<Measurement>>> measured = new LinkedHashMap<>();

  private PeerReport(int depth, int millis) {
    this.depth = depth;
    this.millis = millis;
  }

  /**
   * Runs the programs and prints the tables.
   *
   * @param args the number of rounds, by default 3; the depth of Reversi, by default 9; and the
   *     milliseconds for which a program is measured in a round, by default 500
   * @throws IllegalArgumentException if there is no round or no millisecond, or the depth is less
   *     than 2
   * @throws IOException if a JVM cannot be started
   * @throws InterruptedException if the thread is interrupted
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    int rounds = args.length < 1 ? ROUNDS : Integer.parseInt(args[0]);
    int depth = args.length < 2 ? REVERSI_DEPTH : Integer.parseInt(args[1]);
    int millis = args.length < 3 ? MILLIS : Integer.parseInt(args[2]);
    if (rounds < 1 || depth < 2 || millis < 1) {
      throw new IllegalArgumentException(rounds + " rounds to depth " + depth + " of " + millis
          + " ms; expected at least 1 round, depth 2, and 1 ms");
    }
    PeerReport report = new PeerReport(depth, millis);
    report.measure(rounds);
    PeerWorkload.NAMES.forEach(report::print);
    System.exit(PeerWorkload.NAMES.stream().allMatch(report::agrees) ? 0 : 1);
  }

  private void measure(int rounds) throws IOException, InterruptedException {
    List<Program> programs = new ArrayList<>(List.of(Program.values()));
    for (int round = 1; round <= rounds; round++) {
      for (String game : PeerWorkload.NAMES) {
        for (Program program : programs) {
          if (program.plays(PeerWorkload.of(game, depth))) {
            Measurement found = run(program, game);
            measured
                .computeIfAbsent(game, any -> new EnumMap<>(Program.class))
                .computeIfAbsent(program, any -> new ArrayList<>())
                .add(found);
            System.out.printf(
                Locale.ROOT,
                "%d of %d  %-13s %-52s %,10.2f ms%n",
                round,
                rounds,
                game,
                program.title(),
                found.nanos() / 1e6);
          }
        }
      }
      Collections.reverse(programs);
    }
  }

  /**
   * Measures a program in a new JVM, with the serial collector, which has no threads of its own.
   */
  private Measurement run(Program program, String game) throws IOException, InterruptedException {
    List<String> command = List.of(
        System.getProperty("java.home") + "/bin/java",
        "-XX:+UseSerialGC",
        "-Dslf4j.internal.verbosity=ERROR",
        "-Xms1g",
        "-Xmx1g",
        "-cp",
        System.getProperty("java.class.path"),
        Measurement.class.getName(),
        program.toString(),
        game,
        Integer.toString(depth),
        Integer.toString(millis));
    Process process = new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int exit = process.waitFor();
    if (exit != 0) {
      throw new IOException("the JVM of " + program + " on " + game + " ended with " + exit);
    }
    return Measurement.read(text);
  }

  private Map<Program, List<Measurement>> of(String game) {
    return requireNonNull(measured.get(game), game);
  }

  /** Returns whether all programs have found the values of this library's alpha-beta. */
  private boolean agrees(String game) {
    List<Integer> wanted = of(game, Program.ALPHA_BETA).get(0).values();
    return of(game).values().stream()
        .flatMap(List::stream)
        .allMatch(found -> found.values().equals(wanted));
  }

  private List<Measurement> of(String game, Program program) {
    return requireNonNull(of(game).get(program), program.title());
  }

  private void print(String game) {
    PeerWorkload<?> workload = PeerWorkload.of(game, depth);
    System.out.printf(
        Locale.ROOT,
        "%n%s to depth %d, positions: %d%n",
        game,
        workload.depth(),
        workload.positions().size());
    System.out.println();
    System.out.println("| program | nodes | ms | ns per node | time, fastest = 1 |");
    System.out.println("|---|---|---|---|---|");
    double fastest =
        of(game).values().stream().mapToDouble(PeerReport::median).min().orElseThrow();
    List<Integer> wanted = of(game, Program.ALPHA_BETA).get(0).values();
    of(game).forEach((program, found) -> {
      double nanos = median(found);
      long nodes = found.get(0).nodes();
      System.out.printf(
          Locale.ROOT,
          "| %s | %,d | %,.2f | %.1f | %.2f |%n",
          program.title(),
          nodes,
          nanos / 1e6,
          nanos / nodes,
          nanos / fastest);
      found.stream()
          .map(Measurement::values)
          .filter(values -> !values.equals(wanted))
          .findFirst()
          .ifPresent(values -> System.out.println(
              "DIFFERENT: " + program.title() + " finds " + values + ", not " + wanted));
    });
  }

  /** Returns the middle time, or the mean of the middle two. */
  private static double median(List<Measurement> found) {
    List<Long> sorted = found.stream().map(Measurement::nanos).sorted().toList();
    int size = sorted.size();
    return (sorted.get((size - 1) / 2) + sorted.get(size / 2)) / 2.0;
  }
}
