package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
   * Returns a line for each of the best moves, or one line about the best move.
   *
   * @param root the position that was searched
   * @param result what was found
   * @param moves how many moves the client wants to see
   */
  <N extends Node<N>> List<String> lines(N root, SearchResult result, int moves) {
    List<RootMove> best =
        result.rootMoves().stream().filter(RootMove::isValued).limit(moves).toList();
    if (moves == 1 || best.isEmpty()) {
      return List.of(line(root, result, ""));
    }
    return IntStream.range(0, best.size())
        .mapToObj(i -> line(root, about(best.get(i), result), " multipv " + (i + 1)))
        .toList();
  }

  /** Returns the result as if the move were the best one. */
  private static SearchResult about(RootMove move, SearchResult result) {
    return result.toBuilder()
        .move(move.move())
        .score(move.score())
        .bound(move.bound())
        .solved(move.solved())
        .depth(move.depth())
        .principalVariation(move.line())
        .build();
  }

  private <N extends Node<N>> String line(N root, SearchResult result, String place) {
    if (result.completion() == Completion.BOOK) {
      return "info string the move is from the opening book";
    }
    StringBuilder line = new StringBuilder("info");
    if (result.depth() > 0) {
      line.append(" depth ").append(result.depth());
    }
    line.append(place);
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
    OptionalInt mate = mate(root, result);
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
   *
   * @return empty if the result is no mate, or the game has none
   */
  <N extends Node<N>> OptionalInt mate(N root, SearchResult result) {
    boolean isWon = result.score() > 0 && result.bound() != Bound.UPPER;
    boolean isLost = result.score() < 0 && result.bound() != Bound.LOWER;
    boolean isKnown = result.pliesToEnd().isPresent() || isOverAfter(root, result);
    if (!hasMates || !result.solved() || !(isWon || isLost) || !isKnown) {
      return OptionalInt.empty();
    }
    List<Move> line = result.principalVariation();
    int moves = winnersMoves(root, line, isWon, result.pliesToEnd().orElse(line.size()));
    return OptionalInt.of(isWon ? moves : -moves);
  }

  /** Counts the winner's moves of a line. After its last move, the sides move in turn. */
  private static <N extends Node<N>> int winnersMoves(
      N root, List<Move> line, boolean isWon, int plies) {
    int moves = 0;
    boolean isWinner = isWon;
    N position = root;
    for (Move move : line) {
      moves += isWinner ? 1 : 0;
      position = position.play(move.code());
      isWinner = isWinner == position.movesAgain();
    }
    int rest = plies - line.size();
    return moves + (isWinner ? rest + 1 : rest) / 2;
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
