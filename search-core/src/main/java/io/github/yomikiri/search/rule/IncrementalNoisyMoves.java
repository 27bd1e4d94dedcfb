package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;

/** A game's noisy moves for the nodes of an incremental evaluator. */
record IncrementalNoisyMoves<N extends Node<N>, I extends Node<I>>(
    NoisyMoves<N> ofGame, IncrementalEvaluator<N, I> evaluator) implements NoisyMoves<I> {

  @Override
  public void list(I node, MoveList out) {
    ofGame.list(evaluator.plain(node), out);
  }

  @Override
  public boolean mayDecline(I node) {
    return ofGame.mayDecline(evaluator.plain(node));
  }

  @Override
  public int gain(I node, int move) {
    return ofGame.gain(evaluator.plain(node), move);
  }
}
