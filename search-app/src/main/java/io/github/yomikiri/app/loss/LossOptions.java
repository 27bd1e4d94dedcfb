package io.github.yomikiri.app.loss;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.ScoredPositions;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Searcher;

/** The options that choose a position of each game, and what solves it. picocli finds them. */
public interface LossOptions<N extends Node<N>> {

  /**
   * Checks the options.
   *
   * @throws UserError if one is wrong
   */
  void check();

  /** Returns whether a position of a game may be chosen, if it has at least two moves. */
  boolean isWanted(Game<N> game, int ply);

  /** Returns which positions are chosen, such as {@code 22 empty squares}. */
  String described();

  /** Returns the texts of positions with their values. */
  ScoredPositions<N> texts();

  /** Returns what a file of values holds, for its header. */
  String contents();

  /** Makes the solver. */
  Searcher<N> solver();
}
