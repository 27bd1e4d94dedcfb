package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Chooses moves from a book.
 *
 * @param book values moves in {@link ReversiBook#UNITS_PER_DISC}
 * @param margin how much worse than the best move a move may be, in the same unit
 */
record BookMoves(Book<Reversi> book, int margin) {

  BookMoves {
    Objects.requireNonNull(book, "book");
  }

  /** Returns a chooser of moves that are worse than the best move by at most some discs. */
  static BookMoves within(Book<Reversi> book, double discs) {
    // A product such as 0.29 * 100 can be a little too small.
    return new BookMoves(book, (int) Math.nextUp(discs * ReversiBook.UNITS_PER_DISC));
  }

  /** Returns a move of the book, with the values of all moves; empty if the book has none. */
  Optional<SearchResult> choose(Reversi position, Scores scores, Budget budget, long seed) {
    List<RootMove> moves = book.choose(position, margin, Hash64.of(seed, position.key())).stream()
        .filter(move -> move.depth() > 0)
        .map(move -> scored(position, move, scores))
        .toList();
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(SearchReport.run(
        budget.rest(),
        SearchListener.NONE,
        iterationFinished -> scores.ofMoves(moves, OptionalInt.empty(), Completion.BOOK, budget)));
  }

  private RootMove scored(Reversi position, RootMove move, Scores scores) {
    List<Move> line = new ArrayList<>(List.of(move.move()));
    line.addAll(book.line(position.play(move.move().code())));
    int value = scores.ofDiscs(move.score() / (double) ReversiBook.UNITS_PER_DISC);
    return new RootMove(move.move(), value, move.bound(), move.solved(), move.depth(), 0, line);
  }
}
