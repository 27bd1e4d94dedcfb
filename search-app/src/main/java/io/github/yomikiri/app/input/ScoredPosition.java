package io.github.yomikiri.app.input;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A position of a file with its known values. They are in points of the game, from the view of the
 * side to move.
 *
 * @param line the number of the line, from 1
 * @param game the position, with the moves that led to it as far as they are known
 * @param moves the values of moves
 * @param value the value of the position; empty if the line does not say it by itself
 */
public record ScoredPosition<P extends Position<P>>(
    int line, Game<P> game, Map<Move, Integer> moves, OptionalInt value) {

  /** Returns a position of which nothing is known. */
  public ScoredPosition<P> unscored() {
    return new ScoredPosition<>(line, game, Map.of(), OptionalInt.empty());
  }

  /** Returns the value of the position, or else that of the best of the moves; empty if unknown. */
  public OptionalInt best() {
    return value.isPresent()
        ? value
        : moves.values().stream().mapToInt(each -> each).max();
  }
}
