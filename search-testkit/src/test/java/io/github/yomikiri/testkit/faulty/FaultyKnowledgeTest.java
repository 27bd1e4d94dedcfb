package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.testkit.NodeContract;
import io.github.yomikiri.testkit.Reference;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that wrong knowledge fails one test, with a message that names the fault. */
class FaultyKnowledgeTest {

  private enum Fault {
    NONE,
    LOWER,
    UPPER,
    NO_CANDIDATE,
    ILLEGAL_CANDIDATE,
    WORSE_CANDIDATE,
    INVERSE,
    IMAGE,
    KEY
  }

  private static Fault fault = Fault.NONE;

  private static TicTacToe mirror(TicTacToe node) {
    return new TicTacToe(mirror(node.own()), mirror(node.opponent()));
  }

  private static int mirror(int squares) {
    return (squares & 0111) << 2 | squares & 0222 | (squares & 0444) >> 2;
  }

  /** Knows the exact value, and that left and right are alike. */
  private static final class Known implements Knowledge<TicTacToe> {

    private static final Reference<TicTacToe> REFERENCE =
        new Reference<TicTacToe>(Evaluator.of(node -> 0, 1));

    private static int value(TicTacToe node) {
      return REFERENCE.value(node, 9);
    }

    @Override
    public int lowerBound(TicTacToe node) {
      return value(node) + (fault == Fault.LOWER && node.own() % 5 == 0 ? 1 : 0);
    }

    @Override
    public int upperBound(TicTacToe node) {
      return value(node) - (fault == Fault.UPPER && node.own() % 5 == 0 ? 1 : 0);
    }

    @Override
    public void candidates(TicTacToe node, MoveList out) {
      MoveList moves = new MoveList();
      node.moves(moves);
      for (int i = 0; i < moves.size(); i++) {
        boolean best = -value(node.play(moves.get(i))) == value(node);
        if (fault == Fault.WORSE_CANDIDATE ? i == 0 : best && fault != Fault.NO_CANDIDATE) {
          out.add(moves.get(i));
        }
      }
      if (fault == Fault.ILLEGAL_CANDIDATE) {
        out.add(Integer.numberOfTrailingZeros(node.own() | node.opponent()));
      }
    }

    @Override
    public int symmetry(TicTacToe node) {
      return mirror(node).key() < node.key() ? 1 : 0;
    }

    @Override
    public long key(TicTacToe node, int symmetry) {
      return fault == Fault.KEY
          ? Integer.bitCount(node.own())
          : symmetry == 1 ? mirror(node).key() : node.key();
    }

    @Override
    public int image(int move, int symmetry) {
      return symmetry == 0 || fault == Fault.IMAGE ? move : move - move % 3 + 2 - move % 3;
    }

    @Override
    public int original(int image, int symmetry) {
      return fault == Fault.INVERSE ? (image + symmetry) % 9 : image(image, symmetry);
    }
  }

  static final class Game implements NodeContract<TicTacToe> {
    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.after(4, 0));
    }

    @Override
    public OptionalInt sideToMove(TicTacToe node) {
      return OptionalInt.of(Integer.bitCount(node.own() | node.opponent()) % 2);
    }

    @Override
    public List<TicTacToe> symmetries(TicTacToe node) {
      return List.of(mirror(node));
    }

    @Override
    public Optional<Knowledge<TicTacToe>> knowledge() {
      return Optional.of(new Known());
    }
  }

  private static Map<String, String> outcomes(Fault planted) {
    fault = planted;
    try {
      return ContractRunner.run(Game.class);
    } finally {
      fault = Fault.NONE;
    }
  }

  @Test
  void trueKnowledgePasses() {
    assertThat(ContractRunner.failures(outcomes(Fault.NONE))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "LOWER, exceeds the value",
    "UPPER, is below the value",
    "NO_CANDIDATE, must list at least one move",
    "ILLEGAL_CANDIDATE, only legal ones",
    "WORSE_CANDIDATE, no move of candidates()",
    "INVERSE, original() does not take the image",
    "IMAGE, image() gives them different moves",
    "KEY, two positions share a key"
  })
  void eachFaultIsNamed(Fault planted, String message) {
    ContractRunner.assertNamed(outcomes(planted), "knowledgeIsTrue", message);
  }
}
