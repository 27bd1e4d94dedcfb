package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.book.ValuedBook;
import io.github.yomikiri.play.book.ValuedBook.BookMove;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Chooses moves from a book.
 *
 * @param book values moves in {@link ReversiBook#UNITS_PER_DISC}
 * @param discs by how many discs a move may be worse than the best move
 */
record BookMoves(ValuedBook<Reversi> book, double discs) {

  /** The depth of a move from a book, because 0 means that the move has no value. */
  private static final int DEPTH = 1;

  BookMoves {
    Objects.requireNonNull(book, "book");
  }

  /** Returns a move of the book, with the values of all moves; empty if the book has none. */
  Optional<SearchResult> choose(Reversi position, Scores scores, Budget budget, long seed) {
    List<RootMove> moves = book.moves(position).stream()
        .map(move -> scored(position, move, scores))
        .toList();
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    SearchResult all = scores.ofMoves(moves, position, Completion.BOOK, budget);
    SearchResult chosen = Choice.varied(all, position, scores.ofDiscs(discs), seed);
    return Optional.of(
        SearchReport.run(budget.rest(), SearchListener.NONE, iterationFinished -> chosen));
  }

  private RootMove scored(Reversi position, BookMove move, Scores scores) {
    List<Move> line = new ArrayList<>(List.of(move.move()));
    line.addAll(book.line(position.play(move.move().code())));
    int value = scores.ofDiscs(move.value() / (double) ReversiBook.UNITS_PER_DISC);
    return new RootMove(move.move(), value, Bound.EXACT, false, DEPTH, 0, line);
  }
}
