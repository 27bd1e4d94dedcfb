package io.github.yomikiri.seats;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import java.util.List;
import java.util.Optional;

/**
 * Alpha-beta with turns of chance. Seats whose payoff the root's seat does not share are one
 * opponent, who wants that seat to get little. With two seats this is expectiminimax (Michie 1966);
 * with one, expectimax; with more, the paranoid search (Sturtevant and Korf 2000).
 *
 * <p>At a turn of chance, the values that are still possible bound the mean, so a window closes
 * before all outcomes are searched: Star1. Before it searches any outcome in full, the search asks
 * each for the value of one move, which closes most windows: Star2 (Ballard 1983; fail-soft as in
 * Hauk, Buro and Schaeffer 2004). The table has bounds of turns of chance, too (Veness and Blair
 * 2007).
 *
 * <p>Every value is that of the root's seat. A turn of chance costs no depth, and no sign changes
 * there.
 */
final class Expectiminimax<P extends SeatedPosition<P>> implements SeatSearch<P> {

  private static final long[] SEAT_KEYS = Hash64.words(0x5EA7, SeatedPosition.MAX_SEATS);
  private static final long[] REPLY_KEYS = Hash64.words(0xB125, 2);

  private static final double UNKNOWN = Double.NaN;

  private final Estimates<P> estimates;
  private final Optional<SeatedTable> table;
  private final Replies replies;
  private final boolean valuesAllMoves;
  private final double max;
  private final Plies<P> plies = new Plies<>();

  private SearchContext context = new SearchContext(Limits.none());
  private int me;
  private List<Double> payoffs = List.of();

  /**
   * Makes a search.
   *
   * @param estimates the values at the horizon and at the end
   * @param table what was found before; empty for none
   * @param replies which of the opponents choose their moves
   * @param valuesAllMoves whether each move of the root gets a value of its own, and not a bound
   */
  Expectiminimax(
      Estimates<P> estimates,
      Optional<SeatedTable> table,
      Replies replies,
      boolean valuesAllMoves) {
    this.estimates = estimates;
    this.table = table;
    this.replies = replies;
    this.valuesAllMoves = valuesAllMoves;
    max = estimates.max();
  }

