package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.Searcher;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;

/**
 * An opening book: positions, each with moves. A program that plays from a book saves the time of a
 * search, and varies its games.
 *
 * <pre>{@code
 * Book<Reversi> book = Book.readText(Path.of("openings.txt"), Reversi.start());
 * Searcher<Reversi> player = book.over(searcher, 0, 42);
 * }</pre>
 *
 * <p>A book made by searches ({@link #from(Node)}) has the value of every move. So a program can
 * choose among good moves, and can say how good they are. A book made from lines of moves
 * ({@link #readText(Path, Position)}) or from games ({@link #fromGames}) has weights in place of
 * values.
 *
 * <p>A book stores the keys of its positions, so it works for any game, and transpositions are
 * found. If another position happens to have the same key, the moves that are illegal in it are
 * ignored. A book of one game is of no use for another.
 *
 * <p>Immutable, so any number of threads may use a book.
 *
 * @param <P> the game's position type
 */
public final class Book<P extends Position<P>> {

  /** The maximum number of positions of a book. */
  public static final int MAX_POSITIONS = 1 << 24;

  /** The maximum weight of a move; the minimum is 1. */
  public static final int MAX_WEIGHT = 1_000_000_000;

  private static final Comparator<RootMove> BEST_FIRST = Comparator.comparingInt(RootMove::score)
      .thenComparingLong(RootMove::visits)
      .reversed();

  private final ToLongFunction<? super P> identity;

  /** Returns a number that a move has in a position, and no other move there. */
  private final ToLongBiFunction<P, Move> name;

  /** The identities of the positions, ascending. */
  final long[] keys;

  /** The place of each position's first move, and the end of the last position's moves. */
  final int[] starts;

  /** The names of the moves, ascending within each position. */
  final long[] names;

  /** The visits or weights of the moves. */
  final int[] visits;

  /** The values of the moves; empty if the book has no values. */
  final int[] values;

  /** Makes a book without values, whose moves are named by their codes. */
  Book(BookArrays arrays) {
    this(arrays, Position::key, (position, move) -> move.code());
  }

  Book(BookArrays arrays, ToLongFunction<? super P> identity, ToLongBiFunction<P, Move> name) {
    this.identity = identity;
    this.name = name;
    keys = arrays.keys.build().toArray();
    names = arrays.names.build().toArray();
    visits = arrays.visits.build().toArray();
    values = arrays.values.build().toArray();
    starts = IntStream.concat(arrays.starts.build(), IntStream.of(names.length)).toArray();
  }

