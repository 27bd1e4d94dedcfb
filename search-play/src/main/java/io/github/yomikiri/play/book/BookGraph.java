package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * The positions of a {@link Book} that grows. An opened position has all its moves in the book, and
 * its value is the maximum of the moves' values. Every other position is a leaf, whose value is
 * that of a search.
 *
 * <p>Which leaf is opened next decides how useful a book is. Drop-out expansion (Lincke 2000)
 * chooses the leaf that a game between good players reaches most easily. Each move of a line costs
 * one ply, and more if the move is worse than the best move. A line whose costs are too high "drops
 * out" of the book, because nobody will play it. So the line of best play is opened deepest, and
 * every other line less deep the worse its moves are.
 *
 * <p>Dijkstra's algorithm finds the leaf with the least costs. It visits the opened positions that
 * are cheaper than this leaf, which takes microseconds each, and the searches of one leaf's moves
 * take seconds. After a leaf was opened, its value changes the values of the positions before it,
 * so the whole order is decided anew.
 *
 * <p>Transpositions, and positions with the same identity, are one position. If a move leads back
 * to a position of the same or of an earlier ply, the move counts with the value of its search. So
 * positions that repeat do no harm.
 *
 * <p>Source: T. R. Lincke, <i>Strategies for the Automatic Construction of Opening Books</i>,
 * Computers and Games 2000, LNCS 2063.
 */
final class BookGraph<P extends Position<P>> {

  /** Why no other position can be added. */
  static final String FULL = "a book has at most " + Book.MAX_POSITIONS + " positions";

  /** A move that is worse than the best move by the margin costs as much as this many plies. */
  private static final int PLIES_PER_MARGIN = 4;

  /** A position of the book. */
  static final class Place<P extends Position<P>> {

    private final P position;
    private final long identity;
    private final int index;
    private final int ply;
    private final int searched;
    private final Optional<Place<P>> first;
    private final List<Place<P>> before = new ArrayList<>();

    /** What follows after the legal moves, in their order; nothing for a leaf. */
    private List<Next<P>> after = List.of();

    /** The value for the side to move. */
    private int value;

    /** How many opened positions have this position in the lines that first led to them. */
    private int visits;

    private Place(P position, long identity, int index, int searched, Optional<Place<P>> first) {
      this.position = position;
      this.identity = identity;
      this.index = index;
      this.searched = searched;
      this.first = first;
      ply = first.map(place -> place.ply + 1).orElse(0);
      value = searched;
    }

    P position() {
      return position;
    }

    boolean isOpened() {
      return !after.isEmpty();
    }

    /** Returns the moves that first led from the start to this position. */
    List<Move> line() {
      Deque<Move> line = new ArrayDeque<>();
      Place<P> place = this;
      while (place.first.isPresent()) {
        Place<P> last = place.first.get();
        List<Place<P>> places = last.after.stream().map(Next::place).toList();
        line.addFirst(last.position.legalMoves().get(places.indexOf(place)));
        place = last;
      }
      return List.copyOf(line);
    }

    /** Returns the value of a move to a place, for the side that moves here. */
    private int valueOfMoveTo(Next<P> next) {
      Place<P> there = next.place;
      return next.ofMove(there.ply > ply ? there.value : there.searched);
    }

    /** Sets the value to that of the best move. Returns whether the value has changed. */
    private boolean update() {
      int old = value;
      value = after.stream().mapToInt(this::valueOfMoveTo).max().orElse(searched);
      return value != old;
    }
  }

  /**
   * A place after a move.
   *
   * @param again whether the side that makes the move is to move there, too. Other moves may lead
   *     to the same place from the other side
   */
  private record Next<P extends Position<P>>(Place<P> place, boolean again) {

    long name() {
      return BookGraph.name(place.identity, again);
    }

    /** Returns the value of the move by a value of the place. */
    int ofMove(int value) {
      return again ? value : -value;
    }
  }

  /** A place with the costs of the cheapest line to it. */
  private record Reached<P extends Position<P>>(Place<P> place, long costs) {}

  private final ToLongFunction<? super P> identity;
  /** Returns whether the side that made the last move is to move. */
  private final Predicate<? super P> again;

  private final List<Place<P>> places = new ArrayList<>();
  private final Map<Long, Place<P>> known = new HashMap<>();
  private int opened;

  BookGraph(P start, ToLongFunction<? super P> identity, Predicate<? super P> again) {
    this.identity = identity;
    this.again = again;
    add(start, identity.applyAsLong(start), 0, Optional.empty());
  }

  private Place<P> add(P position, long key, int searched, Optional<Place<P>> first) {
    Place<P> place = new Place<>(position, key, places.size(), searched, first);
    places.add(place);
    known.put(key, place);
    return place;
  }

