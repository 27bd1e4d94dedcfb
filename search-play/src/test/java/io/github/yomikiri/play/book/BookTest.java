package io.github.yomikiri.play.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BookTest {

  @Test
  void listsTheMovesOfAPositionTheHeaviestFirst() {
    assertThat(Books.WEIGHTED.moves(TicTacToe.START))
        .containsExactly(weighted("b2", 4, 6), weighted("a1", 0, 3), weighted("c3", 8, 1));
    assertThat(Books.WEIGHTED.moves(TicTacToe.after(4))).isEmpty();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> Books.WEIGHTED.moves(TicTacToe.START).clear());
  }

  private static RootMove weighted(String notation, int code, int weight) {
    Move move = new Move(code, notation);
    return new RootMove(move, -Score.MAX, Bound.LOWER, false, 0, weight, List.of(move));
  }

  @Test
  void movesOfEqualWeightKeepTheOrderOfTheGame() {
    Book<TicTacToe> book = Books.opening(Map.of(7, 2, 5, 2, 1, 2, 3, 9));
    assertThat(Books.codes(book.moves(TicTacToe.START))).containsExactly(3, 1, 5, 7);
  }

  @Test
  void movesThatAreIllegalInAPositionWithTheSameKeyAreIgnored() {
    BookEntries entries = new BookEntries(2);
    TicTacToe position = TicTacToe.after(0, 1);
    entries.add(position.key(), 1, 1_000);
    entries.add(position.key(), 2, 5);
    entries.add(position.key(), 77_777, 1_000);
    assertThat(Books.moves(entries.<TicTacToe>build(1), position)).isEqualTo(Map.of("c1", 5));
  }

  @Test
  void anEmptyBookHasNoMove() {
    Book<TicTacToe> empty = new BookEntries(0).build(1);
    assertThat(empty.size()).isZero();
    assertThat(empty.moves(TicTacToe.START)).isEmpty();
    assertThat(empty).hasToString("Book[positions=0, moves=0]");
  }

  @Test
  void booksWithTheSameEntriesAreEqual() {
    Book<TicTacToe> book = Books.random(20, 1);
    Book<TicTacToe> same = Books.random(20, 1);
    assertThat(book).isEqualTo(same).hasSameHashCodeAs(same);
    Book<TicTacToe> other = Books.random(20, 2);
    assertThat(book).isNotEqualTo(other).isNotEqualTo("a book");
    assertThat(Books.opening(Map.of(1, 1))).isNotEqualTo(Books.opening(Map.of(1, 2)));
    assertThat(Books.opening(Map.of(1, 1))).isNotEqualTo(Books.opening(Map.of(2, 1)));
    assertThat(book.size()).isEqualTo(20);
  }

  @Test
  void weightsAreAddedUpToTheGreatest() {
    BookEntries entries = new BookEntries(1);
    entries.add(TicTacToe.START.key(), 4, 3);
    entries.add(TicTacToe.START.key(), 4, 4);
    entries.add(TicTacToe.START.key(), 5, Book.MAX_WEIGHT);
    entries.add(TicTacToe.START.key(), 5, Book.MAX_WEIGHT);
    assertThat(Books.moves(entries.<TicTacToe>build(1), TicTacToe.START))
        .isEqualTo(Map.of("b2", 7, "c2", Book.MAX_WEIGHT));
  }

  @Test
  void theNumberOfPositionsIsBounded() {
    BookEntries entries = new BookEntries(2);
    entries.add(1, 0, 1);
    entries.add(2, 0, 1);
    entries.add(1, 5, 1);
    assertThatIllegalStateException()
        .isThrownBy(() -> entries.add(3, 0, 1))
        .withMessage("a book has at most 2 positions");
    assertThat(entries.<TicTacToe>build(1)).hasToString("Book[positions=2, moves=3]");
  }

  @Test
  void aBookCoversAPlyOrMore() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Book.fromGames(0))
        .withMessage("number of plies 0 is less than 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Book.from(TicTacToe.START).plies(0))
        .withMessage("number of plies 0 is less than 1");
  }

  /** The moves are the same on every platform, so that games with a book can be repeated. */
  @Test
  void aLotChoosesByWeight() {
    List<String> chosen = new ArrayList<>();
    for (int lot = 0; lot < 10; lot++) {
      List<RootMove> moves = Books.WEIGHTED.choose(TicTacToe.START, 0, lot);
      assertThat(moves).containsExactlyInAnyOrderElementsOf(Books.WEIGHTED.moves(TicTacToe.START));
      chosen.add(moves.get(0).move().notation());
      List<RootMove> rest = Books.WEIGHTED.moves(TicTacToe.START).stream()
          .filter(each -> !each.equals(moves.get(0)))
          .toList();
      assertThat(moves.subList(1, 3)).isEqualTo(rest);
    }
    assertThat(chosen).containsExactly("b2", "c3", "b2", "a1", "a1", "a1", "a1", "b2", "b2", "a1");
    assertThat(Books.WEIGHTED.choose(TicTacToe.after(4), 0, 1)).isEmpty();
  }

  @Test
  void aMarginIsNotNegative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Books.WEIGHTED.choose(TicTacToe.START, -1, 0))
        .withMessage("margin -1 is negative");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Books.WEIGHTED.over(Searchers.random(1), -1, 0))
        .withMessage("margin -1 is negative");
  }
}
