package io.github.yomikiri.reversi.endgame;

import static io.github.yomikiri.reversi.Bitboard.flips;
import static io.github.yomikiri.reversi.Bitboard.legalMoves;

import io.github.yomikiri.reversi.Board;

/**
 * The exact search of positions with at most {@link #MAX_EMPTIES} empty squares, by null windows.
 * At all nodes the limit is one square higher. In these positions a large table and a full order of
 * the moves cost more time than they save. A small cache gives some cutoffs, and so do stable
 * discs. Moves into odd quadrants come first. Only where a cutoff is expected, the opponent's
 * replies decide which of them is tried first.
 */
final class FewEmptiesSearch {

  /** The maximum number of empty squares of a position that is searched here. */
  static final int MAX_EMPTIES = 7;

  /**
   * The maximum number of empty squares of positions whose moves into even quadrants are not
   * sorted, if there are moves into odd quadrants.
   */
  private static final int MAX_ODD_EMPTIES = 6;

  private final NodeCounter nodes;
  private final LastSquares last;
  private final FewEmptiesCache cache = new FewEmptiesCache();
  private final RepliesOrder order = new RepliesOrder();
  private final ChildPositions next = new ChildPositions();
  private Board board = Board.of(8);
  private long squares = -1;

  FewEmptiesSearch(NodeCounter nodes) {
    this.nodes = nodes;
    last = new LastSquares(nodes);
  }

  void begin(Board newBoard) {
    board = newBoard;
    squares = newBoard.squares();
    cache.clear();
    order.begin(newBoard);
    last.begin(newBoard.area());
  }

  /**
   * Returns a bound of the value: a lower bound if it is greater than alpha, otherwise an upper
   * bound.
   *
   * @param expectsCut whether a cutoff is expected, so that sorting the moves saves nodes
   * @param knownMoves the legal moves, or {@link ChildPositions#UNKNOWN}
   */
  int search(
      long own,
      long opponent,
      int alpha,
      int empties,
      int parity,
      boolean expectsCut,
      long knownMoves) {
    return empties <= 4
        ? last.solve(own, opponent, alpha, squares & ~(own | opponent))
        : node(own, opponent, alpha, empties, parity, expectsCut, knownMoves);
  }

  private int node(
      long own,
      long opponent,
      int alpha,
      int empties,
      int parity,
      boolean expectsCut,
      long knownMoves) {
    nodes.inner();
    // 1. Does the cache decide?
    long key = FewEmptiesCache.key(own, opponent);
    int known = cache.probe(key, alpha);
    if (known != FewEmptiesCache.UNKNOWN) {
      return known;
    }
    // 2. Without a move, pass or count the finished game.
    long free = squares & ~(own | opponent);
    long moves =
        knownMoves == ChildPositions.UNKNOWN ? legalMoves(own, opponent) & free : knownMoves;
    if (moves == 0) {
      return (legalMoves(opponent, own) & free) == 0
          ? LastSquares.over(own, opponent, board.area())
          : -node(opponent, own, -alpha - 1, empties, parity, !expectsCut, ChildPositions.UNKNOWN);
    }
    // 3. Is alpha out of reach?
    if (StabilityBound.isLikely(alpha, empties)) {
      int upper = StabilityBound.upper(own, opponent, board);
      if (upper <= alpha) {
        return upper;
      }
    }
    // 4. Play the moves into odd quadrants, then the other moves.
    long odd = moves & Quadrants.oddSquares(parity);
    long now = odd == 0 || expectsCut && empties > MAX_ODD_EMPTIES ? moves : odd;
    boolean isSorted = expectsCut && (now & now - 1) != 0;
    int best = isSorted
        ? fewestRepliesFirst(own, opponent, alpha, now, empties, parity)
        : inTurn(own, opponent, alpha, now, empties, parity, !expectsCut);
    if (best <= alpha && now != moves) {
      best = Math.max(best, inTurn(own, opponent, alpha, moves ^ now, empties, parity, true));
    }
    cache.store(key, alpha, best);
    return best;
  }

  /**
   * Plays the moves of an expected cut node, those with few replies first. A cutoff is expected
   * after all but the first.
   */
  private int fewestRepliesFirst(
      long own, long opponent, int alpha, long moves, int empties, int parity) {
    int first = ChildPositions.first(empties);
    int end = order.expand(next, first, own, opponent, moves, parity);
    int best = NullWindowSearch.NO_LOWER_BOUND;
    for (int at = first; at < end; at++) {
      next.pick(at, end);
      int value = -child(
          next.own[at],
          next.opponent[at],
          -alpha - 1,
          empties - 1,
          parity ^ Quadrants.of(next.square[at]),
          at > first,
          next.moves[at]);
      if (value > best) {
        best = value;
        if (value > alpha) {
          return best;
        }
      }
    }
    return best;
  }

  /**
   * Plays moves in the order of their squares.
   *
   * @param expectsCut whether a cutoff is expected after the first of them; it is after all others
   */
  private int inTurn(
      long own, long opponent, int alpha, long moves, int empties, int parity, boolean expectsCut) {
    boolean expectsNextCut = expectsCut;
    int best = NullWindowSearch.NO_LOWER_BOUND;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = flips(own, opponent, square);
      int value = -child(
          opponent ^ flips,
          own ^ flips | 1L << square,
          -alpha - 1,
          empties - 1,
          parity ^ Quadrants.of(square),
          expectsNextCut,
          ChildPositions.UNKNOWN);
      expectsNextCut = true;
      if (value > best) {
        best = value;
        if (value > alpha) {
          return best;
        }
      }
    }
    return best;
  }

  private int child(
      long own,
      long opponent,
      int alpha,
      int empties,
      int parity,
      boolean expectsCut,
      long knownMoves) {
    return empties == 4
        ? last.four(own, opponent, alpha, squares & ~(own | opponent), parity, knownMoves)
        : node(own, opponent, alpha, empties, parity, expectsCut, knownMoves);
  }
}
