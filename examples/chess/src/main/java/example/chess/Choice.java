package example.chess;

import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.search.algorithm.Selection;
import java.util.Optional;

/** The usual selection of captures, with a pass, and without captures that lose much. */
final class Choice implements Selection<Chess> {

  /** How far a quiet move may change a value, in hundredths of a pawn. */
  private static final int STEP = 80;

  /** Only these first moves are searched deeper if they give check. */
  private static final int CHECKS = 8;

  private static final int LOST_DEPTH = 3;
  private static final int LOST = 100;

  private final Selection<Chess> usual;

  Choice(Captures captures) {
    usual = Selection.usual(captures, STEP);
  }

  @Override
  public boolean isInDanger(Chess node) {
    return node.isCheck();
  }

  @Override
  public int margin(Chess node, int depth) {
    return usual.margin(node, depth);
  }

  @Override
  public Optional<NullMove<Chess>> nullMove() {
    return Optional.of(new Pass());
  }

  @Override
  public int unguidedReduction(int depth) {
    return usual.unguidedReduction(depth);
  }

  @Override
  public boolean leavesOut(Chess node, int move, int depth, int earlier, int lack) {
    return usual.leavesOut(node, move, depth, earlier, lack)
        || depth <= LOST_DEPTH
            && Captures.isCapture(move)
            && Exchange.gain(node, move) < -LOST * depth;
  }

  @Override
  public int reduction(
      Chess node, int move, Chess child, int depth, int earlier, boolean isCut) {
    if (child.isCheck()) {
      return earlier < CHECKS ? -1 : 0;
    }
    return usual.reduction(node, move, child, depth, earlier, isCut);
  }
}