  @Override
  public int search(P root, int depth, int alpha, int beta, SearchContext newContext) {
    context = newContext;
    me = root.seat();
    // 1. More than two seats do not play as this search assumes, so nothing is proven.
    if (root.seats() > 2) {
      context.countUnprovenCutoff();
    }
    context.visit(0);
    MoveList moves = plies.moves(0);
    root.moves(moves);
    context.keepRootMoves(moves);
    plies.order(moves, 0, context.preferredRootMove());
    // 2. Search each move. A worse one has only a bound, unless all values are wanted.
    double low = estimates.points(alpha);
    double high = estimates.points(beta);
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size() && best < high; i++) {
      int move = moves.get(i);
      double above = valuesAllMoves ? low : Math.max(low, best);
      double value = value(root.play(move), depth - 1, above, high, 1, true);
      report(move, value, above, high);
      if (value > best) {
        best = value;
        context.extendLine(0, move);
      }
    }
    payoffs = payoffs(root, best);
    return estimates.score(best);
  }

  private List<Double> payoffs(P root, double mine) {
    return switch (root.seats()) {
      case 1 -> List.of(mine);
      case 2 -> me == 0 ? List.of(mine, -mine) : List.of(-mine, mine);
      default -> List.of();
    };
  }

  /** Reports a move of the root. Its score is rounded, but how it lies in the window is not. */
  private void report(int move, double value, double low, double high) {
    int score = estimates.score(value);
    switch (bound(value, low, high)) {
      case UPPER -> context.rootScored(move, score, score, score + 1);
      case LOWER -> context.rootScored(move, score, score - 1, score);
      default -> context.rootScored(move, score, score - 1, score + 1, line(move));
    }
  }

  private int[] line(int move) {
    int[] after = context.line(1);
    int[] line = new int[after.length + 1];
    line[0] = move;
    System.arraycopy(after, 0, line, 1, after.length);
    return line;
  }

  @Override
  public List<Double> payoffs() {
    return payoffs;
  }

  /**
   * Returns the value of a position, or a bound of it.
   *
   * @param position any position
   * @param depth how many more moves are searched
   * @param free whether all opponents may still choose their moves, see {@link Replies}
   */
  private double value(P position, int depth, double low, double high, int ply, boolean free) {
    if (position.isTerminal()) {
      context.visit(ply);
      context.countTerminal();
      return estimates.payoff(position, me);
    }
    if (depth == 0) {
      context.visitEvaluated();
      return estimates.of(position, me);
    }
    // No value is outside the range of the payoffs.
    if (low >= max || high <= -max) {
      return low >= max ? max : -max;
    }
    int seat = position.seat();
    if (seat == SeatedPosition.CHANCE) {
      return chance(position, depth, low, high, ply, free);
    }
    return seat == me
        ? decision(position, depth, low, high, ply, 1, true)
        : -decision(position, depth, -high, -low, ply, -1, free);
  }

  /**
   * Returns the value of a position for the side that moves there.
   *
   * @param sign 1 if it is the root's seat, otherwise -1
   */
  private double decision(
      P position, int depth, double low, double high, int ply, int sign, boolean free) {
    context.visit(ply);
    // 1. What is known?
    long key = key(position, free);
    int place = find(key);
    boolean isMine = sign > 0;
    if (place != SeatedTable.NONE
        && answers(place, depth, isMine ? low : -high, isMine ? high : -low)) {
      return sign * table.get().value(place);
    }
    int first = place == SeatedTable.NONE ? SeatedTable.NONE : table.get().move(place);
    // 2. Which moves are there?
    MoveList moves = moves(position, ply, first);
    int ordinary = SeatedTable.NONE;
    if (!isMine && replies == Replies.ONE) {
      ordinary = ordinary(position, moves);
      if (!free) {
        moves.clear();
        moves.add(ordinary);
      }
    }
    // 3. Search them until one is good enough. No value exceeds the greatest payoff.
    double enough = Math.min(high, max);
    long before = context.estimates();
    double best = Double.NEGATIVE_INFINITY;
    int bestMove = SeatedTable.NONE;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      long beforeMove = context.estimates();
      double above = Math.max(low, best);
      boolean stillFree = isMine || free && (replies == Replies.ALL || move == ordinary);
      double value =
          sign * below(position.play(move), depth - 1, above, enough, ply, sign, stillFree);
      if (value > best) {
        best = value;
        bestMove = move;
        context.extendLine(ply, move);
      }
      if (best >= enough) {
        // One move that is proven to be enough needs no other.
        if (context.estimates() == beforeMove) {
          context.discardEstimates(before);
        }
        context.countCutoff(i == 0);
        plies.remember(ply, move);
        break;
      }
    }
    // 4. Remember it, as the root's seat sees it.
    Bound bound = best >= max ? Bound.EXACT : bound(best, low, high);
    store(key, sign * best, isMine ? bound : opposite(bound), before, depth, bestMove);
    return best;
  }

  private double below(
      P child, int depth, double low, double high, int ply, int sign, boolean free) {
    return sign > 0
        ? value(child, depth, low, high, ply + 1, free)
        : value(child, depth, -high, -low, ply + 1, free);
  }

  /** Returns the mean over the outcomes, or a bound of it. */
  private double chance(P position, int depth, double low, double high, int ply, boolean free) {
    context.visit(ply);
    // 1. What is known?
    long key = key(position, free);
    int place = find(key);
    if (place != SeatedTable.NONE && answers(place, depth, low, high)) {
      return table.get().value(place);
    }
    // 2. Nothing yet, so each outcome may have any value.
    long before = context.estimates();
    Outcomes<P> outcomes = plies.outcomes(ply);
    outcomes.begin(position, max);
    boolean isOpen = low < -max && high > max;
    double result = isOpen ? UNKNOWN : probed(outcomes, depth, low, high, ply, free);
    if (Double.isNaN(result)) {
      result = searched(outcomes, depth, low, high, ply, free);
    }
    context.clearLine(ply);
    store(key, result, bound(result, low, high), before, depth, SeatedTable.NONE);
    return result;
  }

  /** Star2: asks each outcome for one move. Returns {@link #UNKNOWN} if the window stays open. */
  private double probed(
      Outcomes<P> outcomes, int depth, double low, double high, int ply, boolean free) {
    for (int i = 0; i < outcomes.size(); i++) {
      P child = outcomes.position(i);
      int seat = child.isTerminal() ? SeatedPosition.CHANCE : child.seat();
      if (seat == SeatedPosition.CHANCE) {
        continue;
      }
      if (seat == me) {
        outcomes.atLeast(i, probe(child, depth, -max, outcomes.enough(i, high), ply + 1, 1, true));
        if (outcomes.least() >= high) {
          return outcomes.least();
        }
      } else {
        double value = -probe(child, depth, -max, -outcomes.tooLittle(i, low), ply + 1, -1, free);
        outcomes.atMost(i, value);
        if (outcomes.most() <= low) {
          return outcomes.most();
        }
      }
    }
    return UNKNOWN;
  }

  /** Returns what the first move is worth to the side that makes it: no more than the value. */
  private double probe(
      P position, int depth, double low, double high, int ply, int sign, boolean free) {
    context.visit(ply);
    int place = find(key(position, free));
    int first = place == SeatedTable.NONE ? SeatedTable.NONE : table.get().move(place);
    MoveList moves = moves(position, ply, first);
    boolean one = sign < 0 && replies == Replies.ONE;
    int move = one ? ordinary(position, moves) : moves.get(0);
    return sign * below(position.play(move), depth - 1, low, high, ply, sign, sign > 0 || free);
  }

  /** Star1: searches the outcomes until what they are worth closes the window. */
  private double searched(
      Outcomes<P> outcomes, int depth, double low, double high, int ply, boolean free) {
    for (int i = 0; i < outcomes.size(); i++) {
      double tooLittle = outcomes.tooLittle(i, low);
      double enough = outcomes.enough(i, high);
      double value = value(outcomes.position(i), depth, tooLittle, enough, ply + 1, free);
      if (value <= tooLittle) {
        outcomes.atMost(i, value);
        return Math.min(outcomes.most(), low);
      }
      if (value >= enough) {
        outcomes.atLeast(i, value);
        return Math.max(outcomes.least(), high);
      }
      outcomes.exactly(i, value);
    }
    return outcomes.mean();
  }

  private MoveList moves(P position, int ply, int first) {
    MoveList moves = plies.moves(ply);
    position.moves(moves);
    plies.order(moves, ply, first);
    return moves;
  }

  /** Returns the move that an opponent makes who does not choose against the root's seat. */
  private int ordinary(P position, MoveList moves) {
    int seat = position.seat();
    int best = moves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < moves.size(); i++) {
      P after = position.play(moves.get(i));
      double value = after.isTerminal() ? estimates.payoff(after, seat) : estimates.of(after, seat);
      // The order of the moves changes, the choice does not.
      if (value > most || value == most && moves.get(i) < best) {
        most = value;
        best = moves.get(i);
      }
    }
    return best;
  }

  private long key(P position, boolean free) {
    long key = position.key() ^ SEAT_KEYS[me];
    return replies == Replies.ALL ? key : key ^ REPLY_KEYS[free ? 1 : 0];
  }

  private int find(long key) {
    if (table.isEmpty()) {
      return SeatedTable.NONE;
    }
    int place = table.get().find(key);
    context.countProbe(place != SeatedTable.NONE);
    return place;
  }

  /** Returns whether an entry is as good as a search, in a window of the root's seat. */
  private boolean answers(int place, int depth, double low, double high) {
    SeatedTable known = table.get();
    if (!known.isOfDepth(place, depth)) {
      return false;
    }
    double value = known.value(place);
    boolean isEnough = switch (known.bound(place)) {
      case EXACT -> true;
      case LOWER -> value >= high;
      case UPPER -> value <= low;
      case ESTIMATE -> false;
    };
    if (isEnough && !known.isSolved(place)) {
      context.countUnprovenCutoff();
    }
    return isEnough;
  }

  private void store(long key, double value, Bound bound, long before, int depth, int move) {
    table.ifPresent(
        known -> known.store(key, value, bound, context.estimates() == before, depth, move));
  }

  private static Bound bound(double value, double low, double high) {
    return value <= low ? Bound.UPPER : value >= high ? Bound.LOWER : Bound.EXACT;
  }

  private static Bound opposite(Bound bound) {
    return bound == Bound.LOWER ? Bound.UPPER : bound == Bound.UPPER ? Bound.LOWER : bound;
  }

  @Override
  public Unit<P> unit() {
    return estimates.unit();
  }

  @Override
  public void newSearch() {
    table.ifPresent(SeatedTable::newSearch);
    plies.forget();
  }

  @Override
  public void reset() {
    table.ifPresent(SeatedTable::clear);
    plies.forget();
  }
}