  /** Returns whether as many positions can be added, leaves included. */
  boolean hasRoom(int count) {
    return places.size() + count <= Book.MAX_POSITIONS;
  }

  /** Makes a book of the opened positions. */
  Book<P> build() {
    Comparator<Place<P>> byIdentity = Comparator.comparingLong(place -> place.identity);
    Comparator<Next<P>> byName = Comparator.comparingLong(Next::name);
    BookArrays arrays = new BookArrays();
    places.stream().filter(Place::isOpened).sorted(byIdentity).forEach(place -> {
      arrays.addPosition(place.identity);
      place.after.stream()
          .distinct()
          .sorted(byName)
          .forEach(next ->
              arrays.addMove(next.name(), next.place.visits, next.ofMove(next.place.value)));
    });
    return new Book<P>(arrays, identity, (position, move) -> {
      P after = position.play(move.code());
      return name(identity.applyAsLong(after), again.test(after));
    });
  }

  /** Returns the name of the move to a position. It differs if the move wins another turn. */
  private static long name(long identity, boolean again) {
    return again ? ~identity : identity;
  }

  /** Returns the number of opened positions. */
  int opened() {
    return opened;
  }

  Optional<Place<P>> find(P position) {
    return Optional.ofNullable(known.get(identity.applyAsLong(position)));
  }

  /**
   * Returns the moves to positions that are not in the book, one for each such position.
   *
   * @param without moves to be left out, and with them all moves to the same positions
   */
  List<Move> newMoves(P position, Set<Move> without) {
    Set<Long> seen = new HashSet<>();
    without.forEach(move -> seen.add(identity.applyAsLong(position.play(move.code()))));
    return position.legalMoves().stream()
        .filter(move -> {
          long after = identity.applyAsLong(position.play(move.code()));
          return !known.containsKey(after) && seen.add(after);
        })
        .toList();
  }

  /**
   * Opens a leaf.
   *
   * @param place a leaf whose game is not over
   * @param position the leaf's position, or one of the same identity
   * @param values the values of moves, for the side that moves; the position has no
   *     {@link #newMoves} but these
   */
  void open(Place<P> place, P position, Map<Move, Integer> values) {
    Map<Long, Integer> found = new HashMap<>();
    values.forEach((move, value) -> {
      P next = position.play(move.code());
      found.put(identity.applyAsLong(next), again.test(next) ? value : -value);
    });
    List<Next<P>> after = new ArrayList<>();
    for (Move move : place.position.legalMoves()) {
      P next = place.position.play(move.code());
      long key = identity.applyAsLong(next);
      Place<P> earlier = known.get(key);
      Place<P> there = earlier == null
          ? add(next, key, Objects.requireNonNull(found.get(key)), Optional.of(place))
          : earlier;
      after.add(new Next<>(there, again.test(next)));
    }
    place.after = after;
    after.forEach(next -> next.place.before.add(place));
    opened++;
    for (Optional<Place<P>> at = Optional.of(place); at.isPresent(); at = at.get().first) {
      at.get().visits++;
    }
    Deque<Place<P>> stale = new ArrayDeque<>(List.of(place));
    while (!stale.isEmpty()) {
      Place<P> next = stale.remove();
      if (next.update()) {
        stale.addAll(next.before);
      }
    }
  }

  /**
   * Returns the leaf to open next.
   *
   * @param margin moves that are worse than the best move by more than this are not followed
   * @param plies leaves are opened up to this number of plies from the start, exclusive
   * @return the leaf with the least costs, of several the first; empty if no leaf can be reached
   */
  Optional<Place<P>> next(int margin, int plies) {
    PriorityQueue<Reached<P>> queue =
        new PriorityQueue<>(Comparator.<Reached<P>>comparingLong(Reached::costs)
            .thenComparingInt(reached -> reached.place().index));
    BitSet done = new BitSet(places.size());
    queue.add(new Reached<>(places.get(0), 0));
    while (!queue.isEmpty()) {
      Reached<P> cheapest = queue.remove();
      Place<P> place = cheapest.place();
      if (done.get(place.index)) {
        continue;
      }
      done.set(place.index);
      if (!place.isOpened() && place.ply < plies && !place.position.isTerminal()) {
        return Optional.of(place);
      }
      for (Next<P> next : place.after) {
        long loss = (long) place.value - place.valueOfMoveTo(next);
        if (loss <= margin && !done.get(next.place.index)) {
          // One ply costs max(1, margin), so that the costs are whole numbers.
          queue.add(new Reached<>(
              next.place, cheapest.costs() + Math.max(1, margin) + PLIES_PER_MARGIN * loss));
        }
      }
    }
    return Optional.empty();
  }
}
