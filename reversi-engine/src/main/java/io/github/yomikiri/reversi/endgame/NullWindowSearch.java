package io.github.yomikiri.reversi.endgame;

import static io.github.yomikiri.reversi.Bitboard.flips;
import static io.github.yomikiri.reversi.Bitboard.legalMoves;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.search.parallel.TeamMember;
import io.github.yomikiri.search.parallel.ThreadTeam;
import org.jspecify.annotations.Nullable;

/**
 * The solver's search by null windows: it decides whether a position's value is greater than alpha.
 *
 * <p>Every window is a null window {@code (alpha, alpha + 1)}; {@link NullWindows} chooses the
 * windows that lead to the exact value. So every node is a cut node or an all node, and this class
 * needs no principal variation. Values are fail-soft: a value greater than alpha is a lower bound,
 * any other value an upper bound. All values are final scores, so no entry of the table depends on
 * a depth.
 *
 * <p>A search is used by one thread; several searches may share the table.
 */
final class NullWindowSearch {

  /**
   * The maximum number of empty squares of positions in the small table, which stays in the
   * processor's cache.
   */
  private static final int MAX_SMALL_TABLE_EMPTIES = 10;

  private static final int SMALL_TABLE_LONGS = 1 << 14;

  /**
   * The minimum number of empty squares for enhanced transposition cutoffs: one child's entry may
   * decide a cut node (Plaat et al. 1996). With fewer empty squares the children are not in a
   * table.
   */
  private static final int MIN_ETC_EMPTIES = FewEmptiesSearch.MAX_EMPTIES + 2;

  /**
   * At all nodes with fewer empty squares, the best move of the level before is not looked up: the
   * access takes more time than the order of the moves saves.
   */
  private static final int MIN_ALL_NODE_GUIDE_EMPTIES = 17;

  /**
   * The minimum number of empty squares for splitting a node among threads. Searching a smaller
   * node takes less time than sharing it.
   */
  private static final int MIN_SPLIT_EMPTIES = 13;

  /** The maximum score, on the largest board. */
  private static final int MAX_SCORE = 64;

  /** A lower bound of all values: nothing is known, or no move was searched. */
  static final int NO_LOWER_BOUND = -EndgameOptions.NO_BOUND;

  private final NodeCounter nodes;
  private final EndgameTable large;
  private final EndgameTable small = new EndgameTable(SMALL_TABLE_LONGS);
  private final FewEmptiesSearch fewEmpties;
  private final MoveOrder order;
  private final ChildPositions next = new ChildPositions();
  private final ShallowSearch shallow;
  private Confidence level = Confidence.EXACT;
  private Board board = Board.of(8);
  private @Nullable ThreadTeam<SharedEndgame> team;
  private final TeamMember<SharedEndgame> member = new TeamMember<>() {
    @Override
    protected void search(SharedEndgame node) {
      searchMoves(node);
    }
  };

  NullWindowSearch(NodeCounter nodes, EndgameTable table, ShallowSearch shallow) {
    this.nodes = nodes;
    large = table;
    this.shallow = shallow;
    order = new MoveOrder(shallow);
    fewEmpties = new FewEmptiesSearch(nodes);
    nodes.checkBy(member::checkCut);
  }

  TeamMember<SharedEndgame> member() {
    return member;
  }

  /**
   * Prepares for a search.
   *
   * @param newTeam the threads that share the search, null if there is only one
   */
  void begin(Board newBoard, @Nullable ThreadTeam<SharedEndgame> newTeam) {
    board = newBoard;
    team = newTeam;
    small.clear();
    fewEmpties.begin(newBoard);
    order.begin(newBoard);
  }

  /** Sets the confidence that cutoffs need from now on. */
  void select(Confidence newLevel) {
    level = newLevel;
  }

