package io.github.yomikiri.search.driver;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Remembers which methods of a builder were called, and refuses a call that contradicts an earlier one. */
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
              "probCut"),
          "a search of your own comes with its own evaluator, orderings and table"),
      new Contradiction(
          Set.of("fixedDepth"),
          Set.of("aspiration"),
          "a window is placed around the value of the depth before, and a fixed depth has none"),
      new Contradiction(
          Set.of("fixedDepth"), Set.of("timed", "iterativeDeepening"), "there is one driver"),
      new Contradiction(Set.of("timed"), Set.of("iterativeDeepening"), "there is one driver"));

  private final Set<String> called = new LinkedHashSet<>();

  /**
   * Remembers a call.
   *
   * @param method the method's name
   * @throws IllegalStateException if it contradicts one that was called before
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
