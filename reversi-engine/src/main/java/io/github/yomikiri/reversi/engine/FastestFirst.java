package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import java.util.function.Function;

/**
 * Values positions for ordering the moves that lead to them: by the evaluator, and by how many moves the side to move has.
 *
 * <p>A move after which the opponent has few replies is often good, which the evaluator knows; and it is cheap to find out how good
 * it is, because there is less to search below it, which no evaluator knows. At a node that is only to be refuted, a cheap
 * refutation is as good as a strong one. So replies count far more here than they are worth on the board.
 *
 * <p>To depth 11, from 48 midgame positions, searches took 0.75 of the time that they took with killer moves and history when moves were
 * ordered by the evaluator alone, and 0.63 when each reply counted three discs; from two to four discs made little difference.
 *
 * @param leaves values positions
 * @param unitsPerDisc the unit of its values
 * @param board tells a node's position
 */
record FastestFirst<N extends Node<N>>(
    Evaluator<N> leaves, int unitsPerDisc, Function<N, Reversi> board) implements Evaluator<N> {

  private static final int REPLY_DISCS = 3;

  @Override
  public int evaluate(N node) {
    int replies = Long.bitCount(board.apply(node).legalMoveSquares());
    return leaves.evaluate(node) + REPLY_DISCS * unitsPerDisc * replies;
  }

  @Override
  public int terminalScore(N node) {
    return leaves.terminalScore(node);
  }
}
