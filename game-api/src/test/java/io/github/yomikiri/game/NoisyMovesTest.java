package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NoisyMovesTest {

  @Test
  void theNoisyMovesAreThoseThatAreListed() {
    NoisyMoves<TicTacToe> corners = (node, out) -> IntStream.of(0, 2, 6, 8).forEach(out::add);
    NoisyMoves<TicTacToe> none = (node, out) -> {};
    assertThat(TicTacToe.START.legalMoves())
        .filteredOn(move -> corners.isNoisy(TicTacToe.START, move.code()))
        .extracting(Move::code)
        .containsExactly(0, 2, 6, 8);
    assertThat(TicTacToe.START.legalMoves())
        .noneMatch(move -> none.isNoisy(TicTacToe.START, move.code()));
  }
}
