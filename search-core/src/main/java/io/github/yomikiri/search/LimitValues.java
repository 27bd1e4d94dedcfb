package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The values of {@link Limits}, each for itself. {@code Limits} checks the values, and divides the
 * clock into a time and a usual time.
 *
 * @param depth the maximum depth, in plies
 * @param nodes how many nodes may be visited
 * @param time the time that a search may take
 * @param usual the time that a search should take
 * @param clock the clock of the side to move
 * @param stop the signal that ends the search; {@link StopSignal#NEVER} if there is none
 * @param rootMoves the moves of the root that may be searched, sorted by their codes; empty for all
 */
record LimitValues(
    OptionalInt depth,
    OptionalLong nodes,
    Optional<Duration> time,
    Optional<UsualTime> usual,
    Optional<GameClock> clock,
    StopSignal stop,
    List<Move> rootMoves) {

  static final LimitValues NONE = new LimitValues(
      OptionalInt.empty(),
      OptionalLong.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      StopSignal.NEVER,
      List.of());

  LimitValues withDepth(int newDepth) {
    return new LimitValues(OptionalInt.of(newDepth), nodes, time, usual, clock, stop, rootMoves);
  }

  LimitValues withNodes(long newNodes) {
    return new LimitValues(depth, OptionalLong.of(newNodes), time, usual, clock, stop, rootMoves);
  }

  LimitValues withTime(Duration newTime) {
    return new LimitValues(depth, nodes, Optional.of(newTime), usual, clock, stop, rootMoves);
  }

  LimitValues withUsual(Optional<UsualTime> newUsual) {
    return new LimitValues(depth, nodes, time, newUsual, clock, stop, rootMoves);
  }

  LimitValues withClock(Optional<GameClock> newClock) {
    return new LimitValues(depth, nodes, time, usual, newClock, stop, rootMoves);
  }

  LimitValues withStop(StopSignal newStop) {
    return new LimitValues(depth, nodes, time, usual, clock, newStop, rootMoves);
  }

  /** Sets the moves; of moves with equal codes the first is kept. */
  LimitValues withRootMoves(Collection<Move> newMoves) {
    Map<Integer, Move> byCode = new TreeMap<>();
    newMoves.forEach(move -> byCode.putIfAbsent(move.code(), move));
    List<Move> moves = List.copyOf(byCode.values());
    return new LimitValues(depth, nodes, time, usual, clock, stop, moves);
  }

  /** Returns the stricter of every two values, as {@link Limits#and} does. */
  LimitValues and(LimitValues other) {
    return new LimitValues(
        depth.isEmpty() || other.depth.isPresent() && other.depth.getAsInt() < depth.getAsInt()
            ? other.depth
            : depth,
        nodes.isEmpty() || other.nodes.isPresent() && other.nodes.getAsLong() < nodes.getAsLong()
            ? other.nodes
            : nodes,
        time.isEmpty() || other.time.isPresent() && other.time.get().compareTo(time.get()) < 0
            ? other.time
            : time,
        Stream.of(usual, other.usual).flatMap(Optional::stream).min(UsualTime.STRICTEST_FIRST),
        Stream.of(clock, other.clock)
            .flatMap(Optional::stream)
            .min(Comparator.comparing(GameClock::left)),
        StopSignal.anyOf(stop, other.stop),
        common(rootMoves, other.rootMoves));
  }

  private static List<Move> common(List<Move> moves, List<Move> others) {
    if (moves.isEmpty() || others.isEmpty()) {
      return moves.isEmpty() ? others : moves;
    }
    List<Move> common = moves.stream()
        .filter(move -> others.stream().anyMatch(other -> other.code() == move.code()))
        .toList();
    if (common.isEmpty()) {
      throw new IllegalArgumentException(
          "the root moves " + moves + " and " + others + " have no move in common");
    }
    return common;
  }

  /**
   * Returns what remains after a search: fewer nodes and less time. The clock stays as it is.
   *
   * @return empty if the nodes or the time are used up
   */
  Optional<LimitValues> after(Statistics search) {
    long nodesLeft = nodes.orElse(Long.MAX_VALUE) - search.nodes();
    Optional<Duration> timeLeft = time.map(limit -> limit.minus(search.elapsed()));
    if (nodesLeft < 1
        || timeLeft.filter(left -> left.isNegative() || left.isZero()).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(new LimitValues(
        depth,
        nodes.isEmpty() ? nodes : OptionalLong.of(nodesLeft),
        timeLeft,
        usual.map(each -> each.after(search.elapsed())),
        clock,
        stop,
        rootMoves));
  }

  /** Returns the values that are set, such as {@code [depth=8, time=PT1S]}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    depth.ifPresent(plies -> text.append(", depth=").append(plies));
    nodes.ifPresent(number -> text.append(", nodes=").append(number));
    time.ifPresent(duration -> text.append(", time=").append(duration));
    usual.ifPresent(duration -> text.append(", usualTime=").append(duration));
    clock.ifPresent(now -> text.append(", clock=").append(now));
    if (stop != StopSignal.NEVER) {
      text.append(", stop=").append(stop.isRaised() ? "raised" : "not raised");
    }
    if (!rootMoves.isEmpty()) {
      text.append(", rootMoves=").append(rootMoves);
    }
    return "[" + text.substring(Math.min(2, text.length())) + "]";
  }
}
