package io.github.yomikiri.bench.textbook;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.NullMove;
import java.util.Optional;

/**
 * What {@link TextbookSearch} asks a game besides its rules. A game without captures answers
 * little: all its moves are quiet.
 *
 * @param <N> the game's node type
 */
public interface Tactics<N extends Node<N>> {

  /**
   * Returns the moves that are followed beyond the horizon.
   *
   * @return the moves; empty by default, if the evaluator answers at the horizon
   */
  default Optional<NoisyMoves<N>> noisyMoves() {
    return Optional.empty();
  }

  /**
   * Returns the pass that the rules do not have.
   *
   * @return the pass; empty by default, if to move is often a burden
   */
  default Optional<NullMove<N>> nullMove() {
    return Optional.empty();
  }

  /**
   * Returns whether the side to move must answer a threat, so that nothing is estimated here and no
   * move is left out.
   *
   * @param node a position
   * @return by default false
   */
  default boolean isCheck(N node) {
    return false;
  }

  /**
   * Returns whether a move changes an estimate by little, so that it may be reduced or left out.
   *
   * @param node a position
   * @param move a legal move
   * @return by default true
   */
  default boolean isQuiet(N node, int move) {
    return true;
  }

  /**
   * Returns what a move gains that is not quiet, if both sides then capture while that pays.
   *
   * @param node a position
   * @param move a legal move
   * @return the gain, negative if the move loses; by default 0
   */
  default int gain(N node, int move) {
    return 0;
  }

  /**
   * Returns the cell of a quiet move in the history. Mostly it stands for the piece and for the
   * square to which it moves.
   *
   * @param node a position
   * @param move a legal move
   * @return a number in {@code [0, TextbookSearch.CELLS)}
   */
  int cell(N node, int move);

  /**
   * Returns what the least piece is worth, in the evaluator's unit. All margins are multiples of
   * it.
   *
   * @return at least 1
   */
  int pawn();
}
