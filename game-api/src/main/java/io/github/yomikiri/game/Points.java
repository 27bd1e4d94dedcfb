package io.github.yomikiri.game;

import java.util.OptionalInt;

/** A unit in which each point of the game's own score counts the same. */
record Points<P extends Position<P>>(int number) implements Unit<P> {

  Points {
    if (number < 1 || number > Score.MAX) {
      throw new IllegalArgumentException(
          number + " per point of the game's score is outside [1, " + Score.MAX + "]");
    }
  }

  @Override
  public int terminalScore(P position) {
    return number * Finished.score(position);
  }

  @Override
  public <N extends Node<N>, I extends Node<I>> Unit<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new Points<>(number);
  }

  @Override
  public OptionalInt perPoint() {
    return OptionalInt.of(number);
  }

  @Override
  public String toString() {
    return number == 1 ? "points of the game" : number + " per point of the game";
  }
}
