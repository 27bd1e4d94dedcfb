package io.github.yomikiri.search.driver;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Remembers the methods of a builder that were called, and rejects a call that contradicts an
 * earlier one.
 */
final class BuilderCalls {

  /** Calls of {@code some} and calls of {@code others} exclude each other. */
  private record Contradiction(Set<String> some, Set<String> others, String reason) {

    boolean isBetween(String one, String other) {
      return some.contains(one) && others.contains(other)
          || some.contains(other) && others.contains(one);
    }
  }

  private static final List<Contradiction> CONTRADICTIONS = List.of(
      new Contradiction(
          Set.of("search"),
          Set.of(
              "evaluator",
              "algorithm",
              "ordering",
              "orderingDepth",
              "table",
              "depthRule",
              "tableDepth",
              "probCut",
              "rule",
              "knowledge",
              "threads",
              "repetition",
              "bestMoves"),
          "a search of your own comes with its own evaluator, orderings and table"),
      new Contradiction(
          Set.of("fixedDepth"),
          Set.of("aspiration"),
          "a window needs the value of an earlier depth, and a fixed depth has no earlier one"),
      new Contradiction(
          Set.of("fixedDepth"), Set.of("deepenBy"), "a fixed depth is not reached step by step"),
      new Contradiction(
          Set.of("bestMoves"),
          Set.of("aspiration", "winLossDrawFirst"),
          "a window around the best value does not hold the other moves' values"),
      new Contradiction(
          Set.of("aspiration"),
          Set.of("winLossDrawFirst"),
          "a search has one first window at each depth"),
      new Contradiction(
          Set.of("fixedDepth"), Set.of("timed", "iterativeDeepening"), "a searcher has one driver"),
      new Contradiction(
          Set.of("timed"), Set.of("iterativeDeepening"), "a searcher has one driver"));

  private final Set<String> called = new LinkedHashSet<>();

  /**
   * Remembers a call.
   *
   * @param method the method's name
   * @throws IllegalStateException if the call contradicts an earlier one
   */
  void add(String method) {
    for (String earlier : called) {
      for (Contradiction each : CONTRADICTIONS) {
        if (each.isBetween(method, earlier)) {
          throw new IllegalStateException(method + "(...) contradicts " + earlier
              + "(...), which was called before: " + each.reason);
        }
      }
    }
    called.add(method);
  }
}
