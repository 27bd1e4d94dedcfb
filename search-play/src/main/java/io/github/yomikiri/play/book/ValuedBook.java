package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToLongFunction;

/**
 * An opening book that knows the value of every move of its positions. So a program can choose
 * among good moves, and can say how good they are. {@link Book} has weights instead.
 *
 * <pre>{@code
 * ValuedBookBuilder<ConnectFour> builder = ValuedBook.from(ConnectFour.START).margin(1);
 * for (int i = 0; i < 100; i++) {
 *   builder.extend(searcher, Limits.depth(8));
 * }
 * ValuedBook<ConnectFour> book = builder.build();
 * book.moves(ConnectFour.START);   // the best first
 * }</pre>
 *
 * <p>A {@link ValuedBookBuilder} makes a book, and reads the text of one. The value of a position
 * is that of its best move. The value of a move to a position without moves in the book is that of
 * a search.
 *
 * <p>Immutable, so any number of threads may use a book.
 *
 * @param <N> the game's node type
 */
public final class ValuedBook<N extends Node<N>> {

  private final ToLongFunction<? super N> identity;

  /** The identities of the positions, ascending. */
  private final long[] keys;

  private final int[] values;

  /** The visits of each position; 0 for a position whose moves are not in the book. */
  private final int[] visits;

  private final int size;

  ValuedBook(BookGraph<N> graph, ToLongFunction<? super N> identity) {
    this.identity = identity;
    List<BookGraph.Place<N>> places = new ArrayList<>(graph.places());
    places.sort(Comparator.comparingLong(BookGraph.Place::identity));
    keys = places.stream().mapToLong(BookGraph.Place::identity).toArray();
    values = places.stream().mapToInt(BookGraph.Place::value).toArray();
    visits = places.stream().mapToInt(BookGraph.Place::visits).toArray();
    size = graph.opened();
  }

  /**
   * A move of a book.
   *
   * @param move the move
   * @param value the value for the side that plays the move, in the unit of the book's searches
   * @param visits how many positions the book has with this move in their lines, at least 0
   */
  public record BookMove(Move move, int value, int visits) {

    /** Checks the components. */
    public BookMove {
      Objects.requireNonNull(move, "move");
    }
  }

  /**
   * Starts a book of a game.
   *
   * @param <N> the game's node type
   * @param start the position that all lines of the book begin with
   * @return a builder of a book with this position only
   */
  public static <N extends Node<N>> ValuedBookBuilder<N> from(N start) {
    return from(start, Node::key);
  }

  /**
   * Starts a book of a game with symmetric positions, which the book stores once.
   *
   * @param <N> the game's node type
   * @param start the position that all lines of the book begin with
   * @param identity returns the same number for positions that are symmetric to each other, and
   *     therefore have the same value; otherwise well-mixed bits, as {@link Node#key} does
   * @return a builder of a book with this position only
   */
  public static <N extends Node<N>> ValuedBookBuilder<N> from(
      N start, ToLongFunction<? super N> identity) {
    return new ValuedBookBuilder<>(start, identity);
  }

  /**
   * Returns the moves of a position.
   *
   * @param position any position
   * @return every legal move, the best first, and of equal moves the one with more visits; empty if
   *     the book does not have the position's moves. Unmodifiable
   */
  public List<BookMove> moves(N position) {
    int here = find(position);
    if (here < 0 || visits[here] == 0) {
      return List.of();
    }
    List<BookMove> moves = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      int at = find(position.play(move.code()));
      if (at < 0) {
        // Another position happens to have the same identity.
        return List.of();
      }
      moves.add(new BookMove(move, -values[at], visits[at]));
    }
    moves.sort(Comparator.comparingInt(BookMove::value)
        .thenComparingInt(BookMove::visits)
        .reversed());
    return List.copyOf(moves);
  }

  private int find(N position) {
    return Arrays.binarySearch(keys, identity.applyAsLong(position));
  }

  /**
   * Returns the line of best play from a position, as far as the book has moves.
   *
   * @param position any position
   * @return the moves; empty if the book does not have the position's moves
   */
  public List<Move> line(N position) {
    List<Move> line = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    N at = position;
    List<BookMove> moves = moves(at);
    while (!moves.isEmpty() && seen.add(at.key())) {
      Move best = moves.get(0).move();
      line.add(best);
      at = at.play(best.code());
      moves = moves(at);
    }
    return List.copyOf(line);
  }

  /**
   * Returns a book of weights, with which any searcher can play: see {@link Book#over}.
   *
   * @param start the position that the new book begins with
   * @param margin how much worse than the best move a move may be, at least 0
   * @return a book of the moves within the margin, and of the positions after them. The best move
   *     has the weight {@code margin + 1}, and a move that is worse by {@code d} has the weight
   *     {@code margin + 1 - d}
   * @throws IllegalArgumentException if the margin is outside {@code [0, Book.MAX_WEIGHT)}
   */
  public Book toBook(N start, int margin) {
    if (margin < 0 || margin >= Book.MAX_WEIGHT) {
      throw new IllegalArgumentException(
          "margin " + margin + " is outside [0, " + Book.MAX_WEIGHT + ")");
    }
    BookEntries entries = new BookEntries(Book.MAX_POSITIONS);
    Deque<N> left = new ArrayDeque<>(List.of(start));
    while (!left.isEmpty()) {
      N position = left.remove();
      if (entries.contains(position.key())) {
        continue;
      }
      List<BookMove> moves = moves(position);
      for (BookMove each : moves) {
        long loss = (long) moves.get(0).value() - each.value();
        if (loss <= margin) {
          entries.add(position.key(), each.move().code(), (int) (margin + 1 - loss));
          left.add(position.play(each.move().code()));
        }
      }
    }
    return entries.build();
  }

  /**
   * Returns the number of positions whose moves are in the book.
   *
   * @return the number, at least 0
   */
  public int size() {
    return size;
  }

  /** Returns the size, such as {@code ValuedBook[positions=17]}. */
  @Override
  public String toString() {
    return "ValuedBook[positions=" + size + "]";
  }
}
