package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes what a search has found as a line of UCI.
 *
 * @param centipawns how scores become centipawns; empty if a point of the game is a pawn
 * @param hasMates whether a proven win is written as a mate, because its margin does not count
 */
record UciInfo(Optional<IntToDoubleFunction> centipawns, boolean hasMates) {

  /** For a game that is won or lost, with a point as a pawn. */
  static final UciInfo USUAL = new UciInfo(Optional.empty(), true);

  private static final double CENTIPAWNS_PER_POINT = 100;

  /** Clients read an {@code int}. */
  private static final long MAX_CENTIPAWNS = 1_000_000_000;

  /** A game without margins is won with this, also where the win is not proven. */
  private static final long WON = 10_000;

  UciInfo withCentipawns(IntToDoubleFunction ofScore) {
    return new UciInfo(Optional.of(ofScore), hasMates);
  }

  UciInfo withoutMates() {
    return new UciInfo(centipawns, false);
  }

  /**
   * Returns a line for each of the best moves, or one line about the best move.
   *
   * @param game the game whose position was searched
   * @param result what was found
   * @param moves how many moves the client wants to see
   */
  <P extends Position<P>> List<String> lines(Game<P> game, SearchResult result, int moves) {
    List<RootMove> best =
        result.rootMoves().stream().filter(RootMove::isValued).limit(moves).toList();
    if (moves == 1 || best.isEmpty()) {
      return List.of(line(game, result, ""));
    }
    return IntStream.range(0, best.size())
        .mapToObj(i -> line(game, about(best.get(i), result), " multipv " + (i + 1)))
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

  private <P extends Position<P>> String line(Game<P> game, SearchResult result, String place) {
    if (result.completion() == Completion.BOOK) {
      return "info string the move is from the opening book";
    }
    StringBuilder line = new StringBuilder("info");
    if (result.depth() > 0) {
      line.append(" depth ").append(result.depth());
    }
    line.append(place);
    if (result.score() > -Score.MAX) {
      line.append(score(game, result));
    }
    line.append(" nodes ").append(result.statistics().nodes());
    line.append(" nps ").append(Math.round(result.statistics().nodesPerSecond()));
    line.append(" time ").append(result.statistics().elapsed().toMillis());
    if (!result.principalVariation().isEmpty()) {
      line.append(" pv ").append(names(result.principalVariation()));
    }
    return line.toString();
  }

  private <P extends Position<P>> String score(Game<P> game, SearchResult result) {
    OptionalInt mate = mate(game, result);
    if (mate.isPresent()) {
      return " score mate " + mate.getAsInt();
    }
    double units = result.unitsPerPoint() / CENTIPAWNS_PER_POINT;
    long shown = Math.round(centipawns
        .map(ofScore -> ofScore.applyAsDouble(result.score()))
        .orElse(result.score() / units));
    long most = hasMates ? WON : MAX_CENTIPAWNS;
    return " score cp " + Math.max(-most, Math.min(most, shown))
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
  <P extends Position<P>> OptionalInt mate(Game<P> game, SearchResult result) {
    boolean isWon = result.score() > 0 && result.bound() != Bound.UPPER;
    boolean isLost = result.score() < 0 && result.bound() != Bound.LOWER;
    boolean isKnown = result.pliesToEnd().isPresent() || isOverAfter(game.position(), result);
    if (!hasMates || !result.solved() || !(isWon || isLost) || !isKnown) {
      return OptionalInt.empty();
    }
    List<Move> line = result.principalVariation();
    int moves = winnersMoves(game, line, isWon, result.pliesToEnd().orElse(line.size()));
    return OptionalInt.of(isWon ? moves : -moves);
  }

  /** Counts the winner's moves of a line. After its last move, the sides move in turn. */
  private static <P extends Position<P>> int winnersMoves(
      Game<P> game, List<Move> line, boolean isWon, int plies) {
    int moves = 0;
    Game<P> after = game;
    for (Move move : line) {
      moves += isWon == (after.seat() == game.seat()) ? 1 : 0;
      after = after.play(move);
    }
    int rest = plies - line.size();
    return moves + (isWon == (after.seat() == game.seat()) ? rest + 1 : rest) / 2;
  }

  private static <P extends Position<P>> boolean isOverAfter(P root, SearchResult result) {
    Optional<P> position = Optional.of(root);
    for (Move move : result.principalVariation()) {
      position = position.flatMap(node -> node.play(move));
    }
    return position.filter(Position::isTerminal).isPresent();
  }

  private static String names(List<Move> line) {
    return line.stream().map(Move::notation).collect(Collectors.joining(" "));
  }
}
