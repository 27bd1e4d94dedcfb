package io.github.yomikiri.game;

/**
 * A position of a two-player game of perfect information. The sides move in turn, and a move can
 * win its side {@linkplain #movesAgain() another turn}.
 *
 * <pre>{@code
 * record TicTacToe(int own, int opponent) implements Node<TicTacToe> { ... }
 * }</pre>
 *
 * <p>If a side has no move but the game is not over, the side plays an explicit pass, which is a
 * move like any other.
 *
 * @param <R> the implementing class itself
 */
public non-sealed interface Node<R extends Node<R>> extends Position<R> {

  /**
   * {@inheritDoc}
   *
   * @return the position after the move; the other side is to move, unless it
   *     {@linkplain #movesAgain() is not}
   */
  @Override
  R play(int move);

  /**
   * Returns whether the side to move has also made the last move. A game with extra turns overrides
   * this method. So a mover who takes another turn needs no pass of the other side between.
   *
   * <p>The answer is part of a node, but not of its {@link #key()}: two nodes that differ only in
   * who made the last move are the same position. A position that a game begins with answers
   * {@code false}.
   *
   * @return {@code false}, the default, if the other side has made the last move
   */
  default boolean movesAgain() {
    return false;
  }

  /**
   * Returns the exact value of a finished game, from the view of the side that would be to move. If
   * the last move won another turn, this is the side that made it. For an unfinished game the
   * result is undefined.
   *
   * @return the value in {@code [-Score.MAX, Score.MAX]}, positive when the side to move has won
   */
  int terminalScore();

  /**
   * Returns whether the game is over, as far as a search needs to know at a leaf, which it would
   * otherwise evaluate. The default is {@link #isTerminal}. Override this method if that test is
   * expensive, and if the evaluator may as well estimate a draw. In chess, only a side in check can
   * be mated.
   *
   * @return true only if the game is over, and always if a side has won
   */
  default boolean isTerminalLeaf() {
    return isTerminal();
  }
}
