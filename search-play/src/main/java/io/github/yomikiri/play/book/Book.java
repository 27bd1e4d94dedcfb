package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.search.Limits;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An opening book: positions, each with moves and their weights. A program that plays from a book
 * saves the time of a search, and varies its games.
 *
 * <pre>{@code
 * Book book = Book.readText(Path.of("openings.txt"), Reversi.start());
 * Searcher<Reversi> player = book.over(searcher, 42);
 * }</pre>
 *
 * <p>Books are made from lines of moves ({@link #readText(Path, Node)}), by searches
 * ({@link #bySearch}) and from games ({@link #fromGames}). A book stores the keys of its positions,
 * so it works for any game, and transpositions are found. If another position happens to have the
 * same key, the moves that are illegal in it are ignored. A book of one game is of no use for
 * another.
 *
 * <p>Immutable, so any number of threads may use a book.
 */
public final class Book {

  /** The maximum number of positions of a book. */
  public static final int MAX_POSITIONS = 1 << 24;

  /** The maximum weight of a move; the minimum is 1. */
  public static final int MAX_WEIGHT = 1_000_000_000;

  /** The keys, ascending. */
  private final long[] keys;

  /** The place of each position's first move, and the end of the last position's moves. */
  private final int[] starts;

  /** The codes of the moves, ascending within each position. */
  private final int[] codes;

  private final int[] weights;

  Book(long[] keys, int[] starts, int[] codes, int[] weights) {
    this.keys = keys;
    this.starts = starts;
    this.codes = codes;
    this.weights = weights;
  }

  /**
   * Reads a book from lines of moves. Each line has the moves of a game from the start position,
   * with spaces between, in the notation that {@link Node#parse} reads. An asterisk and a weight
   * may follow, also with spaces between. Without them the weight is 1. If a move of a position
   * occurs in several lines, the weights are added. Empty lines and lines that begin with {@code #}
   * are skipped.
   *
   * <pre>
   * # two openings; the first is played three times as often
   * f5 d6 c3 d3 c4 * 3
   * f5 f6 e6 f4
   * </pre>
   *
   * @param <N> the game's node type
   * @param file a text in UTF-8
   * @param start the position before the first move of each line
   * @return the book
   * @throws IOException if reading fails
   * @throws InvalidInputException if there is no line of moves, a move is not legal, or a weight is
   *     not in {@code [1, MAX_WEIGHT]}; also if a line has more than 1,000,000 characters, or the
   *     book more than {@link #MAX_POSITIONS} positions
   */
  public static <N extends Node<N>> Book readText(Path file, N start) throws IOException {
    try (TextLines lines = TextLines.open(file)) {
      return new BookText<>(lines, start, MAX_POSITIONS).read();
    }
  }

  /**
   * Reads a book from lines of moves, as {@link #readText(Path, Node)} does.
   *
   * @param <N> the game's node type
   * @param in the text, read to its end; it is not closed
   * @param name the name of the text, for messages
   * @param start the position before the first move of each line
   * @return the book
   * @throws IOException if reading fails
   * @throws InvalidInputException if the text is not a book
   */
  @SuppressWarnings("resource") // The caller closes the reader.
  public static <N extends Node<N>> Book readText(Reader in, String name, N start)
      throws IOException {
    return new BookText<>(TextLines.of(in, name), start, MAX_POSITIONS).read();
  }

  /**
   * Reads a book that {@link #write} wrote.
   *
   * @param path the file
   * @return the book
   * @throws IOException if reading fails
   * @throws InvalidInputException if the file is no book, of another version, too large or damaged
   */
  public static Book read(Path path) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      return BookFile.read(in, path.toString());
    }
  }

  /**
   * Writes this book to a compact file: about 9 bytes for each position, and 2 to 7 for each move.
   * An existing file is replaced only after everything is written, so the file is never incomplete.
   *
   * @param path the file
   * @throws IOException if writing fails
   */
  public void write(Path path) throws IOException {
    AtomicFile.write(path, out -> BookFile.write(this, out));
  }

  /**
   * Starts a book whose moves are found by searches.
   *
   * @param <N> the game's node type
   * @param searcher values the positions; it is reset before each search
   * @param limits the limits of each search; a depth or a number of nodes makes the book
   *     reproducible
   * @param plies the number of plies that the book covers, at least 1
   * @return a builder
   * @throws IllegalArgumentException if {@code plies} is less than 1
   */
  public static <N extends Node<N>> SearchBookBuilder<N> bySearch(
      Searcher<N> searcher, Limits limits, int plies) {
    return new SearchBookBuilder<>(searcher, limits, checkPlies(plies));
  }

  /**
   * Starts a book of the moves that were played in games.
   *
   * @param <N> the game's node type
   * @param plies the number of plies of each game that the book covers, at least 1
   * @return a builder
   * @throws IllegalArgumentException if {@code plies} is less than 1
   */
  public static <N extends Node<N>> GameBookBuilder<N> fromGames(int plies) {
    return new GameBookBuilder<>(checkPlies(plies));
  }

  private static int checkPlies(int plies) {
    if (plies < 1) {
      throw new IllegalArgumentException("number of plies " + plies + " is less than 1");
    }
    return plies;
  }

  /**
   * Returns the moves of a position.
   *
   * @param <N> the game's node type
   * @param position any position
   * @return the legal moves of the book with their weights, the heaviest first; empty if the book
   *     does not have the position. Unmodifiable
   */
  public <N extends Node<N>> Map<Move, Integer> moves(N position) {
    int at = Arrays.binarySearch(keys, position.key());
    if (at < 0) {
      return Map.of();
    }
    Map<Move, Integer> known = new LinkedHashMap<>();
    for (Move move : position.legalMoves()) {
      int found = Arrays.binarySearch(codes, starts[at], starts[at + 1], move.code());
      if (found >= 0) {
        known.put(move, weights[found]);
      }
    }
    List<Map.Entry<Move, Integer>> sorted = new ArrayList<>(known.entrySet());
    sorted.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
    Map<Move, Integer> moves = new LinkedHashMap<>();
    sorted.forEach(each -> moves.put(each.getKey(), each.getValue()));
    return Collections.unmodifiableMap(moves);
  }

  /**
   * Returns a searcher that plays from this book, and asks another searcher if the book has no
   * move.
   *
   * <p>A move of the book is chosen at random: a move of weight 3 three times as often as a move of
   * weight 1. Its result is that of no search. The score is the lower bound {@code -Score.MAX} at
   * depth 0, and no limit is read. {@link Searcher#reset} restarts the random numbers and resets
   * the other searcher.
   *
   * <p>In matches use {@code Player.seeded}, because its games have different seeds. Make the other
   * searcher anew for each game, so that it has learned nothing from the games before.
   *
   * @param <N> the game's node type
   * @param searcher searches the positions that are not in the book
   * @param seed the seed of the random numbers
   * @return a searcher, which serves one call at a time
   */
  public <N extends Node<N>> Searcher<N> over(Searcher<N> searcher, long seed) {
    return new BookSearcher<>(this, searcher, seed);
  }

  /**
   * Returns the number of positions.
   *
   * @return the number, in {@code [0, MAX_POSITIONS]}
   */
  public int size() {
    return keys.length;
  }

  /** Calls a consumer for each position, in the order of the keys. */
  <E extends Exception> void forEach(PositionConsumer<E> consumer) throws E {
    for (int i = 0; i < keys.length; i++) {
      consumer.accept(
          keys[i],
          Arrays.copyOfRange(codes, starts[i], starts[i + 1]),
          Arrays.copyOfRange(weights, starts[i], starts[i + 1]));
    }
  }

  /** Receives a position with its moves. */
  interface PositionConsumer<E extends Exception> {
    void accept(long key, int[] codes, int[] weights) throws E;
  }

  /** Returns the number of moves of all positions. */
  int moveCount() {
    return codes.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Book that
        && Arrays.equals(keys, that.keys)
        && Arrays.equals(starts, that.starts)
        && Arrays.equals(codes, that.codes)
        && Arrays.equals(weights, that.weights);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(keys) + Arrays.hashCode(weights);
  }

  /** Returns the size, such as {@code Book[positions=17, moves=42]}. */
  @Override
  public String toString() {
    return "Book[positions=" + size() + ", moves=" + moveCount() + "]";
  }
}
