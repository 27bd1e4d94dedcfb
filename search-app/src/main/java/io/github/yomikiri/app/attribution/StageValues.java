package io.github.yomikiri.app.attribution;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Values games at given points and at their end. For one thread.
 *
 * @param points the points
 * @param place finds a point in a game
 * @param judge values positions
 * @param <N> the game's node type
 */
public record StageValues<N extends Node<N>>(
    List<Integer> points, Place<N> place, PositionJudge<N> judge) {

  /**
   * Finds a point in a game.
   *
   * @param <N> the game's node type
   */
  public interface Place<N extends Node<N>> {

    /** The game has begun after the point. */
    int BEFORE_THE_START = -1;

    /**
     * Returns the number of moves before a point.
     *
     * @param game the game
     * @param point the point
     * @return the number of moves. If the game has ended before the point, it is more than the game
     *     has; if the game has begun after it, it is {@link #BEFORE_THE_START}
     */
    int plies(Game<N> game, int point);
  }

  /**
   * Values positions.
   *
   * @param <N> the game's node type
   */
  public interface PositionJudge<N extends Node<N>> {

    /**
     * Values a position.
     *
     * @param position a position whose game is not over
     * @param stop ends the work
     * @return the value from the view of the side to move; empty if the work was stopped
     */
    OptionalDouble value(N position, StopSignal stop);

    /**
     * Returns the value of a finished game.
     *
     * @param score the game's own score
     * @return the value, from the same view
     */
    double ofScore(int score);
  }

  /**
   * Values a game.
   *
   * @param game the game
   * @param stop ends the work
   * @return the value at each point, and at last that of the end, from the first mover's view. If
   *     the game is over before a point, it is the value of the end. It is empty if the game has no
   *     such position. The whole list is empty if the work was stopped
   */
  public Optional<List<OptionalDouble>> of(Game<N> game, StopSignal stop) {
    List<OptionalDouble> values = new ArrayList<>();
    for (int point : points) {
      values.add(value(game, place.plies(game, point), stop));
      if (stop.isRaised()) {
        return Optional.empty();
      }
    }
    values.add(end(game));
    return Optional.of(values);
  }

  private OptionalDouble value(Game<N> game, int plies, StopSignal stop) {
    if (plies < 0) {
      return OptionalDouble.empty();
    }
    if (plies >= game.moves().size() && (game.isOver() || plies > game.moves().size())) {
      return end(game);
    }
    OptionalDouble value = judge.value(game.positions().get(plies), stop);
    return game.first(plies).seat() == 0 || value.isEmpty()
        ? value
        : OptionalDouble.of(-value.getAsDouble());
  }

  /** Returns the value of the end; empty if the game was not played out. */
  private OptionalDouble end(Game<N> game) {
    return game.isOver()
        ? OptionalDouble.of(judge.ofScore(game.score().orElseThrow()))
        : OptionalDouble.empty();
  }
}
