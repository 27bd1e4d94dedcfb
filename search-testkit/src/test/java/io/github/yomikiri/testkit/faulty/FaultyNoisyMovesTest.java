package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.testkit.NodeContract;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that wrong noisy moves fail one test, with a message that names the fault. */
class FaultyNoisyMovesTest {

  private enum Fault {
    NONE,
    ILLEGAL,
    TWICE,
    SILENT,
    MISSING
  }

  private static Fault fault = Fault.NONE;

  /** Moves to even squares, which one must make if there are any. */
  private static final class Even implements NoisyMoves<TicTacToe> {

    @Override
    public void list(TicTacToe node, MoveList out) {
      MoveList moves = new MoveList();
      node.moves(moves);
      boolean isShort = fault == Fault.MISSING && !mayDecline(node);
      for (int i = isShort ? 1 : 0; i < moves.size(); i++) {
        if (!mayDecline(node) || isNoisy(node, moves.get(i))) {
          out.add(moves.get(i));
        }
      }
      if (fault == Fault.TWICE) {
        out.add(moves.get(0));
        out.add(moves.get(0));
      }
      if (fault == Fault.ILLEGAL) {
        out.add(9);
      }
    }

    @Override
    public boolean isNoisy(TicTacToe node, int move) {
      return fault != Fault.SILENT && (move % 2 == 0 || !mayDecline(node) || fault == Fault.TWICE);
    }

    @Override
    public boolean mayDecline(TicTacToe node) {
      return Integer.bitCount(node.own()) != 2;
    }
  }

  static final class Game implements NodeContract<TicTacToe> {
    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.after(4, 1));
    }

    @Override
    public OptionalInt sideToMove(TicTacToe node) {
      return OptionalInt.of(Integer.bitCount(node.own() | node.opponent()) % 2);
    }

    @Override
    public Optional<NoisyMoves<TicTacToe>> noisyMoves() {
      return Optional.of(new Even());
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
  void trueNoisyMovesPass() {
    assertThat(ContractRunner.failures(outcomes(Fault.NONE))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "ILLEGAL, 'has move 9 twice, or it is not legal'",
    "TWICE, 'twice, or it is not legal'",
    "SILENT, 'and isNoisy(...) is false'",
    "MISSING, 'list(...) does not have the moves'"
  })
  void eachFaultIsNamed(Fault planted, String message) {
    ContractRunner.assertNamed(outcomes(planted), "noisyMovesAreLegal", message);
  }
}
