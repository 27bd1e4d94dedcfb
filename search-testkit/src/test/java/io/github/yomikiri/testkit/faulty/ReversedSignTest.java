package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.Domineering;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.testkit.EvaluatorContract;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that estimates with a reversed sign are found, and that honest ones are never accused. */
class ReversedSignTest {

  private record Subject<N extends Node<N>>(N start, Evaluator<N> evaluator, long seed)
      implements EvaluatorContract<N> {

    @Override
    public List<N> positions() {
      return List.of(start);
    }

    private Subject<N> reversed() {
      return new Subject<>(start, evaluator.withEstimates((node, estimate) -> -estimate), seed);
    }

    private Optional<String> failure() {
      try {
        estimatesPointToTheWinner();
        return Optional.empty();
      } catch (AssertionError e) {
        return Optional.of(e.getMessage());
      }
    }
  }

  static Stream<Subject<?>> subjects() {
    return Stream.of(
        new Subject<>(Breakthrough.start(5, 5), Breakthrough::lead, 1),
        new Subject<>(ConnectFour.START, ConnectFourKnowledge.THREATS, 2),
        new Subject<>(Domineering.start(6, 6), Domineering::mobility, 3),
        new Subject<>(Kalah.start(6, 4), Kalah::terminalScore, 4));
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void aReversedSignIsFound(Subject<?> subject) {
    assertThat(subject.failure()).as("honest, seed %d", subject.seed).isEmpty();
    assertThat(subject.reversed().failure())
        .as("reversed, seed %d", subject.seed)
        .hasValueSatisfying(message -> assertThat(message)
            .contains("the estimates point to the loser")
            .contains("had the better result in")
            .contains("reached from positions().get(0)"));
  }

  /** The view of the side that began is right half of the time. */
  @Test
  void estimatesThatAreAlwaysFromOneSidesViewAreFound() {
    Evaluator<ConnectFour> oneSide = ConnectFourKnowledge.THREATS.withEstimates(
        (node, estimate) -> discs(node) % 2 == 0 ? estimate : -estimate);
    assertThat(new Subject<>(ConnectFour.START, oneSide, 5).failure())
        .hasValueSatisfying(message -> assertThat(message).contains("whichever side that is"));
  }

  private static long discs(ConnectFour node) {
    return node.toString().chars().filter(sign -> sign == 'X' || sign == 'O').count();
  }

  /** Noise has its sign by chance. In the small games all lines lead to few positions. */
  @Test
  void noiseIsNotAccused() {
    for (int seed = 0; seed < 20; seed++) {
      int salt = seed;
      assertThat(Stream.of(
              noise(TicTacToe.START, salt),
              noise(Nim.of(2, 3, 4), salt),
              noise(RandomTree.of(salt, 4, 6, 100), salt),
              noise(Breakthrough.start(5, 5), salt)))
          .as("seed %d", salt)
          .allSatisfy(subject -> assertThat(subject.failure()).isEmpty());
    }
  }

  private static <N extends Node<N>> Subject<N> noise(N start, int salt) {
    return new Subject<>(start, node -> (int) (Hash64.of(node.key(), salt) % 50), salt);
  }
}