  /** Returns the value, or outside {@code (alpha, alpha + 1)} a bound of it. */
  int search(long own, long opponent, int alpha) {
    long empties = board.empties(own, opponent);
    return search(
        own,
        opponent,
        alpha,
        Long.bitCount(empties),
        Quadrants.parity(empties),
        true,
        ChildPositions.UNKNOWN);
  }

  /**
   * Returns the value, or outside {@code (alpha, alpha + 1)} a bound of it.
   *
   * @param expectsCut whether the node is expected to be a cut node. In the minimal tree (Knuth and
   *     Moore 1975), every child of an all node is a cut node. A cut node's first child is an all
   *     node. At an all node every move has to be searched, so the order is of little use.
   * @param knownMoves the legal moves, or {@link ChildPositions#UNKNOWN}
   */
  private int search(
      long own,
      long opponent,
      int alpha,
      int empties,
      int parity,
      boolean expectsCut,
      long knownMoves) {
    if (empties <= (expectsCut ? FewEmptiesSearch.MAX_EMPTIES : FewEmptiesSearch.MAX_EMPTIES + 1)) {
      return fewEmpties.search(own, opponent, alpha, empties, parity, expectsCut, knownMoves);
    }
    nodes.inner();
    // 1. Do the opponent's stable discs keep the value from exceeding alpha?
    if (StabilityBound.isLikely(alpha, empties)) {
      int upper = StabilityBound.upper(own, opponent, board);
      if (upper <= alpha) {
        return upper;
      }
    }
    // 2. Does the table decide?
    EndgameTable table = tableOf(empties);
    long hash = Hash64.of(own, opponent);
    long key = level.key(hash);
    long known = table.probe(key);
    nodes.probe(known != EndgameTable.UNKNOWN);
    if (EndgameTable.lower(known) > alpha) {
      return EndgameTable.lower(known);
    }
    if (EndgameTable.upper(known) <= alpha) {
      return EndgameTable.upper(known);
    }
    // 3. Without a move, pass or count the finished game.
    long moves = knownMoves == ChildPositions.UNKNOWN
        ? legalMoves(own, opponent) & board.squares()
        : knownMoves;
    if (moves == 0) {
      return (legalMoves(opponent, own) & board.squares()) == 0
          ? LastSquares.over(own, opponent, board.area())
          : -search(
              opponent, own, -alpha - 1, empties, parity, !expectsCut, ChildPositions.UNKNOWN);
    }
    // 4. Does a shallow search predict a cutoff? The exact level does not ask.
    int tableMove = EndgameTable.move(known);
    if (level.cuts(empties)) {
      int cut = level.cut(shallow, own, opponent, alpha, empties);
      if (cut != Confidence.OPEN) {
        return cut;
      }
    }
    if (known == EndgameTable.UNKNOWN
        && (expectsCut || empties >= MIN_ALL_NODE_GUIDE_EMPTIES)
        && level.before().cuts(empties)) {
      tableMove = EndgameTable.move(table.probe(level.before().key(hash)));
    }
    // 5. Look at the positions after the moves. The table entry of one of them may cause a cutoff.
    int lower = expand(own, opponent, moves, alpha, empties, expectsCut);
    if (lower > alpha) {
      return lower;
    }
    // 6. Search these positions, the most promising first: the table's move, then by score. The
    // scores are not computed if the table's move gives a cutoff.
    int first = ChildPositions.first(empties);
    int end = first + Long.bitCount(moves);
    int unsorted = next.toFront(tableMove, first, end) ? first + 1 : first;
    int best = NO_LOWER_BOUND;
    int bestMove = EndgameTable.NO_MOVE;
    for (int at = first; at < end; at++) {
      if (at == unsorted && at < end - 1) {
        order.position(own, opponent, empties, parity, expectsCut);
        order.score(next, at, end, opponent);
      }
      if (at > first && empties >= MIN_SPLIT_EMPTIES && team != null && team.hasIdle()) {
        SharedEndgame split = new SharedEndgame(
            member.split(), level, next, at, end, alpha, empties, parity, best, bestMove);
        member.share(team, split);
        best = split.best();
        bestMove = split.bestMove();
        break;
      }
      if (at >= unsorted) {
        next.pick(at, end);
      }
      int square = next.square[at];
      int value = -search(
          next.own[at],
          next.opponent[at],
          -alpha - 1,
          empties - 1,
          parity ^ Quadrants.of(square),
          at > first || !expectsCut,
          next.moves[at]);
      if (value > best) {
        best = value;
        bestMove = square;
        if (value > alpha) {
          nodes.cutoff(at == first);
          break;
        }
      }
    }
    // 7. Store the bound.
    boolean isLower = best > alpha;
    table.store(
        key, empties, isLower ? best : -board.area(), isLower ? board.area() : best, bestMove);
    return best;
  }

