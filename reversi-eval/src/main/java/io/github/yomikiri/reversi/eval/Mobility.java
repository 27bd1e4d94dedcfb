package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;

/**
 * Counts moves: the moves of the side to move, less the moves that the other side would have if it
 * were that side's turn.
 *
 * <p>A side that runs out of good moves must make a bad move. So in the middle game the number of
 * moves predicts the outcome better than the number of discs. Rosenbloom's Iago (1982) is built on
 * mobility.
 *
 * <p>The unit is one move and the range [-60, 60]. This evaluator does not estimate how many discs
 * a move is worth. So finished games get values beyond all estimates: 1,000 for every disc of the
 * {@link TerminalScore#STANDARD} score. A search with this evaluator chooses the highest win that
 * the search finds, and otherwise looks for moves. Works on boards of every size.
 */
public record Mobility() implements Evaluator<Reversi> {

  @Override
  public int evaluate(Reversi node) {
    return Features.mobility(node);
  }

  @Override
  public Unit<Reversi> unit() {
    return TerminalScore.STANDARD.unit(1_000);
  }
}
