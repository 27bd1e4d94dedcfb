package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The scores that a search has found for the moves at its root, in this iteration and in earlier
 * ones.
 */
final class RootScores {

  /** "No move". */
  static final int NONE = -1;

  /** A move's score, and whether it and its bound hold for the game's true value. */
  @SuppressWarnings("ArrayRecordComponent") // Not compared.
  private record Known(int move, int score, Bound bound, boolean solved, int depth, int[] line) {

    <P extends Position<P>> RootMove claimed(P root, Claims claims) {
      Claims.Claim claim = claims.of(score, bound, solved, depth);
      List<Move> named = BestLines.moves(root, move, line);
      return new RootMove(named.get(0), score, claim.bound(), claim.solved(), depth, 0, named);
    }
  }

  /** A bound of the root's value. */
  record RootBound(int score, Bound bound, boolean solved, int depth) {}

  private final List<Known> moves = new ArrayList<>();
  private int depth;
  private int preferredMove = NONE;
  private int bestMove = NONE;
  private int bestScore;
  private boolean bestSolved;

  /**
   * Starts an iteration, or a further pass of the last iteration if the depth is the same. The best
   * move of the last pass becomes the preferred move. If no move raised alpha in the last pass, the
   * preferred move stays.
   *
   * @return whether it is a new iteration
   */
  boolean startIteration(int newDepth) {
    boolean isNew = newDepth != depth;
    depth = newDepth;
    if (bestMove != NONE) {
      preferredMove = bestMove;
    }
    bestMove = NONE;
    return isNew;
  }

  /**
   * Stores a move's score in place of the move's earlier score.
   *
   * @param line the line of best play from the root that begins with the move; empty if not known
   */
  void add(int move, int score, Bound bound, boolean solved, int... line) {
    moves.removeIf(known -> known.move == move);
    moves.add(new Known(move, score, bound, solved, depth, line));
    // An algorithm that values every move exactly reports worse moves, too. A further pass reports
    // the best move again.
    boolean better = bestMove == NONE || bestMove == move || score > bestScore;
    if (better && bound != Bound.UPPER) {
      bestMove = move;
      bestScore = score;
      bestSolved = solved;
    }
  }

  /** Makes a move the preferred one. */
  void prefer(int move) {
    preferredMove = move;
  }

  /** Returns the move that looked best before this iteration, or {@link #NONE}. */
  int preferredMove() {
    return preferredMove;
  }

  /** Returns the best move of this iteration so far, or {@link #NONE}. */
  int bestMove() {
    return bestMove;
  }

  /**
   * Returns the bound of the root's value that this iteration has found so far. It is a lower bound
   * if there is a best move, and an upper bound if every move has an upper bound. Otherwise there
   * is none.
   *
   * @param rootMoves the number of moves at the root
   */
  Optional<RootBound> bound(int rootMoves) {
    if (bestMove != NONE) {
      return Optional.of(new RootBound(bestScore, Bound.LOWER, bestSolved, depth));
    }
    List<Known> low = moves.stream()
        .filter(known -> known.depth == depth && known.bound == Bound.UPPER)
        .toList();
    if (low.isEmpty() || low.size() < rootMoves) {
      return Optional.empty();
    }
    int score = low.stream().mapToInt(Known::score).max().getAsInt();
    return Optional.of(
        new RootBound(score, Bound.UPPER, low.stream().allMatch(Known::solved), depth));
  }

  /**
   * Returns the root's moves with their scores: the given move first, the others sorted by depth
   * and score. Upper bounds follow equal scores.
   *
   * @param claims what the search may claim of its scores
   */
  <P extends Position<P>> List<RootMove> list(
      P root, List<Move> rootMoves, int first, Claims claims) {
    List<RootMove> result = new ArrayList<>();
    for (Move move : rootMoves) {
      result.add(moves.stream()
          .filter(known -> known.move == move.code())
          .findFirst()
          .map(known -> known.claimed(root, claims))
          .orElseGet(() -> RootMove.unknown(move)));
    }
    result.sort(Comparator.comparing((RootMove known) -> known.move().code() != first)
        .thenComparing(RootMove::depth, Comparator.reverseOrder())
        .thenComparing(RootMove::score, Comparator.reverseOrder())
        .thenComparing(known -> known.bound() == Bound.UPPER));
    return result;
  }
}
