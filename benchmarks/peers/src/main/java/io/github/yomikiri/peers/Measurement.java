package io.github.yomikiri.peers;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * What one program did on one workload, in a JVM of its own.
 *
 * @param values the values of the positions
 * @param nodes the nodes that it visited, over all positions
 * @param nanos the processor time of its thread, over all positions
 */
record Measurement(List<Integer> values, long nodes, long nanos) {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** A program warms up for this many times the time of its measurement. */
  private static final long WARM_UP = 3;

  /**
   * Measures a program and prints the result as {@link #read} reads it.
   *
   * @param args the program, the game, the depth of Reversi, and the milliseconds for which the
   *     program is measured
   */
  public static void main(String[] args) {
    Program program = Program.valueOf(args[0].toUpperCase(Locale.ROOT));
    PeerWorkload<?> workload = PeerWorkload.of(args[1], Integer.parseInt(args[2]));
    long nanos = TimeUnit.MILLISECONDS.toNanos(Integer.parseInt(args[3]));
    System.out.println(of(program, workload, nanos).text());
  }

  /** Reads a printed measurement. */
  static Measurement read(String text) {
    String[] words = text.strip().split(" ", -1);
    List<Integer> values =
        Arrays.stream(words[0].split(",", -1)).map(Integer::valueOf).toList();
    return new Measurement(values, Long.parseLong(words[1]), Long.parseLong(words[2]));
  }

  private String text() {
    return values.stream().map(Object::toString).collect(Collectors.joining(",")) + " " + nodes
        + " " + nanos;
  }

  private static <N extends Node<N>> Measurement of(
      Program program, PeerWorkload<N> workload, long measured) {
    PeerSearch<N> search = program.search(workload);
    List<Answer> answers = new ArrayList<>();
    for (long spent = 0; spent < WARM_UP * measured; ) {
      spent += run(search, workload, answers);
    }
    long runs = 0;
    long spent = 0;
    while (spent < measured) {
      spent += run(search, workload, answers);
      runs++;
    }
    List<Integer> values = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      values.add(value(workload, workload.positions().get(i), answers.get(i)));
    }
    long nodes = answers.stream().mapToLong(Answer::nodes).sum();
    return new Measurement(values, nodes, spent / runs);
  }

  /**
   * Searches all positions and returns the processor time. The answers of the first run are kept;
   * those of every other run must be the same.
   */
  private static <N extends Node<N>> long run(
      PeerSearch<N> search, PeerWorkload<N> workload, List<Answer> answers) {
    List<Answer> found = new ArrayList<>();
    long nanos = 0;
    for (N root : workload.positions()) {
      search.forget();
      long start = THREADS.getCurrentThreadCpuTime();
      found.add(search.search(root, workload.depth()));
      nanos += THREADS.getCurrentThreadCpuTime() - start;
    }
    if (answers.isEmpty()) {
      answers.addAll(found);
    } else if (!answers.equals(found)) {
      throw new IllegalStateException("a run found " + found + " and another " + answers);
    }
    return nanos;
  }

  /** Returns the value of an answer. If the answer is a move, the value is that of the move. */
  private static <N extends Node<N>> int value(PeerWorkload<N> workload, N root, Answer answer) {
    if (answer.value().isPresent()) {
      return answer.value().getAsInt();
    }
    N child = root.play(answer.move().orElseThrow());
    return -Searchers.bare(workload.game())
        .evaluator(workload.evaluator())
        .algorithm(Algorithm.NEGA_ALPHA)
        .fixedDepth(workload.depth() - 1)
        .build()
        .search(child, Limits.none())
        .score();
  }
}
