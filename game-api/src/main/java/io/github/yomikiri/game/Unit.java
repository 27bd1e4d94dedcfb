package io.github.yomikiri.game;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;

/**
 * The unit of an evaluator's values: what a finished game counts in it. A search compares estimates
 * with the scores of finished games and with what the game {@linkplain Knowledge knows}, so all of
 * them need one unit. With the unit a searcher converts knowledge, or rejects it.
 *
 * <p>Most units are a multiple of the game's own score. An evaluator that counts thousandths of a
 * disc has the unit {@code Unit.points(1_000)}. A unit of another kind is a constant, because a
 * search asks whether two units are equal. Implementations are immutable.
 *
 * @param <P> the game's position type
 */
@FunctionalInterface
public interface Unit<P extends Position<P>> {

  /**
   * Returns the score of a finished game in this unit.
   *
   * @param position a position whose game is over
   * @return the score in {@code [-Score.MAX, Score.MAX]}, positive if the side to move has won
   */
  int terminalScore(P position);

  /**
   * Returns how much one point of {@link Node#terminalScore()} is in this unit. A value divided by
   * this number is in points of the game. The default is empty.
   *
   * @return the number, at least 1; empty if the unit is no multiple of the game's score
   */
  default OptionalInt perPoint() {
    return OptionalInt.empty();
  }

  /**
   * Returns whether an evaluator has said what its estimates count.
   *
   * @return false for {@link #unstated()} only
   */
  default boolean isStated() {
    return true;
  }

  /**
   * Returns how much one point is in this unit, when values are shown to people. The default is
   * {@link #perPoint}. A unit that scores finished games by another rule may have such a number,
   * too, if its points still are the game's, such as discs.
   *
   * @return the number, at least 1; 1 if the unit has no points
   */
  default int scale() {
    return perPoint().orElse(1);
  }

  /**
   * Returns how a value in this unit becomes a chance, when values are shown to people. The default
   * is empty.
   *
   * @return gives the chance to win less the chance to lose, in {@code [-1, 1]}, of an estimate or
   *     of the score of a finished game; empty if values are no chances
   */
  default Optional<IntToDoubleFunction> chances() {
    return Optional.empty();
  }

  /**
   * Returns the greatest score of a finished game in this unit. No estimate may be as great.
   *
   * @param position any position of the game
   * @return the greatest score, in {@code [1, Score.MAX]}; {@code Score.MAX} if nobody knows
   */
  default int maxScore(P position) {
    long inPoints = (long) perPoint().orElse(Score.MAX) * position.maxScore();
    return (int) Math.min(inPoints, Score.MAX);
  }

  /**
   * Returns the unit of estimates that do not say what they count, which is the default of
   * evaluators. In a game of wins, draws and losses, whose {@link Position#maxScore()} is 1, a won
   * game counts {@link Score#WIN}. So it is worth more than any estimate, whatever the evaluator
   * counts. In all other games, estimates and finished games count in the game's own unit.
   *
   * @param <P> the game's position type
   * @return the unit
   */
  static <P extends Position<P>> Unit<P> unstated() {
    return new Unstated<>();
  }

  /**
   * Returns the unit of the game's own {@link Node#terminalScore()}, or of its
   * {@linkplain SeatedPosition#payoff payoffs}.
   *
   * @param <P> the game's position type
   * @return the unit
   */
  static <P extends Position<P>> Unit<P> ofGame() {
    return points(1);
  }

  /**
   * Returns a fraction of the game's own unit, such as hundredths of a pawn.
   *
   * @param <P> the game's position type
   * @param perPoint the value of one point of the game, in {@code [1, Score.MAX]}
   * @return the unit
   * @throws IllegalArgumentException if {@code perPoint} is outside its range
   */
  static <P extends Position<P>> Unit<P> points(int perPoint) {
    return new Points<>(perPoint);
  }

  /**
   * Returns this unit for the nodes of an incremental evaluator.
   *
   * @param <N> the game's node type
   * @param <I> the type of the evaluator's nodes
   * @param evaluator the evaluator of the search, of the same game as this unit
   * @return the same unit
   */
  default <N extends Node<N>, I extends Node<I>> Unit<I> over(
      IncrementalEvaluator<N, I> evaluator) {
    @SuppressWarnings("unchecked") // They are of the same game, so N is P.
    Unit<N> plain = (Unit<N>) this;
    return new PlainUnit<>(plain, evaluator);
  }
}
