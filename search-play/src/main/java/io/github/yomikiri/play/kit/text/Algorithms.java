package io.github.yomikiri.play.kit.text;

import io.github.yomikiri.search.algorithm.Algorithm;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The algorithms by their names in players' names and in options. */
public final class Algorithms {

  private static final Map<String, Algorithm> NAMES = new LinkedHashMap<>();

  static {
    NAMES.put("minimax", Algorithm.MINIMAX);
    NAMES.put("negamax", Algorithm.NEGAMAX);
    NAMES.put("branchandbound", Algorithm.BRANCH_AND_BOUND);
    NAMES.put("alphabeta", Algorithm.ALPHA_BETA);
    NAMES.put("negaalpha", Algorithm.NEGA_ALPHA);
    NAMES.put("scout", Algorithm.SCOUT);
    NAMES.put("pvs", Algorithm.PVS);
    NAMES.put("mtdf", Algorithm.MTDF);
  }

  private Algorithms() {}

  /**
   * Returns the algorithm of a name. {@code minmax}, the spelling of 2011, is understood too.
   *
   * @param name a name in lower case
   * @return the algorithm, or empty if no algorithm has that name
   */
  public static Optional<Algorithm> named(String name) {
    return Optional.ofNullable(NAMES.get(name.equals("minmax") ? "minimax" : name));
  }

  /**
   * Returns an algorithm's name.
   *
   * @param algorithm the algorithm
   * @return its name
   */
  public static String name(Algorithm algorithm) {
    return NAMES.entrySet().stream()
        .filter(entry -> entry.getValue() == algorithm)
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  /**
   * Returns all names.
   *
   * @return such as {@code minimax, negamax}
   */
  public static String names() {
    return String.join(", ", NAMES.keySet());
  }
}
