package example.chess;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.search.ordering.MoveOrdering;

/**
 * Lets an ordering learn from quiet moves only, because captures have an order of their own.
 *
 * @param learning killers or history
 */
record QuietOrder(MoveOrdering<Chess> learning) implements MoveOrdering<Chess> {

  private static boolean isQuiet(int move) {
    return Moves.captured(move) == 0 && Moves.promotion(move) == 0;
  }

  @Override
  public void score(Chess node, int ply, int depth, MoveList moves, int[] scores) {
    learning.score(node, ply, depth, moves, scores);
  }

  @Override
  public void reached(int ply, int move) {
    learning.reached(ply, move);
  }

  @Override
  public void cutoff(int ply, int depth, int move) {
    if (isQuiet(move)) {
      learning.cutoff(ply, depth, move);
    }
  }

  @Override
  public void best(int ply, int depth, int move) {
    if (isQuiet(move)) {
      learning.best(ply, depth, move);
    }
  }

  @Override
  public void newSearch() {
    learning.newSearch();
  }

  @Override
  public void reset() {
    learning.reset();
  }
}
