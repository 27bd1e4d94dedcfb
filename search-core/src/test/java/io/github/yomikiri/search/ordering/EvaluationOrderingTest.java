package io.github.yomikiri.search.ordering;

import static io.github.yomikiri.search.ordering.Cutoffs.cutoff;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.TicTacToe;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvaluationOrderingTest {

  // The evaluator prefers the side with the higher squares.
  private final Evaluator<TicTacToe> evaluator = node -> node.own() - node.opponent();

  private static int[] score(
      MoveOrdering<TicTacToe> ordering, TicTacToe node, int depth, int start) {
    MoveList moves = new MoveList();
    node.moves(moves);
    int[] scores = new int[moves.size()];
    Arrays.fill(scores, start);
    ordering.score(node, 0, depth, moves, scores);
    return scores;
  }

  @Test
  void addsTheChildrensValuesFromTheMoversView() {
    TicTacToe node = TicTacToe.after(4, 0, 1, 7, 3, 2);
    // Squares 5, 6 and 8 are free; square 5 wins.
    int own = 1 << 4 | 1 << 1 | 1 << 3;
    int opponent = 1 << 0 | 1 << 7 | 1 << 2;
    assertThat(score(new EvaluationOrdering<>(evaluator, 1), node, 1, 10))
        .containsExactly(
            10 + Score.WIN, 10 + own + (1 << 6) - opponent, 10 + own + (1 << 8) - opponent);
  }

  @Test
  void looksAtNothingBelowItsDepth() {
    Evaluator<TicTacToe> never = node -> {
      throw new AssertionError("evaluated");
    };
    assertThat(score(new EvaluationOrdering<>(never, 3), TicTacToe.START, 2, 10))
        .containsOnly(10);
  }

  @Test
  void refusesADepthBelowOne() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EvaluationOrdering<>(evaluator, 0))
        .withMessageContaining("0");
  }

  @Test
  void theWorstKillerComesBeforeTheBestLookingMove() {
    // The killer leads to the worst possible value, and the move with the greatest history value to
    // the best.
    Evaluator<TicTacToe> extreme = node -> (node.opponent() >> 8 & 1) == 1 ? Score.MAX : -Score.MAX;
    KillerMoves<TicTacToe> killers = new KillerMoves<>(128);
    for (int move : new int[] {8, 1000, 1001}) {
      cutoff(killers, 0, 3, move);
    }
    HistoryHeuristic<TicTacToe> history = new HistoryHeuristic<>();
    for (int i = 0; i < 15; i++) {
      cutoff(history, 0, 20, 3);
    }
    int[] scores = score(
        MoveOrdering.of(List.of(killers, history, new EvaluationOrdering<>(extreme, 1))),
        TicTacToe.START,
        3,
        0);
    assertThat(scores[3]).isGreaterThan(scores[2]);
    assertThat(scores[8]).isGreaterThan(scores[3]);
  }

  @Test
  void theTablesMoveComesBeforeTheBestLookingKiller() {
    int worstTable = MoveOrdering.TABLE - Score.MAX;
    Evaluator<TicTacToe> extreme = node -> -Score.MAX;
    KillerMoves<TicTacToe> killers = new KillerMoves<>(64);
    cutoff(killers, 0, 3, 8);
    HistoryHeuristic<TicTacToe> history = new HistoryHeuristic<>();
    for (int i = 0; i < 15; i++) {
      cutoff(history, 0, 20, 8);
    }
    int[] scores = score(
        MoveOrdering.of(List.of(killers, history, new EvaluationOrdering<>(extreme, 1))),
        TicTacToe.START,
        3,
        0);
    assertThat(scores[8]).isLessThan(worstTable);
  }
}
