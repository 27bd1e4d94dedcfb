package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.games.TicTacToe;
import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

class EstimateScaleTest {

  private record Units<N extends Node<N>>(ToIntFunction<N> estimate, Unit<N> unit)
      implements Evaluator<N> {

    @Override
    public int evaluate(N node) {
      return estimate.applyAsInt(node);
    }
  }

  private static EstimateScale<TicTacToe> ticTacToe(int estimate, int win) {
    EstimateScale<TicTacToe> scale = new EstimateScale<>(
        new Units<TicTacToe>(node -> estimate, node -> win * node.terminalScore()));
    PositionSource<TicTacToe> source = () -> List.of(TicTacToe.START);
    Walk.forEach(source, at -> at.around(scale::add));
    return scale;
  }

  private static EstimateScale<RandomTree> trees(ToIntFunction<RandomTree> estimate) {
    EstimateScale<RandomTree> scale =
        new EstimateScale<>(new Units<RandomTree>(estimate, RandomTree::terminalScore));
    PositionSource<RandomTree> source = () -> List.of(RandomTree.of(1, 4, 8, 100));
    Walk.forEach(source, at -> at.around(scale::add));
    return scale;
  }

  @Test
  void noEstimateIsMoreThanAWin() {
    assertThatCode(() -> ticTacToe(10, 10).check()).doesNotThrowAnyException();
    assertThatThrownBy(() -> ticTacToe(-11, 10).check())
        .hasMessageContaining("evaluate() is -11, but in its unit() no estimate may be beyond 10");
  }

  @Test
  void whereScoresDifferTheGreatestMayHaveBeenMissed() {
    assertThatCode(() -> trees(node -> 2 * node.estimate()).check()).doesNotThrowAnyException();
    assertThatThrownBy(() -> trees(node -> 1000 * node.estimate()).check())
        .hasMessageContaining("name the right unit");
  }

  /** An estimate of 1 would be as good as a win. */
  @Test
  void theGreatestScoreOfTheGameIsTheLimit() {
    EstimateScale<TicTacToe> points =
        new EstimateScale<>(new Units<TicTacToe>(node -> 1, Unit.ofGame()));
    EstimateScale<TicTacToe> unstated = new EstimateScale<TicTacToe>(node -> 1_000);
    PositionSource<TicTacToe> source = () -> List.of(TicTacToe.START);
    Walk.forEach(source, at -> at.around(points::add));
    Walk.forEach(source, at -> at.around(unstated::add));
    assertThatThrownBy(points::check)
        .hasMessageContaining("evaluate() is 1, but in its unit() no estimate may be beyond 0");
    assertThatCode(unstated::check).doesNotThrowAnyException();
  }

  @Test
  void aBetterEndIsNoSmallerScore() {
    EstimateScale<RandomTree> scale = new EstimateScale<>(new Units<RandomTree>(
        RandomTree::estimate, node -> node.terminalScore() > 50 ? 1 : node.terminalScore()));
    PositionSource<RandomTree> source = () -> List.of(RandomTree.of(1, 4, 8, 100));
    Walk.forEach(source, at -> at.around(scale::add));
    assertThatThrownBy(() -> scale.check()).hasMessageContaining("for a game that ended worse");
  }
}
