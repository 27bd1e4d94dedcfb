package io.github.yomikiri.search.claims;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A random game of which all values are known.
 *
 * @param truth the true values
 * @param range the maximum value
 * @param knowledge what a searcher knows, if it knows something
 * @param cyclic whether positions repeat, and a repetition is a draw
 */
record SolvedGame<N extends Node<N>>(
    Class<N> type,
    N start,
    Truth<N> truth,
    int range,
    Optional<Knowledge<N>> knowledge,
    boolean cyclic) {

  /** Returns the true values of positions. */
  @FunctionalInterface
  interface Truth<N extends Node<N>> {

    /**
     * Returns the values of the positions that may follow in a game.
     *
     * @param played the game, which may have made draws of some positions
     * @param counted how the values are counted
     */
    ToIntFunction<N> values(Game<N> played, Count counted);
  }

  /** How values are counted. */
  enum Count {
    /** In the game's own unit. */
    OF_GAME,
    /** A win in {@code n} plies counts {@code Score.MAX - n}. */
    PLIES
  }
}
