package io.github.yomikiri.web.lesson;

import io.github.yomikiri.search.algorithm.Algorithm;

/** The names of the algorithms in sentences. */
final class AlgorithmNames {

  private AlgorithmNames() {}

  static String of(Algorithm algorithm) {
    return switch (algorithm) {
      case MINIMAX -> "minimax";
      case NEGAMAX -> "negamax";
      case BRANCH_AND_BOUND -> "branch and bound";
      case ALPHA_BETA -> "alpha-beta";
      case NEGA_ALPHA -> "nega-alpha";
      case SCOUT -> "Scout";
      case PVS -> "PVS";
      case MTDF -> "MTD(f)";
      case BISECTION, PROOF_NUMBER ->
        throw new IllegalArgumentException(algorithm + " is not in the lesson");
    };
  }
}
