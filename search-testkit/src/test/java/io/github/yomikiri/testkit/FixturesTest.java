package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.RandomDag;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.UniformTree;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;

/** Tests that the generated games pass the contracts. */
class FixturesTest {

  @Nested
  class TicTacToes implements NodeContract<TicTacToe>, EvaluatorContract<TicTacToe> {

    @Override
    public List<TicTacToe> positions() {
      return List.of(
          TicTacToe.START, TicTacToe.parseBoard("XO......."), TicTacToe.parseBoard("XXXOO...."));
    }

    @Override
    public OptionalInt sideToMove(TicTacToe node) {
      return OptionalInt.of((Integer.bitCount(node.own()) + Integer.bitCount(node.opponent())) % 2);
    }

    @Override
    public Evaluator<TicTacToe> evaluator() {
      return new Evaluator<>() {
        @Override
        public int evaluate(TicTacToe node) {
          return Integer.bitCount(node.own() & 0421) - Integer.bitCount(node.opponent() & 0421);
        }

        @Override
        public Unit<TicTacToe> unit() {
          return Unit.points(10);
        }
      };
    }

    @Override
    public OptionalInt winner(TicTacToe node) {
      return OptionalInt.of(hasRow(node.own()) ? 1 : hasRow(node.opponent()) ? -1 : 0);
    }

    private static boolean hasRow(int squares) {
      return IntStream.rangeClosed(0, 0777)
          .filter(three -> Integer.bitCount(three) == 3 && (squares & three) == three)
          .mapToObj(
              three -> IntStream.range(0, 9).filter(s -> (three >> s & 1) == 1).toArray())
          .anyMatch(s -> inLine(s[0], s[1], s[2]));
    }

    /** The middle square of three in a row is half-way between the others. */
    private static boolean inLine(int a, int b, int c) {
      return 2 * (b % 3) == a % 3 + c % 3 && 2 * (b / 3) == a / 3 + c / 3;
    }

    @Override
    public Optional<TicTacToe> withSidesChanged(TicTacToe node) {
      return node.isTerminal()
          ? Optional.empty()
          : Optional.of(new TicTacToe(node.opponent(), node.own()));
    }

    @Override
    public List<TicTacToe> symmetries(TicTacToe node) {
      return List.of(new TicTacToe(transpose(node.own()), transpose(node.opponent())));
    }

    private static int transpose(int squares) {
      int result = 0;
      for (int square = 0; square < 9; square++) {
        result |= (squares >> square & 1) << (square / 3 + 3 * (square % 3));
      }
      return result;
    }
  }

  @Nested
  class UniformTrees implements NodeContract<UniformTree>, EvaluatorContract<UniformTree> {

    @Override
    public List<UniformTree> positions() {
      return List.of(
          UniformTree.pi(), UniformTree.random(1, 5, 7, 100), UniformTree.random(2, 1, 3, 0));
    }

    @Override
    public OptionalInt sideToMove(UniformTree node) {
      return OptionalInt.empty();
    }

    @Override
    public Evaluator<UniformTree> evaluator() {
      return UniformTree::estimate;
    }
  }

  @Nested
  class RandomTrees implements NodeContract<RandomTree>, EvaluatorContract<RandomTree> {

    @Override
    public List<RandomTree> positions() {
      return List.of(
          RandomTree.of(1, 4, 8, 100), RandomTree.of(2, 64, 6, 3), RandomTree.of(3, 1, 5, 1));
    }

    @Override
    public OptionalInt sideToMove(RandomTree node) {
      return OptionalInt.empty();
    }

    @Override
    public Evaluator<RandomTree> evaluator() {
      return RandomTree::estimate;
    }
  }

  @Nested
  class RandomDags implements NodeContract<RandomDag>, EvaluatorContract<RandomDag> {

    @Override
    public List<RandomDag> positions() {
      return List.of(RandomDag.of(1, 4, 4, 10, 100), RandomDag.of(2, 1, 3, 5, 3));
    }

    @Override
    public OptionalInt sideToMove(RandomDag node) {
      return OptionalInt.empty();
    }

    @Override
    public Evaluator<RandomDag> evaluator() {
      return RandomDag::estimate;
    }
  }
}
