package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a position says besides its moves. A node has only the score of a finished game.
 *
 * @param seat whose turn it is; {@link #NOBODY} if the game is over, and for a node
 * @param weights the weights of the outcomes, in the order of the sorted moves, if chance decides
 * @param scores the score, or the payoffs of all seats, if the game is over
 */
record Turn(int seat, List<Integer> weights, List<Integer> scores) {

  private static final int NOBODY = SeatedPosition.CHANCE - 1;

  static Turn of(Position<?> position) {
    int[] moves = sortedMoves(position);
    boolean isOver = moves.length == 0;
    if (position instanceof Node<?> node) {
      return new Turn(NOBODY, List.of(), isOver ? List.of(node.terminalScore()) : List.of());
    }
    SeatedPosition<?> seated = (SeatedPosition<?>) position;
    if (isOver) {
      return new Turn(NOBODY, List.of(), payoffs(seated));
    }
    boolean isChance = seated.seat() == SeatedPosition.CHANCE;
    IntStream weights = Arrays.stream(isChance ? moves : new int[0]).map(seated::weight);
    return new Turn(seated.seat(), weights.boxed().toList(), List.of());
  }

  /** Returns the payoffs of all seats in a finished game. */
  static List<Integer> payoffs(SeatedPosition<?> end) {
    int seats = Math.min(end.seats(), SeatedPosition.MAX_SEATS);
    return IntStream.range(0, seats).map(end::payoff).boxed().toList();
  }

  static int[] sortedMoves(Position<?> position) {
    int[] moves = Walk.legalMoves(position);
    Arrays.sort(moves);
    return moves;
  }

  /** Returns how the other differs, of two positions with the same moves. */
  Optional<String> difference(Turn other) {
    if (seat != other.seat) {
      return Optional.of("their seat() is " + seat + " and " + other.seat);
    }
    if (!weights.equals(other.weights)) {
      return Optional.of("their weights are " + weights + " and " + other.weights);
    }
    return scores.equals(other.scores)
        ? Optional.empty()
        : Optional.of("their scores are " + text(scores) + " and " + text(other.scores));
  }

  private static String text(List<Integer> scores) {
    return scores.size() == 1 ? scores.get(0).toString() : scores.toString();
  }
}
