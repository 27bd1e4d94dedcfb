package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A search of a board that its moves change must say so, and not answer. */
class ChangedRootTest {

  private enum Play {
    COPIES,
    CHANGES_ITSELF,
    SHARES_ITS_ARRAY
  }

  /** Players fill squares in turn; who fills the last one wins. */
  private static final class Board implements Node<Board> {

    private final Play play;
    private final int[] squares;
    private long key;

    Board(Play play, int[] squares, long key) {
      this.play = play;
      this.squares = squares;
      this.key = key;
    }

    @Override
    public void moves(MoveList out) {
      for (int square = 0; square < squares.length; square++) {
        if (squares[square] == 0) {
          out.add(square);
        }
      }
    }

    @Override
    public Board play(int move) {
      int[] after = play == Play.COPIES ? squares.clone() : squares;
      after[move] = 1;
      long keyAfter = Hash64.of(key, move);
      if (play == Play.CHANGES_ITSELF) {
        key = keyAfter;
        return this;
      }
      return new Board(play, after, keyAfter);
    }

    @Override
    public int terminalScore() {
      return -1;
    }

    @Override
    public long key() {
      return key;
    }

    @Override
    public String toString() {
      return Arrays.toString(squares);
    }
  }

  static Stream<Supplier<Searcher<Board>>> searchers() {
    return Stream.of(
        () -> Searchers.forGame(Board.class).build(),
        () -> Searchers.forGame(Board.class).threads(2).build(),
        () -> Searchers.solver(Board.class).build(),
        () -> Searchers.bare(Board.class).fixedDepth(9).build(),
        () -> Searchers.greedy(Board.class, node -> 0, 1),
        () -> Searchers.monteCarlo(Board.class).visits(20).build());
  }

  private static Board board(Play play) {
    return new Board(play, new int[] {0, 1, 0, 1, 0, 0}, 7);
  }

  @ParameterizedTest
  @MethodSource("searchers")
  void aBoardThatAnotherPositionChangesIsNoticed(Supplier<Searcher<Board>> searcher) {
    for (Play play : new Play[] {Play.CHANGES_ITSELF, Play.SHARES_ITS_ARRAY}) {
      for (Limits limits : new Limits[] {Limits.none(), Limits.nodes(30)}) {
        assertThatIllegalStateException()
            .as(play + ", " + limits)
            .isThrownBy(() -> searcher.get().search(board(play), limits))
            .withMessageContaining("the search has changed the position that it was given")
            .withMessageContaining("[1, 1, 1, 1, 1, 1]")
            .withMessageContaining("Let play() build a new node");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("searchers")
  void aBoardOfCopiesIsSearched(Supplier<Searcher<Board>> searcher) {
    Board board = board(Play.COPIES);
    assertThat(searcher.get().search(board, Limits.none()).move()).isPresent();
    assertThat(board).hasToString("[0, 1, 0, 1, 0, 0]");
  }
}
