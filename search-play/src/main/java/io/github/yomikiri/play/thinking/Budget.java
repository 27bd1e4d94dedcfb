package io.github.yomikiri.play.thinking;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The nodes and the time for one move. A budget counts the costs of all searches for the move, and
 * returns the limits that are left for the next search.
 */
public final class Budget {

  private static final long UNLIMITED = Long.MAX_VALUE;

  private final Limits limits;
  private final long max;
  private final LongSupplier nanoTime;
  private final long started;
  private long nodes;

  private Budget(Limits limits, LongSupplier nanoTime) {
    this.limits = limits;
    this.nanoTime = nanoTime;
    max = limits.time().map(Budget::nanos).orElse(UNLIMITED);
    started = nanoTime.getAsLong();
  }

  /**
   * Returns a budget. If the limits have a usual time, the budget saves time for later moves.
   *
   * @param limits the limits of the move, without a clock
   * @param nanoTime a clock in nanoseconds
   * @return the budget, whose time begins now
   */
  public static Budget of(Limits limits, LongSupplier nanoTime) {
    return new Budget(limits, nanoTime);
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofNanos(UNLIMITED)) >= 0 ? UNLIMITED : time.toNanos();
  }

  /**
   * Returns the limit of the depth.
   *
   * @return in plies, at most {@link Limits#MAX_DEPTH}
   */
  public int depth() {
    return limits.depth().orElse(Limits.MAX_DEPTH);
  }

  /**
   * Returns the moves of a position that the limits of the move allow.
   *
   * @param position the position, with the player to move
   * @return the moves, see {@link Limits#rootMoves(Position)}
   */
  public List<Move> moves(Position<?> position) {
    return limits.rootMoves(position);
  }

  /**
   * Returns whether the limits of the move exclude moves.
   *
   * @return whether they do
   */
  public boolean excludesMoves() {
    return !limits.rootMoves().isEmpty();
  }

  /**
   * Returns whether the depth is limited.
   *
   * @return whether it is
   */
  public boolean hasDepth() {
    return depth() < Limits.MAX_DEPTH;
  }

  /**
   * Returns whether the nodes are limited.
   *
   * @return whether they are
   */
  public boolean hasNodes() {
    return limits.nodes().isPresent();
  }

  /**
   * Returns whether the time is limited.
   *
   * @return whether it is
   */
  public boolean hasTime() {
    return max != UNLIMITED;
  }

  /**
   * Counts the cost of a search.
   *
   * @param result the search's result
   */
  public void spend(SearchResult result) {
    nodes += result.statistics().nodes();
  }

  /**
   * Returns the cost of the move until now.
   *
   * @return in nodes
   */
  public long nodesSpent() {
    return nodes;
  }

  /**
   * Returns the cost of the move until now.
   *
   * @return the nodes of all searches, and the time that the move has taken
   */
  public Statistics statistics() {
    return Statistics.of(nodes, elapsed());
  }

  /**
   * Returns how many nodes the move may still cost.
   *
   * @return in nodes, not negative
   */
  public long nodesLeft() {
    return Math.max(0, limits.nodes().orElse(UNLIMITED) - nodes);
  }

  /**
   * Returns how much time the move may still take.
   *
   * @return in nanoseconds, not negative
   */
  public long nanosLeft() {
    return hasTime() ? Math.max(0, max - elapsedNanos()) : UNLIMITED;
  }

  /**
   * Returns the time that the move has taken.
   *
   * @return the time since the budget was made
   */
  public Duration elapsed() {
    return Duration.ofNanos(elapsedNanos());
  }

  private long elapsedNanos() {
    return nanoTime.getAsLong() - started;
  }

  /**
   * Returns whether the move has taken most of its usual time, so no further iteration should
   * begin.
   *
   * @return whether it has
   */
  public boolean isEnough() {
    return limits.usualTime().isPresent() && limits.isEnough(Limits.MAX_DEPTH, elapsed());
  }

  /**
   * Returns whether the budget is used up, so a search would end at once.
   *
   * @return whether it is
   */
  public boolean isOver() {
    return limits.stop().isRaised() || nodesLeft() == 0 || nanosLeft() == 0;
  }

  /**
   * Returns why {@link #isOver}.
   *
   * @return the limit that was reached
   */
  public Completion reason() {
    return limits.stop().isRaised()
        ? Completion.STOPPED
        : nodesLeft() == 0 ? Completion.NODES : Completion.TIME;
  }

  /**
   * Returns the limits that are left for a search that begins now. The budget must not be over. The
   * limits have no usual time.
   *
   * @return the limits
   */
  public Limits rest() {
    return share(1);
  }

  /**
   * Returns a part of the limits that are left, for a search that begins now.
   *
   * @param part the part of nodes and time, in {@code (0, 1]}
   * @return the limits
   */
  public Limits share(double part) {
    return share(part, nanosLeft());
  }

  /**
   * Returns a part of the limits that are left until the move has taken its usual time. Use it for
   * a search that must not take time from later moves.
   *
   * @param part the part of nodes and time, in {@code (0, 1]}
   * @return the limits
   */
  public Limits usualShare(double part) {
    long saved = max - limits.usualTime().map(Budget::nanos).orElse(max);
    return share(part, nanosLeft() - saved);
  }

  private Limits share(double part, long nanos) {
    Limits share = limits.withoutUsualTime();
    if (hasNodes()) {
      share = share.withNodes(Math.max(1, (long) (nodesLeft() * part)));
    }
    return hasTime() ? share.withTime(Duration.ofNanos(Math.max(1, (long) (nanos * part)))) : share;
  }

  /**
   * Returns the limits that are left for a search that begins now, with what is left of the move's
   * usual time. So the search saves time for later moves. The budget must not be over.
   *
   * @return the limits
   */
  public Limits saving() {
    return saving(rest(), 0);
  }

  /**
   * Adds to the limits of a search what is left of the move's usual time, if it has one.
   *
   * @param part a part of what is left
   * @param minDepth the depth in plies that the search reaches even if the move has taken its usual
   *     time; 0 if it need not reach any
   * @return the limits
   */
  public Limits saving(Limits part, int minDepth) {
    if (limits.usualTime().isEmpty()) {
      return part;
    }
    // Iterations are to begin in the first half of the move's usual time. So the time until now
    // counts twice.
    Duration left = limits.usualTime().get().minus(elapsed().multipliedBy(2));
    return part.withUsualTime(
        left.isNegative() ? Duration.ZERO : left, Math.max(limits.minDepth(), minDepth));
  }
}
