package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.ordering.EvaluationOrdering;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.function.Function;

/**
 * Orders moves by the value of the position after the move, and by the number of replies there.
 *
 * <p>A move that leaves the opponent few replies is often good, and the evaluator counts this. Such
 * a move is also cheap to search, because its subtree is small, but the evaluator does not count
 * this. At a cut node, a cheap refutation is as good as a strong refutation. So a reply counts far
 * more in this order than in the evaluator.
 *
 * <p>The time was measured on searches of 48 midgame positions to depth 11, relative to killer
 * moves and history. It was 0.75 with moves ordered by the evaluator alone, and 0.63 when each
 * reply counted three discs. Two or four discs made little difference.
 */
final class FastestFirst implements MoveOrdering<Reversi> {

  private static final int MIN_DEPTH = 3;
  private static final int REPLY_DISCS = 3;

  private final Evaluator<Reversi> evaluator;
  private final int unitsPerReply;
  private final MoveOrdering<Reversi> ordering;

  /**
   * Makes the ordering.
   *
   * @param evaluator the evaluator of the search itself
   * @param unitsPerDisc how much a disc counts in the evaluator's values
   */
  FastestFirst(Evaluator<Reversi> evaluator, int unitsPerDisc) {
    this.evaluator = evaluator;
    unitsPerReply = REPLY_DISCS * unitsPerDisc;
    ordering = ordering(evaluator, Function.identity());
  }

  private <N extends Node<N>> MoveOrdering<N> ordering(
      Evaluator<N> values, Function<N, Reversi> board) {
    return new EvaluationOrdering<>(new WithReplies<>(values, unitsPerReply, board), MIN_DEPTH);
  }

  /** Values a position by the evaluator, and by the number of moves of the side to move. */
  private record WithReplies<N extends Node<N>>(
      Evaluator<N> values, int unitsPerReply, Function<N, Reversi> board) implements Evaluator<N> {

    @Override
    public int evaluate(N node) {
      int replies = Long.bitCount(board.apply(node).legalMoveSquares());
      return values.evaluate(node) + unitsPerReply * replies;
    }

    @Override
    public int terminalScore(N node) {
      return values.terminalScore(node);
    }
  }

  @Override
  public void score(Reversi node, int ply, int depth, MoveList moves, int[] scores) {
    ordering.score(node, ply, depth, moves, scores);
  }

  @Override
  public <I extends Node<I>> MoveOrdering<I> over(IncrementalEvaluator<Reversi, I> incremental) {
    return evaluator == incremental
        ? ordering(incremental.incremental(), incremental::plain)
        : MoveOrdering.super.over(incremental);
  }
}
