package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NullMove;
import java.util.Optional;

/** Asks a selection about the game's own nodes, in a search of an evaluator's nodes. */
record PlainSelection<N extends Node<N>, I extends Node<I>>(
    Selection<N> selection, IncrementalEvaluator<N, I> evaluator) implements Selection<I> {

  /** A pass of the game's own nodes. */
  private record PlainPass<N extends Node<N>, I extends Node<I>>(
      NullMove<N> pass, IncrementalEvaluator<N, I> evaluator) implements NullMove<I> {

    @Override
    public boolean isAllowed(I node) {
      return pass.isAllowed(evaluator.plain(node));
    }

    @Override
    public I play(I node) {
      return evaluator.enriched(pass.play(evaluator.plain(node)));
    }
  }

  @Override
  public boolean isInDanger(I node) {
    return selection.isInDanger(evaluator.plain(node));
  }

  @Override
  public int margin(I node, int depth) {
    return selection.margin(evaluator.plain(node), depth);
  }

  @Override
  public Optional<NullMove<I>> nullMove() {
    return selection.nullMove().map(pass -> new PlainPass<>(pass, evaluator));
  }

  @Override
  public int passReduction(int depth) {
    return selection.passReduction(depth);
  }

  @Override
  public int unguidedReduction(int depth) {
    return selection.unguidedReduction(depth);
  }

  @Override
  public boolean leavesOut(I node, int move, int depth, int earlier, int lack) {
    return selection.leavesOut(evaluator.plain(node), move, depth, earlier, lack);
  }

  @Override
  public int reduction(I node, int move, I child, int depth, int earlier, boolean isCut) {
    return selection.reduction(
        evaluator.plain(node), move, evaluator.plain(child), depth, earlier, isCut);
  }
}
