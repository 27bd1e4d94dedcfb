package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.reversi.Reversi;

/**
 * Counts discs: those of the side to move less those of the other side, the whole evaluation of the first players of
 * the 2011 blog.
 *
 * <p>The unit is one disc and the range [-64, 64]; a finished game is counted as the {@link TerminalScore} has it, in
 * discs, too. Works on boards of every size.
 *
 * <p>As a guess at the outcome it is a poor one, since having many discs in the middle game means having few moves; but
 * it is exact on a full board, and every search that reaches the end is right with it. With one ply of search it is the
 * blog's greedy player: {@code Searchers.greedy(Reversi.class, new DiscDifference(TerminalScore.PLAIN), seed)}.
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
  public int terminalScore(Reversi node) {
    return terminal.discs(node);
  }
}