  /**
   * Starts a book that searches extend.
   *
   * @param <N> the game's node type
   * @param start the position that all lines of the book begin with
   * @return a builder of a book with this position only
   */
  public static <N extends Node<N>> BookBuilder<N> from(N start) {
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
  public static <N extends Node<N>> BookBuilder<N> from(
      N start, ToLongFunction<? super N> identity) {
    return new BookBuilder<>(start, identity);
  }

  /**
   * Starts a book of the moves that were played in games.
   *
   * @param <P> the game's position type
   * @param plies the number of plies of each game that the book covers, at least 1
   * @return a builder
   * @throws IllegalArgumentException if {@code plies} is less than 1
   */
  public static <P extends Position<P>> GameBookBuilder<P> fromGames(int plies) {
    return new GameBookBuilder<>(Ranges.atLeast("number of plies", plies, 1));
  }

  /**
   * Reads a book from lines of moves. Each line has the moves of a game from the start position,
   * with spaces between, in the notation that {@link Position#parse} reads. An asterisk and a
   * weight may follow, also with spaces between. Without them the weight is 1. If a move of a
   * position occurs in several lines, the weights are added. Empty lines and lines that begin with
   * {@code #} are skipped.
   *
   * <pre>
   * # two openings; the first is played three times as often
   * f5 d6 c3 d3 c4 * 3
   * f5 f6 e6 f4
   * </pre>
   *
   * @param <P> the game's position type
   * @param file a text in UTF-8
   * @param start the position before the first move of each line
   * @return the book
   * @throws IOException if reading fails
   * @throws InvalidInputException if there is no line of moves, a move is not legal, or a weight is
   *     not in {@code [1, MAX_WEIGHT]}; also if a line has more than 1,000,000 characters, or the
   *     book more than {@link #MAX_POSITIONS} positions
   */
  public static <P extends Position<P>> Book<P> readText(Path file, P start) throws IOException {
    try (TextLines lines = TextLines.open(file)) {
      return readText(lines, start);
    }
  }

  /**
   * Reads a book from lines of moves, as {@link #readText(Path, Position)} does.
   *
   * @param <P> the game's position type
   * @param in the text, read to its end; it is not closed
   * @param name the name of the text, for messages
   * @param start the position before the first move of each line
   * @return the book
   * @throws IOException if reading fails
   * @throws InvalidInputException if the text is not a book
   */
  @SuppressWarnings("resource") // The caller closes the reader.
  public static <P extends Position<P>> Book<P> readText(Reader in, String name, P start)
      throws IOException {
    return readText(TextLines.of(in, name), start);
  }

  private static <P extends Position<P>> Book<P> readText(TextLines lines, P start)
      throws IOException {
    BookEntries entries = new BookEntries(MAX_POSITIONS);
    new BookText<>(lines, start).readWeights(entries);
    return entries.build(1);
  }

  /**
   * Reads a book that {@link #write} wrote.
   *
   * @param <P> the position type of the book's game
   * @param path the file
   * @return the book
   * @throws IOException if reading fails
   * @throws InvalidInputException if the file is no book, of another version, too large or damaged
   */
  public static <P extends Position<P>> Book<P> read(Path path) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      return BookFile.read(in, path.toString());
    }
  }

  /**
   * Writes a book of weights to a compact file: about 9 bytes for each position, and 2 to 7 for
   * each move. An existing file is replaced only after everything is written, so the file is never
   * incomplete. A book with values has no such file, because the lines of its {@link BookBuilder}
   * are a file.
   *
   * @param path the file
   * @throws IOException if writing fails
   * @throws IllegalStateException if the book has values
   */
  public void write(Path path) throws IOException {
    if (values.length > 0) {
      throw new IllegalStateException(
          "a file of weights cannot have the values of " + this + "; save its builder's lines");
    }
    AtomicFile.write(path, out -> BookFile.write(this, out));
  }

  /**
   * Returns the moves of a position.
   *
   * <p>In a book with values, these are all legal moves. The score of a move is exact, at depth 1:
   * the value of the position after the move. This is the value of its best move, or of a search if
   * the book has no moves there. The visits are the number of the book's positions with this move
   * in their lines.
   *
   * <p>In a book without values, these are the legal moves that have a weight. The visits of a move
   * are its weight. The score is the lower bound {@code -Score.MAX} at depth 0, which claims
   * nothing.
   *
   * @param position any position
   * @return the moves, the best first, and of equal moves the one with more visits; empty if the
   *     book does not have the position's moves. Unmodifiable
   */
  public List<RootMove> moves(P position) {
    int at = Arrays.binarySearch(keys, identity.applyAsLong(position));
    if (at < 0) {
      return List.of();
    }
    List<RootMove> moves = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      int found =
          Arrays.binarySearch(names, starts[at], starts[at + 1], name.applyAsLong(position, move));
      if (found >= 0) {
        moves.add(
            values.length > 0
                ? new RootMove(
                    move, values[found], Bound.EXACT, false, 1, visits[found], List.of(move))
                : new RootMove(
                    move, -Score.MAX, Bound.LOWER, false, 0, visits[found], List.of(move)));
      }
    }
    moves.sort(BEST_FIRST);
    return List.copyOf(moves);
  }

  /**
   * Chooses a move that is best or nearly best. In a book with values, each move within the margin
   * is equally likely. In a book without values, a move of weight 3 is chosen three times as often
   * as a move of weight 1.
   *
   * @param position any position
   * @param margin how much worse than the best move the chosen move may be, at least 0, in the unit
   *     of the values; a book without values ignores it
   * @param lot a random number, which decides; its bits need not be well mixed
   * @return all {@link #moves} of the position, the chosen move first; empty if the book does not
   *     have the position's moves. Unmodifiable
   * @throws IllegalArgumentException if the margin is negative
   */
  public List<RootMove> choose(P position, int margin, long lot) {
    Ranges.notNegative("margin", margin);
    List<RootMove> moves = new ArrayList<>(moves(position));
    if (moves.isEmpty()) {
      return List.of();
    }
    long least = (long) moves.get(0).score() - margin;
    long total = moves.stream()
        .filter(each -> each.score() >= least)
        .mapToLong(Book::chances)
        .sum();
    long left = Math.floorMod(Hash64.mix(lot), total);
    int chosen = 0;
    while (left >= chances(moves.get(chosen))) {
      left -= chances(moves.get(chosen++));
    }
    Collections.rotate(moves.subList(0, chosen + 1), 1);
    return List.copyOf(moves);
  }

  private static long chances(RootMove move) {
    return move.depth() > 0 ? 1 : move.visits();
  }

  /**
   * Returns the line of best play from a position, as far as the book has moves.
   *
   * @param position any position
   * @return the moves; empty if the book does not have the position's moves
   */
  public List<Move> line(P position) {
    List<Move> line = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    P at = position;
    List<RootMove> moves = moves(at);
    while (!moves.isEmpty() && seen.add(at.key())) {
      Move best = moves.get(0).move();
      line.add(best);
      at = at.play(best.code());
      moves = moves(at);
    }
    return List.copyOf(line);
  }

  /**
   * Returns a searcher that plays from this book, and asks another searcher if the book has no
   * move.
   *
   * <p>The searcher {@linkplain #choose chooses} a move of the book at random. Its result is that
   * of no search. The score is the lower bound {@code -Score.MAX} at depth 0, and no limit is read.
   * {@link Searcher#reset} restarts the random numbers and resets the other searcher.
   *
   * <p>In matches use {@code Player.seeded}, because its games have different seeds. Make the other
   * searcher anew for each game, so that it has learned nothing from the games before.
   *
   * @param searcher searches the positions that are not in the book
   * @param margin how much worse than the best move a move may be, as in {@link #choose}
   * @param seed the seed of the random numbers
   * @return a searcher, which serves one call at a time
   * @throws IllegalArgumentException if the margin is negative
   */
  public Searcher<P> over(Searcher<P> searcher, int margin, long seed) {
    return new BookSearcher<>(this, searcher, Ranges.notNegative("margin", margin), seed);
  }

  /**
   * Returns the number of positions whose moves are in the book.
   *
   * @return the number, in {@code [0, MAX_POSITIONS]}
   */
  public int size() {
    return keys.length;
  }

  /** Returns whether the other object is a book with the same entries. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Book<?> that
        && Arrays.equals(keys, that.keys)
        && Arrays.equals(starts, that.starts)
        && Arrays.equals(names, that.names)
        && Arrays.equals(visits, that.visits)
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(keys) + Arrays.hashCode(visits);
  }

  /** Returns the size, such as {@code Book[positions=17, moves=42]}. */
  @Override
  public String toString() {
    return "Book[positions=" + size() + ", moves=" + names.length + "]";
  }
}
