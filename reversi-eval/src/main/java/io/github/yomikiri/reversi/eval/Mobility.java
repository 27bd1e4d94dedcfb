package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;

/**
 * Counts moves: those of the side to move less those that the other side would have, were it its turn.
 *
 * <p>A side that runs out of good moves must make a bad one, so in the middle game the number of moves says more about
 * the outcome than the number of discs; Rosenbloom's Iago (1982) is built on it.
 *
 * <p>The unit is one move and the range [-60, 60]. How many discs a move is worth this evaluator does not know, so a
 * finished game is put above all guesses: it counts 1,000 for every disc of its {@link TerminalScore#STANDARD} score. A
 * search with it goes for a win that it sees, the higher the better, and otherwise for moves. Works on boards of every
 * size.
 */
public record Mobility() implements Evaluator<Reversi> {

  @Override
  public int evaluate(Reversi node) {
    return Features.mobility(node);
  }

  @Override
  public int terminalScore(Reversi node) {
    return TerminalScore.STANDARD.thousandths(node);
  }
}
