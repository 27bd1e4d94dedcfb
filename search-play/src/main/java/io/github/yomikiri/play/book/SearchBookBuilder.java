package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Makes a book by searches. Each position after a move is searched. The best move is kept, and so
 * is each move whose value is at most a margin below. Then the positions after the kept moves are
 * treated in the same way, ply by ply.
 *
 * <pre>{@code
 * Book book = Book.bySearch(searcher, Limits.depth(8), 6).margin(1).build(Reversi.start());
 * }</pre>
 *
 * <p>The best move has the weight {@code margin + 1}, and a move that is worse by {@code d} has the
 * weight {@code margin + 1 - d}. The score of a search is used as it is, also if a limit stopped
 * the search at a bound.
 *
 * <p>The searcher is reset before each search, so each value depends only on its position. If a
 * book takes long to make, it can be made in parts. {@link Progress#soFar} and a raised stop signal
 * both give the book so far, and {@link #resume} continues from such a book. The final book is the
 * same as that of one run.
 *
 * <p>Used by one thread at a time.
 *
 * @param <N> the game's node type
 */
public final class SearchBookBuilder<N extends Node<N>> {

  private final SearchedValues<N> values;
  private final int plies;
  private int margin;
  private Book known = new BookArrays().build();
  private Consumer<? super Progress> listener = any -> {};

  SearchBookBuilder(Searcher<N> searcher, Limits limits, int plies) {
    values = new SearchedValues<>(searcher, limits);
    this.plies = plies;
  }

  /** How far a book is. Received after each position whose moves have been searched. */
  public static final class Progress {

    private final int ply;
    private final int done;
    private final int total;
    private final BookEntries entries;

    private Progress(int ply, int done, int total, BookEntries entries) {
      this.ply = ply;
      this.done = done;
      this.total = total;
      this.entries = entries;
    }

    /**
     * Returns the ply of the positions that are searched now.
     *
     * @return the number of moves from the start position, at least 0
     */
    public int ply() {
      return ply;
    }

    /**
     * Returns how many positions of this ply are finished.
     *
     * @return the number, at least 1
     */
    public int done() {
      return done;
    }

    /**
     * Returns how many positions this ply has.
     *
     * @return the number, at least {@link #done}
     */
    public int total() {
      return total;
    }

    /**
     * Returns the positions that are finished, to save them. To be called only during the call that
     * reports this progress. The time is proportional to the size of the book.
     *
     * @return a book that {@link SearchBookBuilder#resume} can continue
     */
    public Book soFar() {
      return entries.build();
    }
  }

  /**
   * Sets how much worse than the best move a kept move may be. The default is 0: only moves of the
   * best value are kept.
   *
   * @param newMargin in the unit of the searcher's scores, in {@code [0, Score.MAX]}
   * @return this builder
   * @throws IllegalArgumentException if {@code newMargin} is outside its range
   */
  public SearchBookBuilder<N> margin(int newMargin) {
    if (newMargin < 0 || newMargin > Score.MAX) {
      throw new IllegalArgumentException(
          "margin " + newMargin + " is outside [0, " + Score.MAX + "]");
    }
    margin = newMargin;
    return this;
  }

  /**
   * Uses the positions of an earlier book without a search. The earlier book should have been made
   * with the same searcher, limits and margin.
   *
   * @param earlier a book that was not finished, or that is to cover more plies
   * @return this builder
   */
  public SearchBookBuilder<N> resume(Book earlier) {
    known = Objects.requireNonNull(earlier, "earlier");
    return this;
  }

  /**
   * Reports the progress.
   *
   * @param newListener called after each position, on the thread that calls {@link #build}
   * @return this builder
   */
  public SearchBookBuilder<N> progress(Consumer<? super Progress> newListener) {
    listener = Objects.requireNonNull(newListener, "listener");
    return this;
  }

  /**
   * Makes the book. If the limits have a stop signal and it is raised, the book has the positions
   * that were finished before.
   *
   * @param start the position that the book begins with
   * @return the book
   * @throws IllegalStateException if a search has not finished any depth, because its limits are
   *     too strict; or if there are more than {@link Book#MAX_POSITIONS} positions
   */
  public Book build(N start) {
    BookEntries entries = new BookEntries(Book.MAX_POSITIONS);
    Map<Long, N> level = new LinkedHashMap<>();
    level.put(start.key(), start);
    for (int ply = 0; ply < plies && !level.isEmpty(); ply++) {
      Map<Long, N> next = new LinkedHashMap<>();
      int done = 0;
      for (N position : level.values()) {
        Map<Move, Integer> moves = moves(position);
        if (moves.isEmpty() && !position.isTerminal()) {
          return entries.build();
        }
        moves.forEach((move, weight) -> {
          entries.add(position.key(), move.code(), weight);
          N child = position.play(move.code());
          next.put(child.key(), child);
        });
        listener.accept(new Progress(ply, ++done, level.size(), entries));
      }
      // A position that was reached in fewer plies is finished.
      next.keySet().removeIf(entries::contains);
      next.values().removeIf(Node::isTerminal);
      level = next;
    }
    return entries.build();
  }

  /** Returns the kept moves with their weights. Empty if the game is over or a search stopped. */
  private Map<Move, Integer> moves(N position) {
    Map<Move, Integer> moves = known.moves(position);
    return moves.isEmpty() ? search(position) : moves;
  }

  private Map<Move, Integer> search(N position) {
    Map<Move, Integer> found = new LinkedHashMap<>();
    int best = -Score.INFINITY;
    for (Move move : position.legalMoves()) {
      OptionalInt value = values.apply(position.play(move.code()));
      if (value.isEmpty()) {
        return Map.of();
      }
      found.put(move, -value.getAsInt());
      best = Math.max(best, -value.getAsInt());
    }
    int least = best - margin;
    found.values().removeIf(value -> value < least);
    found.replaceAll((move, value) -> value - least + 1);
    return found;
  }
}
