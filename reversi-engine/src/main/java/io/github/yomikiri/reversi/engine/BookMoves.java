package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.book.ValuedBook;
import io.github.yomikiri.play.book.ValuedBook.BookMove;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Analysis.ScoredMove;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
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
  Optional<Analysis> choose(Reversi position, Budget budget, long seed) {
    List<ScoredMove> moves =
        book.moves(position).stream().map(move -> scored(position, move)).toList();
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    Analysis all = Analysis.of(moves, Optional.empty(), Completion.BOOK, 0, budget.elapsed());
    Analysis chosen = Choice.varied(all, position, discs, seed);
    SearchReport.run(
        budget.rest(),
        SearchListener.NONE,
        iterationFinished ->
            SearchResult.builder(chosen.bestMove()).completion(Completion.BOOK).build());
    return Optional.of(chosen);
  }

  private ScoredMove scored(Reversi position, BookMove move) {
    List<Move> line = new ArrayList<>(List.of(move.move()));
    line.addAll(book.line(position.play(move.move().code())));
    double value = move.value() / (double) ReversiBook.UNITS_PER_DISC;
    return new ScoredMove(move.move(), value, Bound.EXACT, false, DEPTH, line);
  }
}
