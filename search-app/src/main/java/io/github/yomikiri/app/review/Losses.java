package io.github.yomikiri.app.review;

import io.github.yomikiri.app.output.Mistake;
import io.github.yomikiri.game.Position;
import java.util.List;
import java.util.stream.Stream;

/**
 * What some moves of a game have lost together.
 *
 * @param moves the moves, which are judged
 */
record Losses<P extends Position<P>>(List<ReviewedMove<P>> moves) {

  /** Returns the losses of the moves that are judged. */
  static <P extends Position<P>> Losses<P> of(Stream<ReviewedMove<P>> moves) {
    return new Losses<>(moves.filter(move -> move.judged().isPresent()).toList());
  }

  private double sum() {
    return moves.stream().mapToDouble(ReviewedMove::loss).sum();
  }

  /** Returns the points that all moves have lost. */
  String total() {
    return ReviewedMove.lossText(sum(), moves.stream().allMatch(ReviewedMove::isLossSolved));
  }

  /** Returns the points that a move has lost on average, or nothing if there are no moves. */
  String mean() {
    return moves.isEmpty() ? "" : ReviewedMove.lossText(sum() / moves.size(), false);
  }

  /** Returns the number of moves that are this bad. */
  String count(Mistake kind) {
    return String.valueOf(moves.stream().filter(move -> move.mistake() == kind).count());
  }
}
