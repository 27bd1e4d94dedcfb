package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * Makes a {@link Book} with values, best first. Each {@link #extend} takes the position that good
 * players reach most easily, among those whose moves are not in the book. It searches the positions
 * after all moves, and adds them. So the lines of best play become longest, and a book can be ended
 * or extended at any time.
 *
 * <p>A book is saved as text. Its first line is {@link #FIRST_LINE}. {@code extend} returns a line,
 * to be appended to the file, and {@link #read(Path)} reads the file back. So a program that is
 * killed loses no finished line. A line has the moves from the start, in the notation that
 * {@link Node#parse} reads. After a bar follows each next move with its value for the side that
 * plays it. Moves are left out if they lead to a position that the book has already. Empty lines
 * and lines that begin with {@code #} are skipped. Every line ends with a line feed, the last one
 * too. So a text that was cut in a line is rejected.
 *
 * <pre>
 * # Yomikiri valued book, version 1
 * | f5 12
 * f5 | d6 -8 f4 -95 f6 -20
 * f5 d6 | c3 10 c4 6 c5 -31 c6 -50 c7 -112
 * </pre>
 *
 * <p>Which position is extended next depends only on the book, its values and the margin. So a book
 * that was continued from a file is the same as that of one run, if its searches are reproducible.
 *
 * <p>A setting is made once; a second call is rejected by an {@link IllegalStateException}. Used by
 * one thread at a time.
 *
 * @param <N> the game's node type
 */
public final class BookBuilder<N extends Node<N>> {

  /** The first line of the text of a book, without its end: the format and its version. */
  public static final String FIRST_LINE = BookText.FIRST_LINE;

  private final Settings<BookBuilder<N>> settings = new Settings<>(this);
  private final N start;
  private final BookGraph<N> graph;
  private int margin;
  private int plies = Integer.MAX_VALUE;

  BookBuilder(N start, ToLongFunction<? super N> identity) {
    this.start = Objects.requireNonNull(start, "start");
    graph = new BookGraph<>(start, Objects.requireNonNull(identity, "identity"), Node::movesAgain);
  }

  /**
   * Sets which moves are followed. The default is 0: only the best moves. A move that is worse by
   * the margin costs as much as four plies more.
   *
   * @param newMargin how much worse than the best move a move may be, in the unit of the values, at
   *     least 0
   * @return this builder
   * @throws IllegalArgumentException if {@code newMargin} is negative
   */
  public BookBuilder<N> margin(int newMargin) {
    return settings.set("margin", () -> margin = Ranges.notNegative("margin", newMargin));
  }

  /**
   * Sets how many plies the book covers. The default is no limit.
   *
   * @param newPlies the number of plies from the start in which the book has moves, at least 1
   * @return this builder
   * @throws IllegalArgumentException if {@code newPlies} is less than 1
   */
  public BookBuilder<N> plies(int newPlies) {
    return settings.set("plies", () -> plies = Ranges.atLeast("number of plies", newPlies, 1));
  }

  /**
   * Adds the lines of a file.
   *
   * @param file a text in UTF-8
   * @return this builder
   * @throws IOException if reading fails
   * @throws InvalidInputException if the first line is not {@link #FIRST_LINE}, or the last line
   *     has no end; also if a line is not that of a book of this game, or does not continue an
   *     earlier line
   */
  public BookBuilder<N> read(Path file) throws IOException {
    try (TextLines lines = TextLines.open(file)) {
      return read(lines);
    }
  }

  /**
   * Adds the lines of a text, as {@link #read(Path)} does.
   *
   * @param in the text, read to its end; it is not closed
   * @param name the name of the text, for messages
   * @return this builder
   * @throws IOException if reading fails
   * @throws InvalidInputException if the text is not as {@link #read(Path)} expects
   */
  @SuppressWarnings("resource") // The caller closes the reader.
  public BookBuilder<N> read(Reader in, String name) throws IOException {
    return read(TextLines.of(in, name));
  }

  private BookBuilder<N> read(TextLines lines) throws IOException {
    new BookText<>(lines, start).readValues(graph);
    return this;
  }

  /**
   * Extends the book by one position, with the values of searches. The searcher is reset before
   * each search. A score is used as it is, also if a limit stopped the search at a bound.
   *
   * @param searcher values the positions after the moves
   * @param limits the limits of each search; a depth or a number of nodes makes the book
   *     reproducible
   * @return the line to save; empty if no position is left, or if the stop signal was raised
   * @throws IllegalArgumentException if the text of a move is not as {@link Node#notation}
   *     requires; the book stays as it was
   * @throws IllegalStateException if a search has not finished any depth, or if the book has
   *     {@link Book#MAX_POSITIONS} positions
   */
  public Optional<String> extend(Searcher<N> searcher, Limits limits) {
    return extend(position -> value(searcher, limits, position));
  }

  private static <N extends Node<N>> OptionalInt value(
      Searcher<N> searcher, Limits limits, N position) {
    if (limits.stop().isRaised()) {
      return OptionalInt.empty();
    }
    searcher.reset();
    SearchResult result = searcher.search(position, limits);
    if (result.completion() == Completion.STOPPED) {
      return OptionalInt.empty();
    }
    if (result.depth() == 0 && !result.solved()) {
      throw new IllegalStateException(
          "with " + limits + " a search has not finished any depth, in the position\n" + position);
    }
    return OptionalInt.of(result.score());
  }

  /**
   * Extends the book by one position, with values of any origin.
   *
   * @param valuation returns a position's value for the side to move, in {@code [-Score.MAX,
   *     Score.MAX]}; the game may be over. An empty result ends the extension, and the book stays
   *     as it was
   * @return the line to save; empty if no position is left, or if a value is missing
   * @throws IllegalArgumentException if the text of a move is not as {@link Node#notation}
   *     requires; the book stays as it was
   * @throws IllegalStateException if the book has {@link Book#MAX_POSITIONS} positions
   */
  public Optional<String> extend(Function<? super N, OptionalInt> valuation) {
    Optional<BookGraph.Place<N>> next = graph.next(margin, plies);
    if (next.isEmpty()) {
      return Optional.empty();
    }
    BookGraph.Place<N> place = next.get();
    List<Move> moves = graph.newMoves(place.position(), Set.of());
    if (!graph.hasRoom(moves.size())) {
      throw new IllegalStateException(BookGraph.FULL);
    }
    Map<Move, Integer> values = new LinkedHashMap<>();
    for (Move move : moves) {
      N after = place.position().play(move.code());
      OptionalInt value = valuation.apply(after);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.put(move, Score.ofMove(after, value.getAsInt()));
    }
    String line = BookText.line(place.line(), values);
    graph.open(place, place.position(), values);
    return Optional.of(line);
  }

  /**
   * Returns the number of positions whose moves are in the book: the number of lines until now.
   *
   * @return the number, at least 0
   */
  public int size() {
    return graph.opened();
  }

  /**
   * Makes the book. It can be extended afterwards, for the next book.
   *
   * @return a book of the lines until now
   */
  public Book<N> build() {
    return graph.build();
  }
}
