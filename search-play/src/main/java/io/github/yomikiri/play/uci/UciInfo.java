package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.SearchResult;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Writes what a search has found as a line of UCI.
 *
 * @param unitsPerCentipawn the unit of the scores; empty if a point of the game is a pawn
 * @param hasMates whether a proven win is written as a mate, because its margin does not count
 */
record UciInfo(OptionalDouble unitsPerCentipawn, boolean hasMates) {

  /** For a game that is won or lost, with a point as a pawn. */
  static final UciInfo USUAL = new UciInfo(OptionalDouble.empty(), true);

  private static final double CENTIPAWNS_PER_POINT = 100;

  /** Clients read an {@code int}. */
  private static final long MAX_CENTIPAWNS = 1_000_000_000;

  UciInfo withUnitsPerCentipawn(double units) {
    return new UciInfo(OptionalDouble.of(units), hasMates);
  }

  UciInfo withoutMates() {
    return new UciInfo(unitsPerCentipawn, false);
  }

  /**
   * Returns the line.
   *
   * @param root the position that was searched
   * @param result what was found
   */
  <N extends Node<N>> String line(N root, SearchResult result) {
    if (result.completion() == Completion.BOOK) {
      return "info string the move is from the opening book";
    }
    StringBuilder line = new StringBuilder("info");
    if (result.depth() > 0) {
      line.append(" depth ").append(result.depth());
    }
    if (result.score() > -Score.MAX) {
      line.append(score(root, result));
    }
    line.append(" nodes ").append(result.statistics().nodes());
    line.append(" nps ").append(Math.round(result.statistics().nodesPerSecond()));
    line.append(" time ").append(result.statistics().elapsed().toMillis());
    if (!result.principalVariation().isEmpty()) {
      line.append(" pv ").append(names(result.principalVariation()));
    }
    return line.toString();
  }

  private <N extends Node<N>> String score(N root, SearchResult result) {
    OptionalInt mate = hasMates ? mate(root, result) : OptionalInt.empty();
    if (mate.isPresent()) {
      return " score mate " + mate.getAsInt();
    }
    double units = unitsPerCentipawn.orElse(result.unitsPerPoint() / CENTIPAWNS_PER_POINT);
    long centipawns = Math.round(result.score() / units);
    return " score cp " + Math.max(-MAX_CENTIPAWNS, Math.min(MAX_CENTIPAWNS, centipawns))
        + (result.bound() == Bound.LOWER
            ? " lowerbound"
            : result.bound() == Bound.UPPER ? " upperbound" : "");
  }

  /**
   * Returns in how many of the winner's moves the game ends. A win must be proven, and its distance
   * known, or shown by the line. The number is negative if the side to move loses.
   */
  private static <N extends Node<N>> OptionalInt mate(N root, SearchResult result) {
    boolean isWon = result.score() > 0 && result.bound() != Bound.UPPER;
    boolean isLost = result.score() < 0 && result.bound() != Bound.LOWER;
    boolean isKnown = result.pliesToEnd().isPresent() || isOverAfter(root, result);
    if (!result.solved() || !(isWon || isLost) || !isKnown) {
      return OptionalInt.empty();
    }
    int plies = result.pliesToEnd().orElse(result.principalVariation().size());
    return OptionalInt.of(isWon ? (plies + 1) / 2 : -(plies / 2));
  }

  private static <N extends Node<N>> boolean isOverAfter(N root, SearchResult result) {
    Optional<N> position = Optional.of(root);
    for (Move move : result.principalVariation()) {
      position = position.flatMap(node -> node.play(move));
    }
    return position.filter(Node::isTerminal).isPresent();
  }

  private static String names(List<Move> line) {
    return line.stream().map(Move::notation).collect(Collectors.joining(" "));
  }
}
