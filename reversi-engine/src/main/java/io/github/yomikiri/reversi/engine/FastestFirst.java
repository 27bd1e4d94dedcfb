package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
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
 * <p>Near the leaves the evaluator costs more than it saves, so only the replies count there. The
 * benchmark of the midgame search shows what the order saves. Two or four discs for each reply in
 * place of three made little difference.
 *
 * @param <N> the nodes of the search, which know their boards
 */
final class FastestFirst<N extends Node<N>> implements MoveOrdering<N> {

  private static final int EVALUATED = 3;
  private static final int REPLY_DISCS = 3;

  private final Evaluator<N> evaluator;
  private final Function<N, Reversi> board;
  private final int unitsPerReply;

  private FastestFirst(Evaluator<N> evaluator, Function<N, Reversi> board, int unitsPerReply) {
    this.evaluator = evaluator;
    this.board = board;
    this.unitsPerReply = unitsPerReply;
  }

  /**
   * Returns the ordering.
   *
   * @param evaluator the evaluator of the search itself
   * @param unitsPerDisc how much a disc counts in the evaluator's values
   */
  static FastestFirst<Reversi> of(Evaluator<Reversi> evaluator, int unitsPerDisc) {
    return new FastestFirst<>(evaluator, Function.identity(), REPLY_DISCS * unitsPerDisc);
  }

  @Override
  public <I extends Node<I>> MoveOrdering<I> over(IncrementalEvaluator<N, I> incremental) {
    return evaluator == incremental
        ? new FastestFirst<>(
            incremental.incremental(), node -> board.apply(incremental.plain(node)), unitsPerReply)
        : MoveOrdering.super.over(incremental);
  }

  @Override
  public void score(N node, int ply, int depth, MoveList moves, int[] scores) {
    if (depth < EVALUATED) {
      scoreByReplies(board.apply(node), moves, scores);
    } else {
      scoreByValueToo(node, moves, scores);
    }
  }

  private static void scoreByReplies(Reversi board, MoveList moves, int[] scores) {
    for (int i = 0; i < moves.size(); i++) {
      scores[i] -= replies(board.play(moves.get(i)));
    }
  }

  private void scoreByValueToo(N node, MoveList moves, int[] scores) {
    for (int i = 0; i < moves.size(); i++) {
      N child = node.play(moves.get(i));
      scores[i] -= child.isTerminal()
          ? evaluator.unit().terminalScore(child)
          : evaluator.evaluate(child) + unitsPerReply * replies(board.apply(child));
    }
  }

  private static int replies(Reversi board) {
    return Long.bitCount(board.legalMoveSquares());
  }
}
