package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.Ranges;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The conditions that end a search: a depth, a number of nodes, a time, a usual time, a game's
 * clock and a stop signal. Each is optional, and the first one that is met ends the search.
 * Immutable.
 *
 * <pre>{@code
 * Limits.depth(8)
 * Limits.time(Duration.ofSeconds(1)).withStop(signal)
 * Limits.time(Duration.ofSeconds(9)).withUsualTime(Duration.ofSeconds(3))
 * Limits.clock(GameClock.of(Duration.ofMinutes(5)))
 * }</pre>
 *
 * <p>The time interrupts a search. The usual time does not: it is the time that the search should
 * take, and it only keeps the search from beginning another iteration. A search ends with
 * {@link Completion#TIME} in both cases. A clock gives a search its share of the time that is left
 * in the game, as a time and a usual time.
 *
 * <p>A search reads the clock and the stop signal between two nodes. So if the game or the
 * evaluator takes long for one call, the search exceeds its time by one or two such calls. An
 * interrupt of the searching thread ends no search; raise a {@link StopSignal} in its place.
 *
 * <p>Limits can also restrict a search to {@linkplain #withRootMoves some moves} of its root.
 */
public final class Limits {

  /** The maximum depth limit, in plies. A search without a depth limit stops at this depth, too. */
  public static final int MAX_DEPTH = 250;

  private static final Limits NONE = new Limits(LimitValues.NONE);

  /** How many moves are left in a game if nobody knows better. */
  private static final int USUAL_MOVES = 25;

  private static final Duration USUAL_OVERHEAD = Duration.ofMillis(30);

  private final LimitValues values;

  private Limits(LimitValues values) {
    this.values = values;
  }

  /**
   * Returns limits that end nothing: the search runs until the position is solved or
   * {@link #MAX_DEPTH} is reached.
   *
   * @return no limits
   */
  public static Limits none() {
    return NONE;
  }

  /**
   * Returns a limit on the depth alone.
   *
   * @param depth in plies, in {@code [1, MAX_DEPTH]}
   * @return the limit
   * @throws IllegalArgumentException if {@code depth} is outside its range
   */
  public static Limits depth(int depth) {
    return NONE.withDepth(depth);
  }

  /**
   * Returns a limit on the nodes alone. The same limit ends the same search at the same node every
   * time.
   *
   * @param nodes how many nodes may be visited, at least 1
   * @return the limit
   * @throws IllegalArgumentException if {@code nodes} is less than 1
   */
  public static Limits nodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  /**
   * Returns a limit on the time alone.
   *
   * @param time the time a search may take, positive
   * @return the limit
   * @throws IllegalArgumentException if {@code time} is not positive
   */
  public static Limits time(Duration time) {
    return NONE.withTime(time);
  }

  /**
   * Returns a game's clock as the only limit.
   *
   * @param clock the clock of the side to move as it is now
   * @return the limit
   */
  public static Limits clock(GameClock clock) {
    return NONE.withClock(clock);
  }

  /**
   * Returns these limits with another depth.
   *
   * @param newDepth in plies, in {@code [1, MAX_DEPTH]}
   * @return new limits
   * @throws IllegalArgumentException if {@code newDepth} is outside its range
   */
  public Limits withDepth(int newDepth) {
    Ranges.between("depth", newDepth, 1, MAX_DEPTH);
    return new Limits(values.withDepth(newDepth));
  }

  /**
   * Returns these limits with another node limit.
   *
   * @param newNodes how many nodes may be visited, at least 1
   * @return new limits
   * @throws IllegalArgumentException if {@code newNodes} is less than 1
   */
  public Limits withNodes(long newNodes) {
    Ranges.atLeast("node limit", newNodes, 1);
    return new Limits(values.withNodes(newNodes));
  }

  /**
   * Returns these limits with another time limit.
   *
   * @param newTime the time a search may take, positive
   * @return new limits
   * @throws IllegalArgumentException if {@code newTime} is not positive
   */
  public Limits withTime(Duration newTime) {
    if (newTime.isNegative() || newTime.isZero()) {
      throw new IllegalArgumentException("time limit " + newTime + " is not positive");
    }
    return new Limits(values.withTime(newTime));
  }

  /**
   * Returns these limits with another usual time: the time that the search should take.
   *
   * <p>An iteration takes about as long as all earlier iterations together, or longer. So it would
   * not end in time if more than half of the usual time is gone before it. A search in iterations
   * then begins no further one, which saves time for later moves. An iteration that has begun is
   * not interrupted. {@link #withTime} sets the time that the search may take at most.
   *
   * @param newTime the time, not negative; zero ends the search after its first iteration
   * @return new limits
   * @throws IllegalArgumentException if {@code newTime} is negative
   */
  public Limits withUsualTime(Duration newTime) {
    return withUsualTime(newTime, 1);
  }

  /**
   * Returns these limits with another usual time that applies from a depth on. Use it if a search
   * of less depth is worth nothing, for example because an earlier search has looked deeper.
   *
   * @param newTime the time, not negative; see {@link #withUsualTime(Duration)}
   * @param minDepth the depth in plies that the search reaches even if it takes longer, in
   *     {@code [1, MAX_DEPTH]}
   * @return new limits
   * @throws IllegalArgumentException if a value is outside its range
   */
  public Limits withUsualTime(Duration newTime, int minDepth) {
    if (newTime.isNegative()) {
      throw new IllegalArgumentException("usual time " + newTime + " is negative");
    }
    Ranges.between("minimum depth", minDepth, 1, MAX_DEPTH);
    return new Limits(values.withUsual(Optional.of(new UsualTime(newTime, minDepth))));
  }

  /**
   * Returns these limits without a usual time. Use it for a search that is only a part of the work
   * that the usual time is for.
   *
   * @return new limits
   */
  public Limits withoutUsualTime() {
    return new Limits(values.withUsual(Optional.empty()));
  }

  /**
   * Returns these limits with another stop signal.
   *
   * @param newStop the signal that ends the search
   * @return new limits
   */
  public Limits withStop(StopSignal newStop) {
    return new Limits(values.withStop(Objects.requireNonNull(newStop, "stop")));
  }

  /**
   * Returns these limits for a search of some of the root's moves, for example to compare two moves
   * or to exclude one. The move, the value and the root moves of the result are those of a root
   * that has no other moves. So a {@linkplain SearchResult#solved() solved} value is the value of
   * the best of these moves. It is no claim about the position, and tables do not keep it as one.
   *
   * @param moves legal moves of the root, at least one; compared by their codes
   * @return new limits
   * @throws IllegalArgumentException if there are no moves
   */
  public Limits withRootMoves(Collection<Move> moves) {
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("there are no root moves, expected at least one");
    }
    return new Limits(values.withRootMoves(moves));
  }

  /**
   * Returns these limits for a search of all moves. Use it for a search of another position, such
   * as the position after a move.
   *
   * @return new limits
   */
  public Limits withoutRootMoves() {
    return new Limits(values.withRootMoves(List.of()));
  }

  /**
   * Returns these limits with another clock. A search takes its share of the time on the clock, as
   * {@link #forMove} divides it. Searchers do not know how long the game lasts, so they expect 25
   * moves and an overhead of 30 ms. A player knows better.
   *
   * @param newClock the clock of the side to move as it is now
   * @return new limits
   */
  public Limits withClock(GameClock newClock) {
    return new Limits(values.withClock(Optional.of(newClock)));
  }

  /**
   * Returns these limits with a move's share of the clock in place of the clock. The share is
   * {@linkplain #time() a time} and a {@linkplain #usualTime() usual time}. Without a clock, these
   * limits are returned.
   *
   * <p>The clock is divided among the moves that need thought, and the usual time is one share. A
   * move may take up to three shares, but at most three fifths of the clock. The overhead is the
   * delay between the end of a search and the stop of the clock. It is reserved for this move and
   * every later move. If the overheads need more than half of the clock, all moves get the same
   * share.
   *
   * @param movesLeft how many moves the side to move still has to make in the game, with this one,
   *     at least 1
   * @param thoughtLeft the thought that all these moves need, as a multiple of the thought that
   *     this move needs, at least 1. It is the number of moves if all need the same
   * @param overhead the overhead of each move, not negative
   * @return new limits
   * @throws IllegalArgumentException if a number is outside its range
   */
  public Limits forMove(int movesLeft, double thoughtLeft, Duration overhead) {
    if (movesLeft < 1 || !(thoughtLeft >= 1) || overhead.isNegative()) {
      throw new IllegalArgumentException("moves left " + movesLeft + ", thought left " + thoughtLeft
          + " and overhead " + overhead + " are not all in their ranges");
    }
    if (clock().isEmpty()) {
      return this;
    }
    TimeShare share = TimeShare.of(clock().get(), movesLeft, thoughtLeft, overhead);
    Limits own = new Limits(values.withClock(Optional.empty())).and(time(share.max()));
    // A time that is for this move alone is used up.
    boolean saves = share.usual().compareTo(own.time().orElseThrow()) < 0;
    return saves ? own.and(NONE.withUsualTime(share.usual())) : own;
  }

  /** Returns the values with a usual move's share of the clock in place of the clock. */
  private LimitValues withoutClock() {
    return forMove(USUAL_MOVES, USUAL_MOVES, USUAL_OVERHEAD).values;
  }

  /**
   * Returns the stricter of these limits and others: the lesser depth, the fewer nodes, the shorter
   * time and usual time, the clock with less time, and both stop signals. Only the root moves that
   * both allow remain. Use it to combine limits from two sources, such as a command line and a
   * client.
   *
   * @param other the other limits
   * @return new limits
   * @throws IllegalArgumentException if both have root moves, and none in common
   */
  public Limits and(Limits other) {
    return new Limits(values.and(other.values));
  }

  /**
   * Returns what remains of these limits after a search. Use it to share limits among several
   * searches, one after another.
   *
   * @param search what the search has taken
   * @return the same depth, stop signal and root moves, with fewer nodes and less time, and with a
   *     share in place of a clock; empty if the nodes or the time are used up
   */
  public Optional<Limits> after(Statistics search) {
    return withoutClock().after(search).map(Limits::new);
  }

  /**
   * Returns the maximum depth that the search may reach.
   *
   * @return the depth in plies, in {@code [1, MAX_DEPTH]}; empty when it is not limited
   */
  public OptionalInt depth() {
    return values.depth();
  }

  /**
   * Returns how many nodes may be visited.
   *
   * @return the number, at least 1; empty when it is not limited
   */
  public OptionalLong nodes() {
    return values.nodes();
  }

  /**
   * Returns the time that the search may take.
   *
   * @return the time, positive; empty when it is not limited. With a clock it is at most the share
   *     of one of 25 moves
   */
  public Optional<Duration> time() {
    return withoutClock().time();
  }

  /**
   * Returns the time that the search should take.
   *
   * @return the time, not negative; empty if there is no usual time
   */
  public Optional<Duration> usualTime() {
    return withoutClock().usual().map(UsualTime::time);
  }

  /**
   * Returns the depth that the search reaches even if its usual time is over.
   *
   * @return the depth in plies, in {@code [1, MAX_DEPTH]}; 1 unless it was set
   */
  public int minDepth() {
    return withoutClock().usual().map(UsualTime::depth).orElse(1);
  }

  /**
   * Returns whether a search should end after an iteration, because of its usual time. A searcher
   * in iterations calls this method before it begins another one, and ends with
   * {@link Completion#TIME}.
   *
   * @param reached the depth of the iteration that has ended, in plies
   * @param elapsed the time since the search began
   * @return whether at least the minimum depth is reached and more than half of the usual time is
   *     gone; false if there is no usual time
   */
  public boolean isEnough(int reached, Duration elapsed) {
    return withoutClock()
        .usual()
        .filter(each -> each.isEnough(reached, elapsed))
        .isPresent();
  }

  /**
   * Returns the clock of the game.
   *
   * @return the clock of the side to move; empty if there is none
   */
  public Optional<GameClock> clock() {
    return values.clock();
  }

  /**
   * Returns the signal that ends the search.
   *
   * @return the signal; {@link StopSignal#NEVER} when there is none
   */
  public StopSignal stop() {
    return values.stop();
  }

  /**
   * Returns the moves of the root that may be searched.
   *
   * @return the moves, sorted by their codes; empty if all moves may be searched
   */
  public List<Move> rootMoves() {
    return values.rootMoves();
  }

  /**
   * Returns the moves of a root that may be searched. A searcher of your own calls this method in
   * place of {@link Position#legalMoves()}.
   *
   * @param root the position that is searched
   * @return the legal moves, in the game's order, without those that these limits exclude
   * @throws IllegalArgumentException if one of the {@linkplain #withRootMoves root moves} is not
   *     legal
   */
  public List<Move> rootMoves(Position<?> root) {
    List<Move> legal = root.legalMoves();
    if (rootMoves().isEmpty()) {
      return legal;
    }
    for (Move move : rootMoves()) {
      if (legal.stream().noneMatch(each -> each.code() == move.code())) {
        throw new IllegalArgumentException(
            "the root move " + move + " is not among the legal moves " + legal + " in\n" + root);
      }
    }
    return legal.stream()
        .filter(each -> rootMoves().stream().anyMatch(move -> move.code() == each.code()))
        .toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Limits that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  /** Returns the limits that are set, such as {@code Limits[depth=8, time=PT1S]}. */
  @Override
  public String toString() {
    return "Limits" + values;
  }
}
