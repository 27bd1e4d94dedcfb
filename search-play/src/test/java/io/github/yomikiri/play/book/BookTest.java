package io.github.yomikiri.play.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BookTest {

  @Test
  void listsTheMovesOfAPositionTheHeaviestFirst() {
    assertThat(Books.WEIGHTED.moves(TicTacToe.START))
        .containsExactly(
            Map.entry(new Move(4, "b2"), 6),
            Map.entry(new Move(0, "a1"), 3),
            Map.entry(new Move(8, "c3"), 1));
    assertThat(Books.WEIGHTED.moves(TicTacToe.after(4))).isEmpty();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> Books.WEIGHTED.moves(TicTacToe.START).clear());
  }

  @Test
  void movesOfEqualWeightKeepTheOrderOfTheGame() {
    Book book = Books.opening(Map.of(7, 2, 5, 2, 1, 2, 3, 9));
    assertThat(Books.codes(book, TicTacToe.START)).containsExactly(3, 1, 5, 7);
  }

  @Test
  void movesThatAreIllegalInAPositionWithTheSameKeyAreIgnored() {
    BookEntries entries = new BookEntries(2);
    TicTacToe position = TicTacToe.after(0, 1);
    entries.add(position.key(), 1, 1_000);
    entries.add(position.key(), 2, 5);
    entries.add(position.key(), 77_777, 1_000);
    assertThat(Books.moves(entries.build(), position)).isEqualTo(Map.of("c1", 5));
  }

  @Test
  void anEmptyBookHasNoMove() {
    Book empty = new BookArrays().build();
    assertThat(empty.size()).isZero();
    assertThat(empty.moves(TicTacToe.START)).isEmpty();
    assertThat(empty).hasToString("Book[positions=0, moves=0]");
  }

  @Test
  void booksWithTheSameEntriesAreEqual() {
    Book book = Books.random(20, 1);
    assertThat(book).isEqualTo(Books.random(20, 1)).hasSameHashCodeAs(Books.random(20, 1));
    assertThat(book).isNotEqualTo(Books.random(20, 2)).isNotEqualTo("a book");
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
    assertThat(Books.moves(entries.build(), TicTacToe.START))
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
    assertThat(entries.build()).hasToString("Book[positions=2, moves=3]");
  }

  @Test
  void aBookCoversAPlyOrMore() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Book.fromGames(0))
        .withMessage("number of plies 0 is less than 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Book.<TicTacToe>bySearch(Searchers.random(1), Limits.none(), 0));
  }
}