  private EndgameTable tableOf(int empties) {
    return empties <= MAX_SMALL_TABLE_EMPTIES ? small : large;
  }

  /**
   * Computes the positions after the moves.
   *
   * @return a lower bound of the node's value. If it is greater than alpha, it decides the node: a
   *     move wipes out the opponent, or the table knows the value of a move (enhanced transposition
   *     cutoff). Otherwise it is {@link #NO_LOWER_BOUND}, and there is a position for each move
   */
  private int expand(
      long own, long opponent, long moves, int alpha, int empties, boolean expectsCut) {
    int first = ChildPositions.first(empties);
    int end = first;
    for (long squares = moves; squares != 0; squares &= squares - 1) {
      int square = Long.numberOfTrailingZeros(squares);
      long flips = flips(own, opponent, square);
      if (flips == opponent && board.area() > alpha) {
        return board.area();
      }
      next.set(
          end++, square, opponent ^ flips, own ^ flips | 1L << square, ChildPositions.UNKNOWN, 0);
    }
    if (expectsCut && empties >= MIN_ETC_EMPTIES) {
      EndgameTable table = tableOf(empties - 1);
      for (int at = first; at < end; at++) {
        int value =
            -EndgameTable.upper(table.probe(level.key(Hash64.of(next.own[at], next.opponent[at]))));
        if (value > alpha) {
          return value;
        }
      }
    }
    return NO_LOWER_BOUND;
  }

  /** Searches moves of a split node until there are no more or it is cut. */
  private void searchMoves(SharedEndgame split) {
    level = split.level;
    try {
      for (int move = split.take(); move >= 0; move = split.take()) {
        int value = -search(
            split.own(move),
            split.opponent(move),
            -split.alpha - 1,
            split.empties - 1,
            split.parity ^ Quadrants.of(split.square(move)),
            true,
            ChildPositions.UNKNOWN);
        split.found(move, value);
      }
    } finally {
      nodes.handBack();
    }
  }

  /**
   * Returns a best move, given the position's value at the level of this search. The position must
   * have a move.
   *
   * @param value the position's value
   */
  int moveWorth(int value, long own, long opponent) {
    long free = board.empties(own, opponent);
    int empties = Long.bitCount(free);
    long moves = legalMoves(own, opponent) & free;
    long known = tableOf(empties).probe(level.key(Hash64.of(own, opponent)));
    int tableMove = EndgameTable.move(known);
    if (expand(own, opponent, moves, MAX_SCORE, empties, true) > MAX_SCORE) {
      throw new IllegalStateException(
          "the table has a value above " + MAX_SCORE + ", so it is damaged");
    }
    int first = ChildPositions.first(empties);
    int end = first + Long.bitCount(moves);
    int unsorted = next.toFront(tableMove, first, end) ? first + 1 : first;
    order.position(own, opponent, empties, Quadrants.parity(free), true);
    order.score(next, unsorted, end, opponent);
    for (int at = first; at < end - 1; at++) {
      if (at >= unsorted) {
        next.pick(at, end);
      }
      if (-search(next.own[at], next.opponent[at], -value) >= value) {
        return next.square[at];
      }
    }
    return next.square[end - 1];
  }
}
