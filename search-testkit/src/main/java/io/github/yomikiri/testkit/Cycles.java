package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Position;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Looks for moves there and back: after two moves of each side, a position seems to be the same
 * again. What the game remembers of these moves must not spoil the keys. A right that was lost,
 * such as to castle, must be in the key, and a count of moves must not.
 *
 * <p>Nobody knows which move takes another one back, so all are tried, and what was found is tried
 * first at later positions. The codes of moves are enough for that in games whose moves have a
 * square from and a square to. In games without such moves nothing is found.
 */
final class Cycles<P extends Position<P>> {

  /** How many plies are played to find moves that take others back. */
  private static final int MAX_TRIED = 30_000;

  private static final int MAX_CYCLES = 6_000;

  /** How many moves of a position are tried. */
  private static final int MOVES = 8;

  /** After this number of failures, no move is expected to take a move back. */
  private static final int MAX_FAILURES = 3;

  private final Map<Integer, Integer> back = new HashMap<>();
  private final Map<Integer, Integer> failures = new HashMap<>();
  private final Playouts<P> playouts;
  private int tried;
  private int triedForTempo;
  private int found;

  /**
   * Moves there and back.
   *
   * @param before the position before the moves
   * @param after the position after them
   */
  record Cycle<P extends Position<P>>(Walk<P> before, Walk<P> after) {

    List<Integer> moves() {
      return after.lastMoves(after.plies() - before.plies());
    }

    /** Returns the same moves, played once more. */
    Optional<Cycle<P>> again() {
      return after.along(moves()).map(twice -> new Cycle<>(after, twice));
    }
  }

  private Cycles(PositionSource<P> source) {
    playouts = new Playouts<>(source);
  }

  /** Calls the check for some moves there and back from positions of the walks. */
  static <P extends Position<P>> void forEach(PositionSource<P> source, Consumer<Cycle<P>> check) {
    forEach(source, check, false);
  }

  /**
   * Calls the check also for positions with an equal key in which the other side is to move. A side
   * that goes there and back by three moves instead of two reaches them. If the side to move is in
   * the key, no such position is found.
   */
  static <P extends Position<P>> void forEachWithLostTempo(
      PositionSource<P> source, Consumer<Cycle<P>> check) {
    forEach(source, check, true);
  }

  private static <P extends Position<P>> void forEach(
      PositionSource<P> source, Consumer<Cycle<P>> check, boolean withLostTempo) {
    Cycles<P> cycles = new Cycles<>(source);
    Walk.forEach(source, at -> {
      for (int move : Walk.some(at.legalMoves(), MOVES, at.plies())) {
        Optional<Walk<P>> after =
            cycles.found < MAX_CYCLES ? cycles.from(at, move) : Optional.empty();
        after.ifPresent(there -> {
          cycles.found++;
          check.accept(new Cycle<>(at, there));
          if (withLostTempo) {
            cycles.loseTempo(at, move, check);
          }
        });
      }
    });
  }

  private void loseTempo(Walk<P> at, int move, Consumer<Cycle<P>> check) {
    Walk<P> moved = at.play(move);
    int reply = reply(moved);
    Walk<P> replied = moved.play(reply);
    for (int third : replied.someMoves()) {
      Walk<P> further = replied.play(third);
      for (int fourth : takingBack(reply, moved, further)) {
        Walk<P> there = further.play(fourth);
        int[] last = there.legalMoves();
        triedForTempo += last.length;
        for (int fifth : triedForTempo > MAX_TRIED ? new int[0] : last) {
          Walk<P> after = there.play(fifth);
          if (after.node().key() == at.node().key()) {
            check.accept(new Cycle<>(at, after));
          }
        }
      }
    }
  }

  private Optional<Walk<P>> from(Walk<P> at, int move) {
    if (failures.getOrDefault(move, 0) > MAX_FAILURES) {
      return Optional.empty();
    }
    Walk<P> moved = at.play(move);
    if (moved.isOver()) {
      return Optional.empty();
    }
    int reply = reply(moved);
    Walk<P> replied = moved.play(reply);
    for (int third : takingBack(move, at, replied)) {
      Walk<P> there = replied.play(third);
      for (int fourth : takingBack(reply, moved, there)) {
        Walk<P> after = there.play(fourth);
        if (seemTheSame(at.node(), after.node())) {
          back.put(move, third);
          back.put(reply, fourth);
          return Optional.of(after);
        }
      }
    }
    if (back.containsKey(reply)) {
      failures.merge(move, 1, Integer::sum);
    }
    return Optional.empty();
  }

  /** Returns a reply that can be taken back, if one is known: then fewer moves are tried. */
  private int reply(Walk<P> moved) {
    int[] replies = moved.legalMoves();
    return Arrays.stream(replies)
        .filter(back::containsKey)
        .findFirst()
        .orElse(replies[moved.plies() % replies.length]);
  }

  /**
   * Returns the move that takes another back, if it is known. Otherwise it returns the moves to
   * try: those that were not legal before the other move, because its piece stood elsewhere.
   */
  private int[] takingBack(int move, Walk<P> before, Walk<P> after) {
    int[] legal = after.legalMoves();
    Integer known = back.get(move);
    if (known != null) {
      return Arrays.stream(legal).filter(each -> each == known).toArray();
    }
    if (tried > MAX_TRIED) {
      return new int[0];
    }
    int[] legalBefore = before.legalMoves();
    int[] candidates = Arrays.stream(legal)
        .filter(each -> each == move || Arrays.stream(legalBefore).noneMatch(old -> old == each))
        .toArray();
    tried += candidates.length;
    return candidates;
  }

  private boolean seemTheSame(P one, P other) {
    return one.key() == other.key() || playouts.differenceAtOnce(one, other).isEmpty();
  }
}
