package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;

/**
 * Counts discs: the discs of the side to move less the discs of the other side. The first players
 * of the 2011 blog evaluate positions by this difference alone.
 *
 * <p>The unit is one disc and the range [-64, 64]. A finished game is counted by the
 * {@link TerminalScore}, in discs, too. Works on boards of every size.
 *
 * <p>The difference predicts the outcome poorly, because a side with many discs in the middle game
 * has few moves. But the difference is exact on a full board, so every search that reaches the end
 * returns the right result. A search of one ply with this evaluator is the blog's greedy player:
 * {@code Searchers.greedy(Reversi.class, new DiscDifference(TerminalScore.PLAIN), seed)}.
 *
 * @param terminal how a finished game is counted
 */
public record DiscDifference(TerminalScore terminal) implements DiscEvaluator {

  /** Counts finished games by the standard rule, empty squares to the winner. */
  public DiscDifference() {
    this(TerminalScore.STANDARD);
  }

  /** Values are discs. */
  @Override
  public int unitsPerDisc() {
    return 1;
  }

  @Override
  public int evaluate(Reversi node) {
    return node.discDifference();
  }

  @Override
  public Unit<Reversi> unit() {
    return terminal.unit(1);
  }
}
